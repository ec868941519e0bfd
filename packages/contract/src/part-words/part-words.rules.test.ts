import { describe, expect, it } from 'vitest';
import { noShopWords } from './meaning';
import { tellingWords, unknownWords, wordProblem } from './part-words.rules';
import { PartWordInput, partWordTexts } from './part-words.schema';

describe('a word of the shop', () => {
  it('means other words, and never itself in any spelling', () => {
    expect(wordProblem({ word: 'دوسة', means: ['فحمات'] }, [])).toBeUndefined();
    expect(wordProblem({ word: 'دوسة', means: ['فحمات', 'الدوسه'] }, [])).toBe(partWordTexts.itself('دوسة'));
  });

  it('forms no circle with others, however long', () => {
    const others = [
      { word: 'ب', means: ['ت', 'فحمات'] },
      { word: 'ت', means: ['الألف'] },
    ];
    expect(wordProblem({ word: 'ألف', means: ['فحمات', 'ب'] }, others)).toBe(
      partWordTexts.circle(['ألف', 'ب', 'ت', 'الألف']),
    );
    expect(wordProblem({ word: 'ث', means: ['ب'] }, others)).toBeUndefined();
  });

  it('has at most four words, means at least one and at most twenty', () => {
    const messages = (input: unknown) =>
      PartWordInput.safeParse(input).error?.issues.map(({ message }) => message);
    expect(messages({ word: 'دوسة', means: [] })).toEqual([partWordTexts.means]);
    expect(messages({ word: 'ا ب ت ث ج', means: ['فحمات'] })).toEqual([partWordTexts.mostWords]);
    expect(messages({ word: 'دوسة', means: Array(21).fill('فحمات') })).toEqual([partWordTexts.mostMeans]);
  });
});

describe('what a search in vain teaches', () => {
  it.each([
    ['دوسة كامري 2010', 'دوسه'],
    ['حنفية مكينة', 'حنفيه'],
    ['فحمات كامري', undefined],
    ['90915-YZZD2', undefined],
  ])('«%s»: %s', (typed, word) => expect(unknownWords(typed, noShopWords)).toBe(word));

  it('is what the part is called, without its car and side', () => {
    expect(tellingWords('فحمات فرامل أمامية تويوتا كامري 2007-2011', 'دوسه')).toEqual(['فحمات فرامل']);
    expect(tellingWords('كشاف أمامي يمين', 'نور')).toEqual(['كشاف']);
    expect(tellingWords('A-1', 'نور')).toEqual([]);
  });
});
