import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groups, loadChapters } from './chapters';
import { findPassages } from './find-passages';

const folder = new URL('../../../../../docs/handbook/', import.meta.url);
const list = readFileSync(new URL('../../e2e/pictures/picture-list.ts', folder), 'utf8');
const named = (name: string) => name.normalize('NFC');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name: named(name), text: readFileSync(new URL(name, folder), 'utf8') }));
const inAll = (pattern: RegExp) =>
  sources.flatMap(({ text }) => Array.from(text.matchAll(pattern), ([, found]) => named(found ?? '')));

it('loads the chapters in the order of reading, each with its title and text', async () => {
  const chapters = await loadChapters();
  expect(chapters[0]?.title).toBe('البداية');
  for (const { title, blocks } of chapters) {
    expect(blocks[0], title).toMatchObject({ kind: 'heading', level: 1, text: title });
    expect(blocks.length, title).toBeGreaterThan(5);
  }
});

it('names only chapters that exist, in groups and in links', async () => {
  const names = (await loadChapters()).map(({ name }) => name);
  expect(groups.flatMap(({ chapters }) => chapters).filter((name) => !names.includes(name))).toEqual([]);
  const links = inAll(/\[[^\]]+\]\(([^)]+)\.md\)/g);
  expect(links.filter((name) => !names.includes(name))).toEqual([]);
});

it('every chapter has pictures that the script takes, and every picture is shown', () => {
  const files = readdirSync(new URL('pictures/', folder)).toSorted();
  const taken = Array.from(list.matchAll(/ name: '([\w-]+)'/g), ([, name]) => `${name}.webp`).toSorted();
  expect(files).toEqual(taken);
  expect([...new Set(inAll(/!\[[^\]]+\]\(pictures\/([^)]+)\)/g))].toSorted()).toEqual(taken);
  // the page for the first day is one sheet of paper
  const bare = sources.filter(({ text }) => !text.includes('](pictures/')).map(({ name }) => name);
  expect(bare).toEqual(['اليوم-الأول.md']);
  for (const file of files)
    expect(statSync(new URL(`pictures/${file}`, folder)).size, file).toBeLessThanOrEqual(60_000);
});

it('finds passages by all words, in any spelling, with the heading above and the sentence', async () => {
  const chapters = await loadChapters();
  const { passages: found } = findPassages(chapters, 'اقدم ديونه');
  expect(found.map(({ chapter, heading }) => [chapter.title, heading])).toContainEqual([
    'العملاء والديون',
    'قبض دفعة',
  ]);
  expect(found[0]?.sentence).toMatch(/أقدم ديونه/);
  expect(findPassages(chapters, '').passages).toEqual([]);
  expect(findPassages(chapters, 'سسسصصص').passages).toEqual([]);
});

it.each([
  ['كيف أسجل دين قديم', 'العملاء والديون'],
  ['دين قديم', 'العملاء والديون'],
  ['كيف انقل من الاكسل؟', 'نقل بيانات المتجر'],
  ['نسيت كلمة السر', 'اليوم الأول'],
  ['استرجاع النسخة', 'الإعدادات والنسخ الاحتياطي'],
  ['فلاش', 'الإعدادات والنسخ الاحتياطي'],
  ['كيف أحذف فاتورة', 'البيع'],
  ['الغاء فاتورة مبيعات', 'البيع'],
])('answers %j, as people ask, from the chapter %s', async (typed, title) => {
  const { passages } = findPassages(await loadChapters(), typed);
  expect(passages.slice(0, 3).map(({ chapter }) => chapter.title)).toContain(title);
});
