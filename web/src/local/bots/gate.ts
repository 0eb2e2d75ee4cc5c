// Pauses all thinking while nobody is looking.
export class Gate {
  private closed: Promise<void> | null = null;
  private release = () => {};

  set open(open: boolean) {
    if (open === !this.closed) return;
    if (open) {
      this.release();
      this.closed = null;
    } else this.closed = new Promise((release) => (this.release = release));
  }

  /** Waits while it is closed; rejects once `stop` says so. */
  async pass(stop: AbortSignal): Promise<void> {
    while (this.closed && !stop.aborted) await Promise.race([this.closed, once(stop)]);
    stop.throwIfAborted();
  }
}

const once = (stop: AbortSignal) =>
  new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }));
