import { isolateCodes, ltr } from '@turoos/contract';
import { piecesOf, visualOrder, type Piece } from './bidi-line';
import { ascent, descent, fontName } from './fonts';
import { ink } from './inks';
import { drawable } from './pdf-text';
import { wrapText } from './wrap-text';

export interface TextStyle {
  size: number;
  /** The height of a line as a share of the size. */
  lineHeight?: number;
  bold?: boolean;
  color?: string;
  /** At the right, where Arabic begins, unless it says `left`. */
  align?: 'right' | 'left';
  /** A number, an amount or a phone: all of it is written from left to right. */
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
 * Writes Arabic on a PDF. Lines are broken and their directions found here: pdfkit itself draws from left to right
 * alone.
 */
export class Pen {
  private readonly widths = new Map<string, number>();

  constructor(readonly doc: PDFKit.PDFDocument) {}

  /** The text in the lines it takes. */
  lines(text: string, width: number, style: TextStyle): string[] {
    const measure = (part: string) =>
      piecesOf(part).reduce((sum, piece) => sum + this.widthOf(piece, style), 0);
    // a hair more than there is: widths are sums of fractions
    return wrapText(drawable(text), width + 0.01, measure, style.maxLines);
  }

  height(text: string, width: number, style: TextStyle): number {
    return this.lines(text, width, style).length * lineHeightOf(style);
  }

  /** How wide the text is when it is not broken. */
  width(text: string, style: TextStyle): number {
    return piecesOf(drawable(text)).reduce((sum, piece) => sum + this.widthOf(piece, style), 0);
  }

  /** Writes the text into the place from its top on, and tells the height it took. */
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
    // drawn in the order of reading, which is how programs read it out again
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
