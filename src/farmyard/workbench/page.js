// Waits for the next version of the table, a saved file or a finding, and shows it where one is looking.
const shown = document.body.dataset.version;
const place = sessionStorage.getItem('place');
if (place) scrollTo(0, Number(place));
addEventListener('beforeunload', () => sessionStorage.setItem('place', String(scrollY)));
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
