import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noShopWords } from './meaning';
import { mistypedNeedles, mistypedWords } from './mistyped';
import { canBeMistyped, isNear, nearKeys } from './near-words';
import { readPartQuery } from './read-part-query';

const letters = fc.constantFrom(...'ابتفلمي');
const word = fc.array(letters, { minLength: 1, maxLength: 6 }).map((all) => all.join(''));

/** All texts one letter away. */
function* neighbours(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at++) {
    for (const letter of 'ابتفلمي') {
      yield text.slice(0, at) + letter + text.slice(at);
      if (at < text.length) yield text.slice(0, at) + letter + text.slice(at + 1);
    }
    yield text.slice(0, at) + text.slice(at + 1);
    yield text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2);
  }
}

describe('near words', () => {
  it('are one letter apart: one more, one less, another, or two in changed places', () =>
    fc.assert(
      fc.property(word, word, (a, b) => {
        const near = new Set(neighbours(a));
        near.delete(a);
        expect(isNear(a, b)).toBe(near.has(b));
        for (const other of near) expect(isNear(a, other), `${a} ${other}`).toBe(true);
      }),
      { numRuns: 30 },
    ));

  it('have a key in common', () =>
    fc.assert(
      fc.property(word, (a) => {
        const keys = new Set(nearKeys(a));
        for (const other of neighbours(a)) expect(nearKeys(other).some((key) => keys.has(key))).toBe(true);
      }),
      { numRuns: 30 },
    ));

  it('are words of four letters and more', () =>
    expect(['فلتر', 'زيت', '2010', 'abs', 'brake', 'vva8'].filter(canBeMistyped)).toEqual(['فلتر', 'brake']));
});

describe('a mistyped search', () => {
  it('doubts words that no part has and nobody knows if little was found, known ones if nothing was', () => {
    const words = (q: string, found: number, ...inParts: string[]) =>
      mistypedWords(readPartQuery(q, noShopWords), new Set(inParts), found);
    expect(words('فلتر زيت كورلا 2010', 2)).toEqual(['كورلا']);
    expect(words('فلتر زيت كورلا 2010', 2, 'كورلا')).toEqual([]);
    expect(words('فلتر زيت كورلا 2010', 3)).toEqual([]);
    expect(words('سير كامري', 0)).toEqual(['كامري']);
    expect(words('سير كامري', 1)).toEqual([]);
  });

  it('looks for near words of the catalogue and of the dictionary, and for what these mean', () => {
    const needles = (q: string, words: string[] = []) =>
      mistypedNeedles(readPartQuery(q, noShopWords), noShopWords, q.split(' '), words).map((one) =>
        one.needles.join('+'),
      );
    expect(needles('فحمت كورلا', ['كورولا', 'فحمات'])).toEqual(
      expect.arrayContaining(['فحمات+كورولا', 'فحمات+corolla', 'بريك+corolla']),
    );
    expect(needles('زقزوق', ['زقزوقه', 'زقزق', 'بعيد'])).toEqual(['زقزق', 'زقزوقه']);
    expect(needles('سسسصصص')).toEqual([]);
  });
});
