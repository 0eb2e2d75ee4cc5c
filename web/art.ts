// The drawings as sprites: one file of symbols for the frame, one for each game,
// so that nobody loads a cow to race pigs.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, 'src/art');
const SYMBOL = /<symbol id="([\w-]+)" viewBox="[^"]+">[\s\S]*?<\/symbol>/g;

/** Which symbols a sprite holds; what they use comes with them. */
export const SPRITES: Record<string, RegExp> = {
  frame: /^(i-.*|who-.*|robot.*|logo|hills|soil-edge|sun|moon|cloud|barn|tree-.*|fence|wreath|hay|farmer|cow-mascot)$/,
  home: new RegExp(
    '^(silo|pig-\\w+-walk|pig-(pink|brown|black|beige)-(face|rest)|cow-[0-3]|cow-closer|' +
      'sty-.*|racer-fast|racepig-(red|yellow)|rudi-\\w+-7)$',
  ),
  saumaumau: /^(smm-.*|bet-.*|suit-.*|pig-\w+-(walk|face|rest)|track-saumaumau.*|space.*|mud|start-player|schlappi)$/,
  rudi: /^(rudi-.*|racepig-.*|racer-.*|silk-.*|stadium.*|space.*)$/,
  quartett: /^(rudi-.*|silk-.*)$/,
  happypigs: /^(hp-.*|sty.*|tool-.*|coin.*|season-.*|act-.*)$/,
  talk: /^emote-/,
  mow: /^(mow-.*|cow-(?!mascot$).*|fly|arrow-turn|pasture)$/,
};

/** Every symbol by its id. */
export function symbols(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.svg')))
    for (const [source, id] of readFileSync(join(FOLDER, file), 'utf8').matchAll(SYMBOL)) {
      if (found.has(id)) throw Error(`${id} is drawn twice`);
      found.set(id, source);
    }
  for (const cow of ['mow-yellow-lean', 'mow-yellow-milk'])
    for (let number = 1; number < 16; number++) found.set(`${cow}-${number}`, numbered(cow, number));
  return found;
}

/** A cow whose number is an option of the game: its card with this number on it. */
function numbered(cow: string, number: number): string {
  const size = number < 10 ? 'letter-spacing="0" font-size="62"' : 'letter-spacing="-3" font-size="50"';
  const font = `font-family="var(--font-display,'Fredoka Variable',Fredoka,'Baloo 2',sans-serif)" font-weight="600"`;
  const text = `<text ${size} x="40" y="66" text-anchor="middle" fill="#5a3674" ${font}>${number}</text>`;
  return `<symbol id="${cow}-${number}" viewBox="0 0 200 280">\n<use href="#${cow}"/>\n${text}\n</symbol>`;
}

/** Width over height of every drawing that is neither square nor a card. */
export function shapes(all = symbols()): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [id, source] of all) {
    const [width, height] = /viewBox="([^"]+)"/.exec(source)![1].split(' ').slice(2).map(Number);
    if (width !== height && width / height !== 5 / 7) found[id] = Math.round((1000 * width) / height) / 1000;
  }
  return found;
}

export function sprite(name: string, all = symbols()): string {
  const wanted = new Set<string>();
  const take = (id: string) => {
    if (wanted.has(id)) return;
    const source = all.get(id);
    if (source === undefined) throw Error(`there is no drawing ${id}`);
    wanted.add(id);
    for (const [, used] of source.matchAll(/href="#([\w-]+)"/g)) if (all.has(used)) take(used);
  };
  for (const id of all.keys()) if (SPRITES[name].test(id)) take(id);
  const drawn = [...wanted].map((id) => all.get(id)).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn}\n</svg>\n`;
}

/** Serves and builds `virtual:art`: the addresses of all sprites by name. */
export function art(): Plugin {
  let building = false;
  return {
    name: 'farmyard-art',
    configResolved: (config) => void (building = config.command === 'build'),
    resolveId: (id) => (id === 'virtual:art' ? '\0art' : undefined),
    load(id) {
      if (id !== '\0art') return;
      const all = symbols();
      const address = (name: string) => {
        if (!building) return `'/art/${name}.svg'`;
        const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source: sprite(name, all) });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      };
      const sprites = Object.keys(SPRITES).map((name) => `${name}: ${address(name)}`);
      return `export default {${sprites}};\nexport const shapes = ${JSON.stringify(shapes(all))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/art\/(\w+)\.svg/.exec(request.url ?? '')?.[1];
        if (!name || !SPRITES[name]) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(sprite(name));
      });
    },
  };
}
