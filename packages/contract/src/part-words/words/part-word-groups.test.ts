import { describe, expect, it } from 'vitest';
import { phraseKey, phraseWords } from '../word-forms';
import { partWordGroups } from './part-word-groups';
import { wordGroups } from './word-group';

const keysOf = (words: readonly string[]) => words.map((word) => phraseKey(phraseWords(word)));
const repeated = (keys: readonly string[]) => keys.filter((key, place) => keys.indexOf(key) !== place);

describe('the groups of words that mean one part', () => {
  it('are a few hundred, each with an English name of its own and Arabic words', () => {
    expect(partWordGroups.length).toBeGreaterThan(300);
    expect(repeated(keysOf(partWordGroups.map(([english]) => english)))).toEqual([]);
    for (const [english, ...words] of partWordGroups) {
      expect(english).toMatch(/^[a-zA-Z /-]+$/);
      expect(
        words.some((word) => /^[ء-ي]/.test(word)),
        english,
      ).toBe(true);
    }
  });

  it('contain no empty word, no word twice and no phrase that is too long to be looked up', () => {
    for (const words of partWordGroups) {
      const keys = keysOf(words);
      expect({ group: words[0], repeated: repeated(keys) }).toEqual({ group: words[0], repeated: [] });
      for (const key of keys) {
        expect(key, words[0]).not.toBe('');
        expect(key.split(' ').length, key).toBeLessThanOrEqual(4);
      }
    }
  });

  it('are written one on a line, continued by deeper lines', () =>
    expect(wordGroups('\n  brake pads: فحمات، بريك،\n      brake pad\n  oil: زيت\n')).toEqual([
      ['brake pads', 'فحمات', 'بريك', 'brake pad'],
      ['oil', 'زيت'],
    ]));
});
