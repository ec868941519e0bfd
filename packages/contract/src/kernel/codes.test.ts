import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileText, isolateCodes, textParts } from './codes';

const codesIn = (text: string) => textParts(text).flatMap((part) => (part.code ? [part.text] : []));

describe('codes within a text', () => {
  it.each([
    ['مساعد أمامي كورولا 1998-2004', ['1998-2004']],
    ['طرمبة ماء (2012-2017) يمين', ['2012-2017']],
    ['رقم القطعة 90915-YZZD2، نظيفة', ['90915-YZZD2']],
    ['فلتر زيت Land Cruiser VXR 2007-2011 أصلي', ['Land Cruiser VXR 2007-2011']],
    ['فاتورة المورد 4417.pdf', ['4417.pdf']],
    ['زيت محرك 5W-30 سعة 1.8 لتر', ['5W-30', '1.8']],
    ['هاتف +967 777 123 456 أو 771234567', ['+967 777 123 456']],
    ['خصم 12.5% من 01/03/2026', ['12.5%', '01/03/2026']],
    ['+11.1% عن الفترة السابقة', ['+11.1%']],
    ['زاد \u2066+1,250.5%\u2069 هنا', ['+1,250.5%']],
    ['هاتف +967777123456، أو مكتب', ['+967777123456']],
    ['فلتر 5 1998-2004', ['1998-2004']],
    ['-16,500 ر.ي من (-$10.00)', ['-16,500', '-$10.00']],
    ['INV-20261115-001', ['INV-20261115-001']],
    ['فلتر زيت Toyota 2004', []],
    ['فلتر زيت', []],
    ['', []],
  ])('of %s are %j', (text, codes) => expect(codesIn(text)).toEqual(codes));

  it('of a file name stay with it, in the direction of its first letter', () => {
    expect(fileText('أسعار.xlsx')).toBe('\u2068أسعار.xlsx\u2069');
    expect(fileText('أسعار 2026-11.xlsx')).toBe('\u2068أسعار \u20662026-11.xlsx\u2069\u2069');
  });

  it('keep their left-to-right order, and the rest of the text is unchanged', () => {
    expect(isolateCodes('كورولا 1998-2004 أصلي')).toBe('كورولا \u20661998-2004\u2069 أصلي');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ا ب1-.A/+%()') }), (text) => {
        expect(
          textParts(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
