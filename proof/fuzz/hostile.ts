import fc from 'fast-check';

const texts = [
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
  '\ud800',
  '\u202e\u200f\u200e',
  '${7*7}{{7*7}}#{7*7}',
  '\r\nset-cookie: stolen=1',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e309',
  '٣٤٥٫٦',
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
];

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

const values = [
  null,
  true,
  false,
  0,
  -1,
  0.001,
  1.005,
  1e15,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [null],
  [[[[]]]],
  { $ne: null },
  { length: 1e9 },
  nested(60),
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** What a field never expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(hostileText, fc.constantFrom(...values));
