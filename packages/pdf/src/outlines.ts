import { create, type Font } from 'fontkit';
import { fontName, type FontFiles, type Script } from './fonts';
import { remember } from './remember';
import { sfnt } from './sfnt';
import { Typesetter, type Place, type TextStyle, lineHeightOf } from './typesetter';

/** A shaped text: where each glyph's outline starts, in units of the font. */
interface Shaped {
  width: number;
  glyphs: readonly { font: Font; id: number; x: number; y: number }[];
}

/** Draws Arabic text as the outlines of its glyphs, so that whatever fills them needs neither fonts nor a shaper. */
export class Outlines {
  private readonly shape: Record<keyof FontFiles, (text: string) => Shaped>;
  private readonly typesetter: Typesetter;

  constructor(files: FontFiles) {
    const shaper = (file: Uint8Array) => {
      // a file with one font is no collection
      const font = create(Buffer.from(sfnt(file))) as Font;
      return remember((text) => shaped(font, text));
    };
    this.shape = {
      arabicRegular: shaper(files.arabicRegular),
      arabicSemibold: shaper(files.arabicSemibold),
      latinMedium: shaper(files.latinMedium),
      latinBold: shaper(files.latinBold),
    };
    this.typesetter = new Typesetter((text, script, bold) => this.in(text, script, bold).width);
  }

  private in(text: string, script: Script, bold: boolean): Shaped {
    return this.shape[fontName(script, bold)](text);
  }

  lines(text: string, width: number, style: TextStyle): string[] {
    return this.typesetter.lines(text, width, style);
  }

  width(text: string, style: TextStyle): number {
    return this.typesetter.width(text, style);
  }

  /** Returns the SVG path of the text and its height. */
  write(text: string, place: Place, style: TextStyle): { path: string; height: number } {
    const lines = this.lines(text, place.width, style);
    const pieces = this.typesetter.place(lines, place, style).flat();
    const path = pieces
      .flatMap((piece) =>
        this.in(piece.text, piece.script, style.bold ?? false).glyphs.map(({ font, id, x, y }) => {
          const scale = style.size / font.unitsPerEm;
          return font
            .getGlyph(id)
            .path.scale(scale, -scale)
            .translate(piece.x + x * scale, piece.y - y * scale)
            .toSVG();
        }),
      )
      .join('');
    return { path, height: lines.length * lineHeightOf(style) };
  }
}

function shaped(font: Font, text: string): Shaped {
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const placed = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const start = at + xOffset;
    at += xAdvance;
    return { font, id: glyph.id, x: start, y: yOffset };
  });
  return { width: (at * 1000) / font.unitsPerEm, glyphs: placed };
}
