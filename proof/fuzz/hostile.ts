import type { Dice } from './dice';

export const hostileTexts = [
  '',
  ' ',
  "' or 1=1 --",
  '"; drop table users; --',
  "%' union select password_hash from users --",
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..\\..\\windows\\system.ini',
  '%00',
  '\u0000',
  'فلتر\u0000زيت',
  '\ud800',
  'زيت\udc00',
  '\u202e\u200f\u200e',
  '${7*7}{{7*7}}#{7*7}',
  '\r\nset-cookie: stolen=1',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e309',
  '٣٤٥٫٦',
  '۱۲۳',
  '-١',
  '2026-02-30',
  '0000-00-00',
  '275760-09-13T00:00:00Z',
  '%%__\\',
  '(((((((((((((((((((((((((((((a',
  '=cmd|calc!A0',
  'ـ'.repeat(300),
  '😀'.repeat(300),
  'x'.repeat(20_000),
  '00000000-0000-0000-0000-000000000000',
] as const;

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Whole numbers too great for a column pass every check but a bound. */
const numbers = [
  0,
  -1,
  -0.01,
  0.001,
  1.005,
  12.345,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 63),
  1e15,
  1e21,
  1e308,
  -1e308,
] as const;

const values = [
  ...numbers,
  null,
  true,
  false,
  [],
  {},
  [null],
  [[[[]]]],
  { $ne: null },
  { length: 1e9 },
  { _id: 'x' },
  nested(60),
  nested(1000),
] as const;

/** A value that no field expects. */
export const hostileValue = (dice: Dice): unknown =>
  dice.chance(0.5) ? dice.oneOf(hostileTexts) : dice.oneOf(values);

/** A number that no field expects. */
export const hostileNumber = (dice: Dice): number => dice.oneOf(numbers);
