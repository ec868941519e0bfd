import { describe, expect, it } from 'vitest';
import { counted, countedAfter } from './counted';
import { nouns } from './nouns';
import { waitText } from './wait-text';

describe('a noun after its number', () => {
  it.each([
    [0, 'لا عملاء', '0 عميل'],
    [1, 'عميل واحد', 'عميل واحد'],
    [2, 'عميلان', 'عميلين'],
    [3, '3 عملاء', '3 عملاء'],
    [10, '10 عملاء', '10 عملاء'],
    [11, '11 عميلاً', '11 عميلاً'],
    [99, '99 عميلاً', '99 عميلاً'],
    [100, '100 عميل', '100 عميل'],
    [102, '102 عميل', '102 عميل'],
    [103, '103 عملاء', '103 عملاء'],
    [320, '320 عميلاً', '320 عميلاً'],
    [12_345, '12,345 عميلاً', '12,345 عميلاً'],
  ])('%d is declined correctly', (count, alone, after) => {
    expect(counted(count, nouns.customer)).toBe(alone);
    expect(countedAfter(count, nouns.customer)).toBe(after);
  });

  it('agrees in gender, and so does its adjective', () => {
    expect(counted(1, nouns.textMessage)).toBe('رسالة نصية واحدة');
    expect(counted(1, nouns.otherPart)).toBe('قطعة أخرى واحدة');
    expect(counted(2, nouns.textMessage)).toBe('رسالتان نصيتان');
    expect(countedAfter(2, nouns.textMessage)).toBe('رسالتين نصيتين');
  });

  it('stays singular after a fraction', () => expect(counted(2.5, nouns.part)).toBe('2.5 قطعة'));

  it.each(Object.entries(nouns))('has its form for every kind of number: %s', (_, noun) => {
    const { one, two, few, many } = noun;
    expect(counted(0, noun)).toBe(`لا ${few}`);
    expect(counted(1, noun)).toMatch(new RegExp(`^${one} واحدة?$`));
    expect(counted(2, noun)).toBe(two);
    expect(countedAfter(2, noun)).toMatch(/ين( |$)/);
    for (const count of [3, 10, 103, 1010]) expect(counted(count, noun)).toContain(` ${few}`);
    for (const count of [11, 26, 99, 111, 1099]) expect(counted(count, noun)).toContain(` ${many}`);
    for (const count of [100, 101, 202, 1000, 0.5, 3.25]) expect(counted(count, noun)).toContain(` ${one}`);
    // after eleven a masculine noun is accusative, a feminine one has no sign of it
    expect(many).toBe(one.split(' ')[0]?.endsWith('ة') ? one : many);
    if (!one.split(' ')[0]?.endsWith('ة')) expect(many.split(' ')[0]).toMatch(/(اً|أً)$/);
  });
});

it.each([
  [1, 'ثانية واحدة'],
  [2, 'ثانيتين'],
  [59, '59 ثانية'],
  [60, 'دقيقة واحدة'],
  [61, 'دقيقتين'],
  [900, '15 دقيقة'],
  [3541, 'ساعة واحدة'],
  [7200, 'ساعتين'],
  [86_400, 'يوم واحد'],
  [2_592_000, '30 يوماً'],
])('a wait of %d seconds is shown in a suitable unit', (seconds, words) =>
  expect(waitText(seconds)).toBe(words),
);
