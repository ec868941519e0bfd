import { expect, it } from 'vitest';
import { findPassages, loadChapters } from './chapters';

it('loads the chapters in the order of reading, each with its title and text', async () => {
  const chapters = await loadChapters();
  expect(chapters[0]?.title).toBe('البداية');
  for (const { title, blocks } of chapters) {
    expect(blocks[0], title).toMatchObject({ kind: 'heading', level: 1, text: title });
    expect(blocks.length, title).toBeGreaterThan(5);
  }
});

it('finds passages by all words, in any spelling, with the heading above them', async () => {
  const chapters = await loadChapters();
  const [first] = findPassages(chapters, 'قبض دفعه');
  expect(first).toMatchObject({ chapter: { title: 'البداية' } });
  const found = findPassages(chapters, 'اقدم ديونه');
  expect(
    found.some(({ chapter, heading }) => chapter.title === 'العملاء والديون' && heading === 'قبض دفعة'),
  ).toBe(true);
  expect(findPassages(chapters, '')).toEqual([]);
  expect(findPassages(chapters, 'سسسصصص')).toEqual([]);
});
