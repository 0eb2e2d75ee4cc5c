// What jsdom lacks.
class NoObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
globalThis.ResizeObserver ??= NoObserver as unknown as typeof ResizeObserver;
