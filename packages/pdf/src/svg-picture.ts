import { encode } from 'uqr';
import { code128Widths } from './code128';
import type { Outlines } from './outlines';
import type { Place, TextStyle } from './typesetter';

/** Modules of white that scanners need around bars and squares. */
const quiet = { bars: 10, square: 4 };
/** The narrowest bar that a counter's scanner reads on thermal paper, in dots. */
const narrowestBar = 2;
const widestBar = 4;

/** Dots. */
const mostHeight = 4096;
const overhang = 16;

/** A piece of a picture, with its size in dots. */
export interface SvgPiece {
  svg: string;
  width: number;
  height: number;
}

/** A black picture in dots of a printer, drawn as paths alone: it looks the same wherever it is filled. */
export class SvgPicture {
  private readonly drawn: { top: number; bottom: number; markup: string }[] = [];

  constructor(
    private readonly outlines: Outlines,
    readonly width: number,
  ) {}

  lines(text: string, width: number, style: TextStyle): string[] {
    return this.outlines.lines(text, width, style);
  }

  textWidth(text: string, style: TextStyle): number {
    return this.outlines.width(text, style);
  }

  /** Draws the text and returns its height. */
  write(text: string, place: Place, style: TextStyle): number {
    const { path, height } = this.outlines.write(text, place, style);
    if (path !== '') this.draw(place.y, height, `<path d="${path}"/>`);
    return height;
  }

  rect(x: number, y: number, width: number, height: number): void {
    const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
    this.draw(y, height, `<rect ${box} shape-rendering="crispEdges"/>`);
  }

  frame(x: number, y: number, width: number, height: number, thickness: number): void {
    this.rect(x, y, width, thickness);
    this.rect(x, y + height - thickness, width, thickness);
    this.rect(x, y, thickness, height);
    this.rect(x + width - thickness, y, thickness, height);
  }

  /** Draws a picture, given as a data URL, centred in the width. */
  image(href: string, y: number, width: number, height: number): void {
    const box = `x="${(this.width - width) / 2}" y="${y}" width="${width}" height="${height}"`;
    this.draw(y, height, `<image href="${href}" ${box}/>`);
  }

  /** Draws Code 128 centred in the width; returns false when a scanner could not read it there. */
  bars(code: string, y: number, height: number): boolean {
    const widths = code128Widths(code);
    if (!widths) return false;
    const modules = widths.reduce((sum, width) => sum + width, 2 * quiet.bars);
    const module = Math.min(widestBar, Math.floor(this.width / modules));
    if (module < narrowestBar) return false;
    let x = Math.floor((this.width - modules * module) / 2) + quiet.bars * module;
    widths.forEach((width, index) => {
      if (index % 2 === 0) this.rect(x, y, width * module, height);
      x += width * module;
    });
    return true;
  }

  /** Draws a QR code centred in the width and returns its height. */
  square(code: string, y: number, module: number): number {
    const { data, size } = encode(code, { ecc: 'M', border: quiet.square });
    const left = Math.floor((this.width - size * module) / 2);
    data.forEach((row, line) =>
      row.forEach((isDark, column) => {
        if (isDark) this.rect(left + column * module, y + line * module, module, module);
      }),
    );
    return size * module;
  }

  /** Returns the picture from top to bottom in pieces, because renderers limit the height of one. */
  svgs(height: number): SvgPiece[] {
    const tops = Array.from({ length: Math.ceil(height / mostHeight) }, (_, index) => index * mostHeight);
    return tops.map((top) => this.piece(top, Math.min(mostHeight, height - top)));
  }

  private draw(top: number, height: number, markup: string): void {
    // marks of letters may stand out of their line
    this.drawn.push({ top: top - overhang, bottom: top + height + overhang, markup });
  }

  private piece(top: number, height: number): SvgPiece {
    const size = `width="${this.width}" height="${height}"`;
    const inside = this.drawn
      .filter((one) => one.bottom > top && one.top < top + height)
      .map(({ markup }) => markup);
    const paper = `<rect y="${top}" ${size} fill="#fff"/>`;
    const box = `viewBox="0 ${top} ${this.width} ${height}"`;
    return {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}>${paper}${inside.join('')}</svg>`,
      width: this.width,
      height,
    };
  }
}
