import { fold } from '@turoos/contract';
import { askedWords, meantBy, shorterForms } from './asked-words';
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

export interface Findings {
  passages: Passage[];
  /** The words that were searched for, as they are folded. */
  words: string[];
}

interface Place {
  chapter: Chapter;
  heading: string;
  index: number;
  block: Block;
  /** Folded. */
  title: string;
  above: string;
  text: string;
}

const mostPassages = 20;
/** The share of what the best passage covers of the question, below which one is no answer. */
const worthShowing = 0.6;

/**
 * Finds the blocks that answer a question, in any spelling: those with all of its words, or else with most of them. A
 * word counts the more the rarer it is, and most in a heading.
 */
export function findPassages(chapters: readonly Chapter[], typed: string): Findings {
  const places = chapters.flatMap(placesIn);
  const words = wordsIn(places, typed);
  const weights = words.map((word) => {
    const blocks = places.filter((place) => has(place, word)).length;
    return Math.log(1 + places.length / blocks);
  });
  const scored = places
    .map((place) => ({ place, ...score(place, words, weights) }))
    .filter(({ coverage }) => coverage > 0);
  const best = Math.max(0, ...scored.map(({ coverage }) => coverage));
  const passages = scored
    .filter(({ coverage }) => coverage >= worthShowing * best)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, mostPassages)
    .map(({ place: { chapter, heading, index }, sentence }) => ({ chapter, heading, index, sentence }));
  return { passages, words };
}

const placesIn = (chapter: Chapter): Place[] =>
  chapter.blocks.map((block, index) => {
    const heading = headingAbove(chapter.blocks, index);
    return {
      chapter,
      heading,
      index,
      block,
      title: fold(chapter.title),
      above: fold(heading),
      text: fold(plainText(block)),
    };
  });

const has = ({ title, above, text }: Place, word: string) =>
  text.includes(word) || above.includes(word) || title.includes(word);

/** Returns the asked words as the handbook has them: by its own word, or by a shorter form; others are left out. */
function wordsIn(places: readonly Place[], typed: string): string[] {
  const isThere = (word: string) => places.some((place) => has(place, word));
  const whole = new Set(places.flatMap(({ text }) => text.split(/[^\p{L}\p{N}]+/u)));
  return askedWords(typed).flatMap((word) => {
    const meant = meantBy(word);
    if (meant.length > 0 && !whole.has(word)) return meant.filter(isThere);
    return [word, ...shorterForms(word)].filter(isThere).slice(0, 1);
  });
}

/** How much of the question a block covers with its headings, and how near to it the words are. */
function score(place: Place, words: readonly string[], weights: readonly number[]) {
  const weigh = (text: string) =>
    words.reduce((sum, word, index) => sum + (text.includes(word) ? (weights[index] ?? 0) : 0), 0);
  const [nearest] = sentencesOf(place.block)
    .map((sentence) => ({ sentence, weight: weigh(fold(sentence)) }))
    .toSorted((a, b) => b.weight - a.weight);
  if (!nearest || nearest.weight === 0) return { coverage: 0, points: 0, sentence: '' };
  const around = `${place.title} ${place.above} ${place.text}`;
  return {
    coverage: weigh(around),
    points: 2 * weigh(around) + 3 * nearest.weight + 2 * weigh(place.above) + weigh(place.title),
    sentence: nearest.sentence,
  };
}

function headingAbove(blocks: readonly Block[], index: number): string {
  const above = blocks.slice(0, index + 1).findLast((block) => block.kind === 'heading' && block.level > 1);
  return above ? plainText(above) : '';
}
