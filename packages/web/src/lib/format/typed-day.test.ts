import { describe, expect, it } from 'vitest';
import { isWholeDay, readDay, writtenDay } from './typed-day';

const today = '2026-11-17';
const read = (typed: string) => readDay(typed, today);

describe('a typed day', () => {
  it.each([
    ['5/3/2026', '2026-03-05'],
    ['05/03/2026', '2026-03-05'],
    ['5-3-26', '2026-03-05'],
    ['5.3.2026', '2026-03-05'],
    ['5 3 2026', '2026-03-05'],
    [' 5 / 3 / 2026 ', '2026-03-05'],
    ['٥/٣/٢٠٢٦', '2026-03-05'],
    ['۵/۳/۲۰۲۶', '2026-03-05'],
    ['\u200f5/3/2026\u200f', '2026-03-05'],
    ['050326', '2026-03-05'],
    ['05032026', '2026-03-05'],
    ['20122026', '2026-12-20'],
    ['2026-03-05', '2026-03-05'],
    ['2026-3-5', '2026-03-05'],
    ['2026-03-05T21:10:00Z', '2026-03-05'],
    ['5/3', '2026-03-05'],
    ['0503', '2026-03-05'],
    ['5', '2026-11-05'],
    ['29/2/2028', '2028-02-29'],
  ])('%s is %s', (typed, day) => expect(read(typed)).toBe(day));

  it.each([
    '',
    '31/2/2026',
    '29/2/2026',
    '5/13',
    '0/1/2026',
    '5/3/202',
    '1/1/1850',
    'غداً',
    '5/3/2026 مساء',
    '123',
  ])('%s is none', (typed) => expect(read(typed)).toBeUndefined());

  it('is whole when no digit of its year is missing', () => {
    const whole = ['5/3/2026', '05032026', '2026-03-05', '٥/٣/٢٠٢٦'];
    expect(whole.every(isWholeDay)).toBe(true);
    expect(['5/3', '5/3/20', '050326', '2026-3', '2026-03-0', ''].some(isWholeDay)).toBe(false);
  });

  it('is written day first, and what is no day as it was typed', () => {
    expect([writtenDay('2026-03-05'), writtenDay('31/2'), writtenDay('')]).toEqual([
      '05/03/2026',
      '31/2',
      '',
    ]);
  });
});
