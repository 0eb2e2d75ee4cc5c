/** Opens a dialog over everything. Escape calls `onclose`; the focus returns to where it was. */
export function modal(dialog: HTMLDialogElement, onclose: () => void): { destroy(): void } {
  const before = document.activeElement as HTMLElement | null;
  dialog.oncancel = (event) => {
    event.preventDefault();
    onclose();
  };
  if (!dialog.open) dialog.showModal?.();
  return { destroy: () => before?.focus?.() };
}
