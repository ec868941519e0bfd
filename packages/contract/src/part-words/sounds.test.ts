import { expect, it } from 'vitest';
import { noShopWords } from './meaning';
import { readPartQuery } from './read-part-query';
import { soundOf } from './sounds';

it.each([
  ['واتر بمب', 'water pump'],
  ['ايرفلتر', 'air filter'],
  ['بلجوينت', 'ball joint'],
  ['سنتر بيرنق', 'center bearing'],
  ['جاسكت', 'gasket'],
  ['سنسرات', 'sensor'],
])('%s sounds like %s', (arabic, english) =>
  expect(soundOf(arabic.split(' '))).toBe(soundOf(english.split(' '))),
);

it('words of few consonants sound like nothing', () => expect(soundOf(['وايبر'])).toBeUndefined());

it('an unknown word means what it sounds like, unless the shop switched that off', () => {
  const things = (q: string, off: string[] = []) =>
    readPartQuery(q, { ...noShopWords, off }).slots[0]?.things;
  expect(things('واتر بمب كامري')).toEqual(['water pump']);
  expect(things('واتر بمب كامري', ['water pump'])).toEqual([]);
  expect(things('سسسصصص')).toEqual([]);
});
