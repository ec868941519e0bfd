import { fontName, type FontFiles, type Script } from './fonts';
import { remember } from './remember';

/** Glyphs that are drawn from one position; an Arabic mark has a position of its own. */
interface Span {
  /** From the start of the run to the right, and up from the baseline. */
  dx: number;
  dy: number;
  /** The operand of the PDF operator TJ. */
  shown: string;
}

/** A text as glyphs of one font, measured at a font size of 1000. */
interface Run {
  width: number;
  spans: readonly Span[];
}

interface Position {
  xAdvance: number;
  /** The width without kerning. */
  advanceWidth: number;
  xOffset: number;
  yOffset: number;
}

/** The part of pdfkit's font that its types leave out. */
interface Font {
  id: string;
  ref(): PDFKit.PDFKitReference;
  /** Returns the hexadecimal code and the position of every glyph, and adds the glyphs to the file. */
  encode(text: string): [codes: string[], positions: Position[]];
}

interface FontDocument {
  _font: Font;
  page: { fonts: Record<string, PDFKit.PDFKitReference> };
}

type Encoded = readonly [codes: readonly string[], positions: readonly Position[]];

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Shapes the texts of a document and writes them as PDF operators. */
export class Glyphs {
  private readonly doc: PDFKit.PDFDocument & FontDocument;
  private readonly fonts = new Map<keyof FontFiles, { font: Font; run: (text: string) => Run }>();

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc as PDFKit.PDFDocument & FontDocument;
  }

  /** Returns the width of the text at a font size of 1000. */
  width(text: string, script: Script, bold: boolean): number {
    return this.in(script, bold).run(text).width;
  }

  /** Returns the operators that draw the text; x and y are the start of its baseline. */
  drawn(text: string, script: Script, bold: boolean, size: number, x: number, y: number): string {
    const { font, run } = this.in(script, bold);
    this.doc.page.fonts[font.id] ??= font.ref();
    const scale = size / 1000;
    // pdfkit draws with y pointing down, so the text is turned upright again
    const spans = run(text).spans.map(
      ({ dx, dy, shown }) => `1 0 0 -1 ${rounded(x + dx * scale)} ${rounded(y - dy * scale)} Tm\n${shown} TJ`,
    );
    return `BT\n/${font.id} ${size} Tf\n${spans.join('\n')}\nET`;
  }

  private in(script: Script, bold: boolean) {
    const name = fontName(script, bold);
    const known = this.fonts.get(name);
    if (known) return known;
    this.doc.font(name);
    // oxlint-disable-next-line no-underscore-dangle -- pdfkit's name
    const font = this.doc._font;
    const encode: (text: string) => Encoded =
      script === 'latin' ? inPairs((text) => font.encode(text)) : (text) => font.encode(text);
    const opened = { font, run: remember((text) => runOf(encode(text))) };
    this.fonts.set(name, opened);
    return opened;
  }
}

/**
 * Shapes Latin text pair by pair, because shaping takes most of the time of a table and part numbers, amounts
 * and dates consist of few pairs: kerning depends on the next letter alone. Pairs that become one glyph or
 * that move a glyph are shaped with their whole text.
 */
function inPairs(encode: (text: string) => Encoded): (text: string) => Encoded {
  const known = remember(encode);
  return (text) => {
    const codes: string[] = [];
    const positions: Position[] = [];
    for (let index = 0; index < text.length; index++) {
      const pair = known(text.slice(index, index + 2));
      const [code] = pair[0];
      const [position] = pair[1];
      const isPlain = pair[0].length === Math.min(2, text.length - index) && !pair[1].some(isMoved);
      if (!isPlain || code === undefined || position === undefined) return encode(text);
      codes.push(code);
      positions.push(position);
    }
    return [codes, positions];
  };
}

const isMoved = ({ xOffset, yOffset }: Position) => xOffset !== 0 || yOffset !== 0;

function runOf([codes, positions]: Encoded): Run {
  const spans: Span[] = [];
  let width = 0;
  let start = 0;
  let shown = '';
  const finish = () => {
    if (shown !== '') spans.push({ dx: start, dy: 0, shown: `[<${shown}>]` });
    shown = '';
  };
  positions.forEach((position, index) => {
    const { xAdvance, advanceWidth, xOffset, yOffset } = position;
    const code = codes[index] ?? '';
    if (isMoved(position)) {
      finish();
      spans.push({ dx: width + xOffset, dy: yOffset, shown: `[<${code}>]` });
    } else {
      if (shown === '') start = width;
      shown += code;
      const kerning = rounded(advanceWidth - xAdvance);
      if (kerning !== 0) shown += `> ${kerning} <`;
    }
    width += xAdvance;
  });
  finish();
  return { width, spans };
}
