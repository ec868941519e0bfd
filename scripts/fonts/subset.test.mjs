import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { folder, readFaces, subsetFonts } from './subset.mjs';

const faces = readFaces();
const arabicBlocks = [
  [0x06_00, 0x06_ff],
  [0x07_50, 0x07_7f],
  [0xfb_50, 0xfd_ff],
  [0xfe_70, 0xfe_fc],
];

test('the font files are what their style sheet says', async () => {
  const made = await subsetFonts();
  expect(made.map(({ name }) => name)).toEqual(['arabic-400.woff2', 'arabic-600.woff2', 'latin-400.woff2']);
  for (const { name, content } of made)
    expect(content.equals(readFileSync(join(folder, name))), `npm run fonts writes another ${name}`).toBe(
      true,
    );
}, 60_000);

test.each(['400', '600'])('all Arabic letters have one file in weight %s', (weight) => {
  const letters = faces
    .filter(({ url }) => url.includes(`arabic-${weight}`))
    .flatMap(({ characters }) => characters);
  const known = new Set(letters);
  expect(known.size).toBe(letters.length);
  for (const [first, last] of arabicBlocks)
    for (let letter = first; letter <= last; letter++)
      expect(known.has(letter), letter.toString(16)).toBe(true);
});

test('the first visit has the letters of every text of the app', () => {
  const { characters } = faces.find(({ url }) => url === './arabic-400.woff2');
  const letters = new Set(characters);
  const texts = ['contract', 'web', 'server'].flatMap((name) => [
    ...sources(join(root, 'packages', name, 'src')),
  ]);
  const used = new Set(texts.join('').match(/[\u0600-\u06FF]/g));
  expect([...used].filter((letter) => !letters.has(letter.codePointAt(0)))).toEqual([]);
  expect(used.size).toBeGreaterThan(50);
});

function* sources(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) yield* sources(inside);
    else if (['.ts', '.tsx'].includes(extname(entry.name)) && !entry.name.includes('.test.'))
      yield readFileSync(inside, 'utf8');
  }
}
