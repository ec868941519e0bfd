import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code128Values, code128Widths } from './code128';

/** Returns bars as 1 and spaces as 0, as in the table of the standard. */
const bits = (text: string) =>
  (code128Widths(text) ?? []).map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width)).join('');

/** Decodes the values to text, as a scanner does. */
function read(values: number[]): string {
  let set = values[0] === 105 ? 'C' : 'B';
  let text = '';
  for (const value of values.slice(1, -1)) {
    if (set === 'B' && value === 99) set = 'C';
    else if (set === 'C' && value === 100) set = 'B';
    else text += set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}

describe('Code 128', () => {
  it('starts, checks and stops as the standard says', () => {
    // start B, 'A' (33), check symbol (104 + 33) % 103 = 34, stop
    expect(code128Values('A')).toEqual([104, 33, 34]);
    expect(bits('A')).toBe('11010010000 10100011000 10001011000 1100011101011'.replaceAll(' ', ''));
  });

  it('encodes the worked example of the standard, from start B', () =>
    expect(code128Values('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 879 % 103]));

  it.each([
    ['90915-YZZD2', [105, 90, 91, 100, 21, 13, 57, 58, 58, 36, 18]],
    ['123456', [105, 12, 34, 56]],
    ['12', [105, 12]],
    ['6281007035361', [105, 62, 81, 0, 70, 35, 36, 100, 17]],
    ['A123456', [104, 33, 99, 12, 34, 56]],
    ['AB1234567CD', [104, 33, 34, 17, 99, 23, 45, 67, 100, 35, 36]],
    ['A12B', [104, 33, 17, 18, 34]],
  ])('%s encodes digits in pairs where that is shorter', (text, values) =>
    expect(code128Values(text)?.slice(0, -1)).toEqual(values),
  );

  it('has the weighted sum modulo 103 as check symbol', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]{1,40}$/), (text) => {
        const values = code128Values(text) ?? [];
        const sum = values.slice(0, -1).reduce((total, value, at) => total + value * Math.max(1, at), 0);
        expect(values.at(-1)).toBe(sum % 103);
      }),
    );
  });

  it('decodes to the encoded text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]{1,40}$|^\d{1,20}$|^[A-Z]{1,3}\d{1,12}[A-Z]{0,3}$/), (text) => {
        expect(read(code128Values(text) ?? [])).toBe(text);
      }),
    );
  });

  it('consists of symbols 11 modules wide and a stop symbol of 13', () => {
    const widths = code128Widths('90915-YZZD2') ?? [];
    const signs = (code128Values('90915-YZZD2') ?? []).length;
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11 * signs + 13);
  });

  it.each(['', 'فلتر', '90915–YZZD2'])('cannot encode %j', (text) => expect(code128Widths(text)).toBeNull());
});
