import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../prepare.mjs';

export const folder = join(root, 'packages', 'web', 'src', 'app', 'fonts');
const source = join(root, 'node_modules', '@fontsource', 'ibm-plex-sans-arabic', 'files');

/** Features of Arabic script, ligatures and kerning. Built fractions are left out: no screen shows them. */
const features = ['ccmp', 'locl', 'init', 'medi', 'fina', 'rlig', 'calt', 'liga', 'kern', 'mark', 'mkmk'];

/** Returns each @font-face of fonts.css: the address of its file and its characters. */
export function readFaces() {
  const css = readFileSync(join(folder, 'fonts.css'), 'utf8');
  return Array.from(css.matchAll(/url\('([^']+)'\)[^}]+unicode-range:([^;]+);/g), ([, url, ranges]) => ({
    url,
    characters: ranges.split(',').flatMap((range) => {
      const [first, last = first] = range
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    }),
  }));
}

/** Cuts the files of the fonts' folder out of the font's package, hints included: Windows draws with them. */
export async function subsetFonts() {
  const { default: subset } = await import('subset-font');
  const own = readFaces().filter(({ url }) => dirname(url) === '.');
  return Promise.all(
    own.map(async ({ url, characters }) => {
      const name = url.slice('./'.length);
      const cut = name.replace('.woff2', '-normal.woff2');
      const whole = readFileSync(join(source, `ibm-plex-sans-arabic-${cut}`));
      const text = String.fromCodePoint(...characters);
      return { name, content: await subset(whole, text, { targetFormat: 'woff2', keepFeatures: features }) };
    }),
  );
}
