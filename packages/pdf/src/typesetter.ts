import { isolateCodes, ltr } from '@turoos/contract';
import { drawable } from './drawable';
import { piecesOf, visualOrder, type Piece } from './bidi-line';
import { ascent, descent, type Script } from './fonts';
import { remember } from './remember';
import { wrapText } from './wrap-text';

export interface TextStyle {
  size: number;
  /** The line height as a share of the font size. */
  lineHeight?: number;
  bold?: boolean;
  color?: string;
  /** Defaults to the right, where Arabic starts. */
  align?: 'right' | 'left' | 'centre';
  /** Left-to-right text: a number, an amount or a phone number. */
  ltr?: boolean;
  maxLines?: number;
}

export interface Place {
  x: number;
  y: number;
  width: number;
}

/** A piece of text with the start of its baseline. */
interface PlacedPiece {
  text: string;
  script: Script;
  x: number;
  y: number;
}

/** Returns the width of a text in one font, at a font size of 1000. */
type Advance = (text: string, script: Script, bold: boolean) => number;

const plainLine = 1.5;
export const lineHeightOf = ({ size, lineHeight = plainLine }: TextStyle): number => size * lineHeight;

/** Breaks Arabic text into lines and places its pieces, because drawing libraries only draw from left to right. */
export class Typesetter {
  private readonly pieces = remember(piecesOf);

  constructor(private readonly advance: Advance) {}

  /** Breaks the text into lines. */
  lines(text: string, width: number, style: TextStyle): string[] {
    const measure = (part: string) => this.widthOf(style.ltr && part !== '' ? ltr(part) : part, style);
    // slightly wider than the place, because widths are sums of fractions
    return wrapText(drawable(text), width + 0.01, measure, style.maxLines);
  }

  /** Returns the width of the text without line breaks. */
  width(text: string, style: TextStyle): number {
    return this.widthOf(drawable(text), style);
  }

  /** Places each line's pieces from the top, in reading order, which is the order in which programs extract text. */
  place(lines: readonly string[], { x, y, width }: Place, style: TextStyle): PlacedPiece[][] {
    const lineHeight = lineHeightOf(style);
    return lines.map((line, index) => {
      const baseline = y + index * lineHeight + lineHeight / 2 + ((ascent - descent) / 2) * style.size;
      return this.placeLine(style.ltr ? ltr(line) : isolateCodes(line), { x, y: baseline, width }, style);
    });
  }

  private placeLine(line: string, { x, y, width }: Place, style: TextStyle): PlacedPiece[] {
    const pieces = this.pieces(line);
    const starts = new Map<number, number>();
    const free = width - this.widthOf(line, style);
    let at = style.align === 'left' ? x : x + (style.align === 'centre' ? free / 2 : free);
    for (const index of visualOrder(pieces)) {
      const piece = pieces[index];
      starts.set(index, at);
      at += piece ? this.widthOfPiece(piece, style) : 0;
    }
    return pieces.map(({ text, script }, index) => ({ text, script, x: starts.get(index) ?? x, y }));
  }

  private widthOf(line: string, style: TextStyle): number {
    return this.pieces(line).reduce((sum, piece) => sum + this.widthOfPiece(piece, style), 0);
  }

  private widthOfPiece({ text, script }: Piece, { size, bold = false }: TextStyle): number {
    return (this.advance(text, script, bold) * size) / 1000;
  }
}
