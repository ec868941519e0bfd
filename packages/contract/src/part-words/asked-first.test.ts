import { expect, it } from 'vitest';
import { askedFirst } from './asked-first';
import { noShopWords } from './meaning';
import { readPartQuery } from './read-part-query';

const sorted = (q: string, names: string[]) =>
  askedFirst(
    names.map((name) => ({ name })),
    readPartQuery(q, noShopWords),
    noShopWords,
  ).map(({ name }) => name);

it('puts parts first that are what was asked for, not those that belong to it', () => {
  const names = ['رديتر مكيف كورولا 2008', 'لي رديتر علوي كورولا', 'رديتر ماء كورولا 2008'];
  expect(sorted('لديتر كورولا 2010', names)[0]).toBe('رديتر ماء كورولا 2008');
  expect(sorted('لي لديتر كورولا', names)[0]).toBe('لي رديتر علوي كورولا');
});

it('counts each word that was asked for', () =>
  expect(
    sorted('مساعدين امامي كامري', ['فلنجة امامي كامري', 'مساعد خلفي كامري', 'مساعد امامي كامري'])[0],
  ).toBe('مساعد امامي كامري'));

it('keeps the order where nothing that is known was asked for', () => {
  const names = ['فلتر زيت', 'بواجي', 'رديتر'];
  for (const q of ['90915-YZZD2', 'كامري 2010', 'سسسصصص']) expect(sorted(q, names)).toEqual(names);
});
