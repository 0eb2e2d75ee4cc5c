// Where the page lies: at the root of a server, or alone (`farmyard site`) in a folder of any web host.
const page = document.documentElement;

/** No server, no other people: everything happens on this device. */
export const alone = page.hasAttribute('data-alone');
const asked = new URLSearchParams(location.search);
/** One game in a frame of somebody's page, without anything around it. */
export const embedded = alone && asked.has('embed');
/** What the address of the frame asks for: `?embed=<game>&lang=<language>&level=<level>`. */
export const wanted = { game: asked.get('embed') ?? '', language: asked.get('lang'), level: asked.get('level') ?? '' };
/** The folder of the page. */
export const root = new URL(alone ? './' : '/', location.href.split('#')[0]).href;
if (embedded) page.dataset.embedded = '';
