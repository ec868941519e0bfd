import { isolateCodes, ltr } from '@turoos/contract';
import { piecesOf, visualOrder, type Piece } from './bidi-line';
import { ascent, descent } from './fonts';
import { Glyphs } from './glyphs';
import { ink } from './inks';
import { remember } from './remember';
import { wrapText } from './wrap-text';

export interface TextStyle {
  size: number;
  /** The line height as a share of the font size. */
  lineHeight?: number;
  bold?: boolean;
  color?: string;
  /** Defaults to the right, where Arabic starts. */
  align?: 'right' | 'left';
  /** Left-to-right text: a number, an amount or a phone number. */
  ltr?: boolean;
  maxLines?: number;
}

interface Place {
  x: number;
  y: number;
  width: number;
}

const plainLine = 1.5;

/**
 * Draws Arabic text in a PDF. It breaks lines and resolves directions itself, because pdfkit only draws left
 * to right.
 */
export class Pen {
  private readonly glyphs: Glyphs;
  private readonly pieces = remember(piecesOf);

  constructor(readonly doc: PDFKit.PDFDocument) {
    this.glyphs = new Glyphs(doc);
  }

  /** Breaks the text into lines. */
  lines(text: string, width: number, style: TextStyle): string[] {
    const measure = (part: string) => this.widthOf(style.ltr && part !== '' ? ltr(part) : part, style);
    // slightly wider than the place, because widths are sums of fractions
    return wrapText(drawable(text), width + 0.01, measure, style.maxLines);
  }

  height(text: string, width: number, style: TextStyle): number {
    return this.lines(text, width, style).length * lineHeightOf(style);
  }

  /** Returns the width of the text without line breaks. */
  width(text: string, style: TextStyle): number {
    return this.widthOf(drawable(text), style);
  }

  /** Draws the text into the place from the top, and returns the height used. */
  write(text: string, place: Place, style: TextStyle): number {
    return this.writeLines(this.lines(text, place.width, style), place, style);
  }

  /** Draws the text into the place, vertically centred within a height. */
  writeCentred(text: string, { x, y, width }: Place, height: number, style: TextStyle): void {
    const lines = this.lines(text, width, style);
    const free = height - lines.length * lineHeightOf(style);
    this.writeLines(lines, { x, y: y + free / 2, width }, style);
  }

  private writeLines(lines: readonly string[], { x, y, width }: Place, style: TextStyle): number {
    const lineHeight = lineHeightOf(style);
    lines.forEach((line, index) => {
      const baseline = y + index * lineHeight + lineHeight / 2 + ((ascent - descent) / 2) * style.size;
      this.writeLine(style.ltr ? ltr(line) : isolateCodes(line), { x, y: baseline, width }, style);
    });
    return lines.length * lineHeight;
  }

  private writeLine(line: string, { x, y, width }: Place, style: TextStyle): void {
    const pieces = this.pieces(line);
    if (pieces.length === 0) return;
    const starts = new Map<number, number>();
    let at = style.align === 'left' ? x : x + width - this.widthOf(line, style);
    for (const index of visualOrder(pieces)) {
      const piece = pieces[index];
      starts.set(index, at);
      at += piece ? this.widthOfPiece(piece, style) : 0;
    }
    // drawn in reading order, which is the order in which programs extract it
    const drawn = pieces.map(({ text, script }, index) =>
      this.glyphs.drawn(text, script, style.bold ?? false, style.size, starts.get(index) ?? x, y),
    );
    this.doc.fillColor(style.color ?? ink).addContent(drawn.join('\n'));
  }

  private widthOf(line: string, style: TextStyle): number {
    return this.pieces(line).reduce((sum, piece) => sum + this.widthOfPiece(piece, style), 0);
  }

  private widthOfPiece({ text, script }: Piece, { size, bold = false }: TextStyle): number {
    return (this.glyphs.width(text, script, bold) * size) / 1000;
  }
}

const lineHeightOf = ({ size, lineHeight = plainLine }: TextStyle) => size * lineHeight;

/** Characters our two fonts lack: all but Latin, Arabic, their punctuation and the currency signs. */
const foreign =
  /[^\n\u0020-\u007e\u00a0-\u00ff\u0600-\u0604\u0606-\u061b\u061e-\u06a1\u06a3-\u06ff\u200c\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/gu;
/**
 * Direction marks in the text; they are removed because each line's direction is computed when it is drawn.
 */
const directions = /[\u200d-\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Hyphens and minus signs of every width; the fonts only have the one on the keyboard. */
const hyphens = /[\u2010-\u2012\u2212]/gu;

const plainer = (sign: string) => {
  const plain = sign.normalize('NFKC');
  return plain.search(foreign) === -1 ? plain : '?';
};

/** Returns the text with every character that has no glyph replaced by a simpler form, or a question mark. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(directions, '').replace(hyphens, '-').replace(foreign, plainer);
