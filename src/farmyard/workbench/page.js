// Waits for the next version of the table, a saved file or a finding, and shows it where one is looking. What is being
// written in the rulebook stays as it is meanwhile, with the cursor in it.
const shown = document.body.dataset.version;
const editor = document.querySelector('.editor');
const area = editor.querySelector('textarea');
const original = area.value;
const kept = JSON.parse(sessionStorage.getItem('bench') ?? '{}');
if (kept.draft !== undefined && kept.from === original) area.value = kept.draft;
if (kept.place) scrollTo(0, kept.place);
if (kept.open !== undefined) editor.open = kept.open;
if (kept.cursor) {
  area.setSelectionRange(...kept.cursor);
  area.focus({ preventScroll: true });
}
area.scrollTop = kept.rolled ?? 0;
const mark = () => editor.classList.toggle('unsaved', area.value !== original);
area.addEventListener('input', mark);
mark();
let saving = false;
for (const form of editor.querySelectorAll('form')) form.addEventListener('submit', () => (saving = true));
addEventListener('beforeunload', () => {
  const draft = saving || area.value === original ? {} : { draft: area.value, from: original };
  const cursor = document.activeElement === area ? [area.selectionStart, area.selectionEnd] : null;
  const looks = { place: scrollY, open: editor.open, rolled: area.scrollTop, cursor };
  sessionStorage.setItem('bench', JSON.stringify({ ...looks, ...draft }));
});
for (const place of document.querySelectorAll('[data-line]'))
  place.addEventListener('click', () => {
    const lines = area.value.split('\n');
    const at = lines.slice(0, place.dataset.line - 1).join('\n').length + 1;
    editor.open = true;
    area.focus();
    area.setSelectionRange(at, at + (lines[place.dataset.line - 1] ?? '').length);
    area.scrollTop = (place.dataset.line - 8) * 19.5;
  });
async function wait() {
  try {
    const answer = await fetch(`wait?version=${shown}`);
    if (answer.ok && (await answer.text()) !== shown) return location.reload();
  } catch {
    await new Promise((done) => setTimeout(done, 1000)); // the workbench has been closed, or starts again
  }
  void wait();
}
void wait();
