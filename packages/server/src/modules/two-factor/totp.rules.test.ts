import { describe, expect, it } from 'vitest';
import { base32 } from './base32.rules';
import { codeOf, stepAt, stepOfCode } from './totp.rules';

const secret = Buffer.from('12345678901234567890');

describe('TOTP codes', () => {
  it.each([
    ['1970-01-01T00:00:59Z', '94287082'],
    ['2005-03-18T01:58:29Z', '07081804'],
    ['2005-03-18T01:58:31Z', '14050471'],
    ['2009-02-13T23:31:30Z', '89005924'],
    ['2033-05-18T03:33:20Z', '69279037'],
    ['2603-10-11T11:33:20Z', '65353130'],
  ])('are those of RFC 6238, appendix B: %s', (at, code) => {
    expect(codeOf(secret, stepAt(new Date(at)), 8)).toBe(code);
  });

  it.each([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ])('of six digits are those of RFC 4226, appendix D: %s', (code) => {
    const codes = Array.from({ length: 10 }, (_, step) => codeOf(secret, step));
    expect(codes).toContain(code);
  });
});

describe('a typed code', () => {
  const now = new Date('2026-11-15T10:00:10Z');
  const present = stepAt(now);
  const read = (typed: string, lastStep = 0) => stepOfCode(secret, typed, { now, lastStep });

  it('is accepted one step early or late, no more', () => {
    const steps = [-2, -1, 0, 1, 2].map((off) => read(codeOf(secret, present + off)));
    expect(steps).toEqual([undefined, present - 1, present, present + 1, undefined]);
  });

  it('is refused when its step, or a later one, was used', () => {
    const code = codeOf(secret, present);
    expect(read(code, present - 1)).toBe(present);
    expect(read(code, present)).toBeUndefined();
    expect(read(code, present + 1)).toBeUndefined();
  });

  it('may contain spaces and Arabic digits', () => {
    const code = codeOf(secret, present);
    expect(read(` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(present);
    expect(read(code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string))).toBe(present);
  });

  it.each(['', '12345', '1234567', 'abcdef', '12 34', '-12345', '1e5000'])(
    'that is malformed is refused: %j',
    (typed) => {
      expect(read(typed)).toBeUndefined();
    },
  );
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('secrets are written as RFC 4648 says: %j', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

it('is accepted again, once each, after a clock that ran ahead was set right', () => {
  const now = new Date('2026-11-15T10:00:00Z');
  const code = codeOf(secret, stepAt(now));
  const ahead = stepAt(new Date('2026-12-15T10:00:00Z'));
  const step = stepOfCode(secret, code, { now, lastStep: ahead });
  expect(step).toBe(stepAt(now));
  expect(stepOfCode(secret, code, { now, lastStep: step ?? 0 })).toBeUndefined();
});
