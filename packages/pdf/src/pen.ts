import { Glyphs } from './glyphs';
import { ink } from './inks';
import { lineHeightOf, Typesetter, type Place, type TextStyle } from './typesetter';

export type { TextStyle };

/** Draws Arabic text in a PDF. */
export class Pen {
  private readonly glyphs: Glyphs;
  private readonly typesetter: Typesetter;

  constructor(readonly doc: PDFKit.PDFDocument) {
    this.glyphs = new Glyphs(doc);
    this.typesetter = new Typesetter((text, script, bold) => this.glyphs.width(text, script, bold));
  }

  /** Breaks the text into lines. */
  lines(text: string, width: number, style: TextStyle): string[] {
    return this.typesetter.lines(text, width, style);
  }

  height(text: string, width: number, style: TextStyle): number {
    return this.lines(text, width, style).length * lineHeightOf(style);
  }

  /** Returns the width of the text without line breaks. */
  width(text: string, style: TextStyle): number {
    return this.typesetter.width(text, style);
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

  private writeLines(lines: readonly string[], place: Place, style: TextStyle): number {
    for (const pieces of this.typesetter.place(lines, place, style)) {
      if (pieces.length === 0) continue;
      const drawn = pieces.map(({ text, script, x, y }) =>
        this.glyphs.drawn(text, script, style.bold ?? false, style.size, x, y),
      );
      this.doc.fillColor(style.color ?? ink).addContent(drawn.join('\n'));
    }
    return lines.length * lineHeightOf(style);
  }
}
