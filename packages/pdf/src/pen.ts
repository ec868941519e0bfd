import { isolateCodes, ltr } from '@turoos/contract';
import { piecesOf, visualOrder, type Piece } from './bidi-line';
import { ascent, descent, fontName } from './fonts';
import { ink } from './inks';
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
  private readonly widths = new Map<string, number>();

  constructor(readonly doc: PDFKit.PDFDocument) {}

  /** Breaks the text into lines. */
  lines(text: string, width: number, style: TextStyle): string[] {
    const measure = (part: string) =>
      piecesOf(part).reduce((sum, piece) => sum + this.widthOf(piece, style), 0);
    // slightly wider than the place, because widths are sums of fractions
    return wrapText(drawable(text), width + 0.01, measure, style.maxLines);
  }

  height(text: string, width: number, style: TextStyle): number {
    return this.lines(text, width, style).length * lineHeightOf(style);
  }

  /** Returns the width of the text without line breaks. */
  width(text: string, style: TextStyle): number {
    return piecesOf(drawable(text)).reduce((sum, piece) => sum + this.widthOf(piece, style), 0);
  }

  /** Draws the text into the place from the top, and returns the height used. */
  write(text: string, { x, y, width }: Place, style: TextStyle): number {
    const lineHeight = lineHeightOf(style);
    const lines = this.lines(text, width, style);
    lines.forEach((line, index) => {
      const baseline = y + index * lineHeight + lineHeight / 2 + ((ascent - descent) / 2) * style.size;
      this.writeLine(style.ltr ? ltr(line) : isolateCodes(line), { x, y: baseline, width }, style);
    });
    return lines.length * lineHeight;
  }

  private writeLine(line: string, { x, y, width }: Place, style: TextStyle): void {
    const pieces = piecesOf(line);
    const total = pieces.reduce((sum, piece) => sum + this.widthOf(piece, style), 0);
    const starts = new Map<number, number>();
    let at = style.align === 'left' ? x : x + width - total;
    for (const index of visualOrder(pieces)) {
      const piece = pieces[index];
      starts.set(index, at);
      at += piece ? this.widthOf(piece, style) : 0;
    }
    this.doc.fillColor(style.color ?? ink);
    // drawn in reading order, which is the order in which programs extract it
    pieces.forEach((piece, index) => {
      this.doc
        .font(fontName(piece.script, style.bold ?? false))
        .fontSize(style.size)
        .text(piece.text, starts.get(index), y, { lineBreak: false, baseline: 'alphabetic' });
    });
  }

  private widthOf(piece: Piece, { size, bold = false }: TextStyle): number {
    const font = fontName(piece.script, bold);
    const key = `${font} ${piece.text}`;
    const known = this.widths.get(key) ?? this.doc.font(font).fontSize(1000).widthOfString(piece.text);
    this.widths.set(key, known);
    return (known * size) / 1000;
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
