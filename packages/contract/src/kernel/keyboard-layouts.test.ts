import { describe, expect, it } from 'vitest';
import { foldCode } from './fold';
import { latinKeys, meantCodes, searchedByKeys } from './keyboard-layouts';

describe('text typed with the Arabic keyboard layout', () => {
  it.each([
    ['ئة13-04465-سم', 'zm13-04465-sl'],
    ['90915-غئئي2', '90915-yzzd2'],
    ['٩٠٩١٥-غئئي٢', '90915-yzzd2'],
    ['ضصثقفغعهخح', 'qwertyuiop'],
    ['شسيبلتنم', 'asdfgjkl'],
    ['ئءؤرىة', 'zxcvnm'],
    // with Shift, as a scanner writes capitals
    ['~’13-04465-\u064D/', 'zm13-04465-sl'],
    ['\u064E\u064B\u064F\u064Cإ‘÷×؛', 'qweryuiop'],
    ['\u0650\u064D][أـ،/', 'asdfhjkl'],
    ['~\u0652}{آ’', 'zxcvnm'],
    // one key, two letters
    ['ﻻ123', 'b123'],
    ['ﻷ1ﻹ2ﻵ3', 'g1t2b3'],
  ])('%s is %s', (typed, latin) => expect(latinKeys(typed)[0]).toBe(latin));

  it('has two readings where one key and two keys type the same letters', () =>
    expect(latinKeys('لا12')).toEqual(['b12', 'gh12']));

  it.each(['90915-YZZD2', '6281007012345', '', 'A/C 12', "o'ring [2]"])('%s is already Latin', (typed) =>
    expect(latinKeys(typed)).toEqual([]),
  );

  it('maps back to every letter and digit', () => {
    const arabic = new Map(
      [...'abcdefghijklmnopqrstuvwxyz'].map((letter, place) => [
        letter,
        [...'شﻻؤيثبلاهتنمةىخحضقسفعرصءغئ'][place] ?? '',
      ]),
    );
    for (const code of ['zm13-04465-sl', 'abcdefghijklmnopqrstuvwxyz-0123456789'])
      expect(latinKeys([...code].map((letter) => arabic.get(letter) ?? letter).join(''))).toContain(code);
  });
});

describe('the codes a text can stand for', () => {
  it('start with the text itself, followed by its keyboard mappings', () => {
    expect(meantCodes('ئة13')).toEqual([foldCode('ئة13'), 'zm13']);
    expect(meantCodes('90915-YZZD2')).toEqual(['90915yzzd2']);
    expect(meantCodes(' - ')).toEqual([]);
  });
});

describe('the texts to search when nothing is found', () => {
  it.each([
    ['tplhj ;hlvd', 'فحمات كامري'],
    ['V]DJV 2010', 'رديتر 2010'],
    ['sgt', 'سلف'],
    ['ئة13', 'zm13'],
  ])('of %s is %s', (typed, meant) => expect(searchedByKeys(typed)).toContain(meant));

  it.each(['90915-YZZD2', '26300', 'ab', '', 'كورولا'])('of %s are none', (typed) =>
    expect(searchedByKeys(typed)).toEqual([]),
  );
});
