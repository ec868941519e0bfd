import { expect, it } from 'vitest';
import { nameNeedles, searchWords, wordNeedles } from './search-words';

it.each([
  ['فلتر  (زيت)', ['فلتر', 'زيت']],
  ['أحمد - ٣', ['احمد', '3']],
  ['-', ['-']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  [' ', []],
])('the words of «%s»', (typed, words) => expect(searchWords(typed)).toEqual(words));

it('a short word must start a word, and words without letters and digits are dropped', () => {
  expect(wordNeedles('VA فلتر 90915-Y')).toEqual([' va', 'فلتر', '90915-y']);
  expect(wordNeedles('% -')).toEqual([]);
});

it('a name is found by each word with or without dashes, or by all words as one number', () => {
  expect(nameNeedles('taxi-0042')).toEqual({ each: [['taxi-0042', 'taxi0042']], whole: [] });
  expect(nameNeedles('777 12')).toEqual({ each: [['777'], [' 12']], whole: ['77712'] });
  expect(nameNeedles('%').each).toEqual([]);
});
