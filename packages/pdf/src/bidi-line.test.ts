import fc from 'fast-check';
import { isolateCodes, ltr } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { piecesOf, resolvedPieces, visualOrder } from './bidi-line';

/** Returns the pieces in visual order, from the left. */
function seen(text: string): string[] {
  const pieces = piecesOf(isolateCodes(text));
  return visualOrder(pieces).map((index) => pieces[index]?.text.trim() ?? '');
}

describe('a drawn line', () => {
  it('starts at the right, with its codes from left to right', () => {
    expect(seen('كورولا 1998-2004 أصلي')).toEqual(['أصلي', '', '1998-2004', 'كورولا']);
    expect(seen('فلتر Land Cruiser 2007-2011')).toEqual(['Land', 'Cruiser', '2007-2011', 'فلتر']);
    expect(seen('خصم -16,500 ر.ي')).toEqual(['ي', '.', 'ر', '', '-16,500', 'خصم']);
  });

  it('mirrors brackets around their contents', () => {
    expect(seen('صني (2012-2017)').join('')).toBe('(2012-2017)صني');
    expect(seen('قطعة [يمين] أصلية').filter(Boolean)).toEqual(['أصلية', '[', 'يمين', ']', 'قطعة']);
  });

  it('has the pieces of the Unicode algorithm where a code is split without it', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 }), (code) => {
        expect(piecesOf(ltr(code.trim()))).toEqual(resolvedPieces(ltr(code.trim())));
      }),
    ));
});
