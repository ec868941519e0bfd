import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { fonts } from '../test/fonts';
import { Glyphs } from './glyphs';
import { sfnt } from './sfnt';

const doc = new PDFDocument({ font: '' });
doc.registerFont('latinMedium', sfnt(fonts.latinMedium));
const glyphs = new Glyphs(doc);
const wholeWidth = (text: string) => doc.font('latinMedium').fontSize(1000).widthOfString(text);

it.each(['AVATAR', 'Toyota', '90915-YZZD2', 'fi ffi office', '// T.V.', '$1,180.00'])(
  '%j is as wide as when it is shaped as a whole',
  (text) => expect(glyphs.width(text, 'latin', false)).toBeCloseTo(wholeWidth(text), 6),
);

it('shapes any Latin text pair by pair as it is shaped as a whole', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 12 }), (text) => {
      expect(glyphs.width(text, 'latin', false)).toBeCloseTo(wholeWidth(text), 6);
    }),
  ));
