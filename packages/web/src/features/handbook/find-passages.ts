import { fold } from '@turoos/contract';
import type { Chapter } from './chapters';
import { plainText, sentencesOf, type Block } from './markdown';

export interface Passage {
  chapter: Chapter;
  /** The heading above it, and its place among the blocks. */
  heading: string;
  index: number;
  /** The sentence of the block that has most of the words. */
  sentence: string;
}

const mostPassages = 20;

export const searchedWords = (typed: string): string[] => fold(typed).split(' ').filter(Boolean);

/** Finds the blocks that contain every word, in any spelling; those with all words in one sentence come first. */
export function findPassages(chapters: readonly Chapter[], typed: string): Passage[] {
  const words = searchedWords(typed);
  if (words.length === 0) return [];
  const found = chapters.flatMap((chapter) =>
    chapter.blocks.flatMap((block, index) => passageIn(chapter, block, index, words)),
  );
  return found
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, mostPassages)
    .map(({ passage }) => passage);
}

function passageIn(chapter: Chapter, block: Block, index: number, words: readonly string[]) {
  const heading = headingAbove(chapter.blocks, index);
  const around = fold(`${chapter.title} ${heading} ${plainText(block)}`);
  if (!words.every((word) => around.includes(word))) return [];
  const [best] = sentencesOf(block)
    .map((sentence) => ({ sentence, hits: words.filter((word) => fold(sentence).includes(word)).length }))
    .toSorted((a, b) => b.hits - a.hits);
  if (!best || best.hits === 0) return [];
  return [{ hits: best.hits, passage: { chapter, heading, index, sentence: best.sentence } }];
}

function headingAbove(blocks: readonly Block[], index: number): string {
  const above = blocks.slice(0, index + 1).findLast((block) => block.kind === 'heading' && block.level > 1);
  return above ? plainText(above) : '';
}
