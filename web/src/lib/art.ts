// Sprites are fetched once and inlined; every picture is a <use> of one of their symbols.
import addresses, { shapes } from 'virtual:art';

const coming = new Map<string, Promise<void>>();

export function loadArt(name: string): Promise<void> {
  if (!Object.hasOwn(addresses, name)) return Promise.resolve();
  if (!coming.has(name))
    coming.set(
      name,
      fetch(addresses[name])
        .then((answer) => answer.text())
        .then(insert),
    );
  return coming.get(name)!;
}

function insert(source: string): void {
  const sheet = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  for (const symbol of [...sheet.children]) if (document.getElementById(symbol.id)) symbol.remove();
  sheet.setAttribute('class', 'sprite');
  sheet.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.importNode(sheet, true));
}

/** Aspect ratio of a drawing. */
export function shape(id: string): number {
  return shapes[id] ?? (/^(smm|rudi|mow|hp|plain)-/.test(id) ? 5 / 7 : 1);
}
