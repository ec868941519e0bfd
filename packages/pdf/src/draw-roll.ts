import type { Outlines } from './outlines';
import type { RollBlock, RollText } from './roll-blocks';
import { SvgPicture, type SvgPiece } from './svg-picture';
import { lineHeightOf, type TextStyle } from './typesetter';

/** A logo in dots, already black and white, as a data URL. */
export interface RollLogo {
  href: string;
  width: number;
  height: number;
}

/** Dots; a thermal printer has eight in a millimetre. */
const normal = 24;
const small = 20;
const heading = { plain: 28, large: 38 };
const lineHeight = 1.4;
const gap = 16;
const barsHeight = 72;
const squareModule = 5;
const signsHeight = 90;

type Block<K extends RollBlock['kind']> = Extract<RollBlock, { kind: K }>;

const styleOf = (size: number, bold = false): TextStyle => ({ size, bold, lineHeight });

/** Draws a receipt of a width in dots as SVG, however long it becomes. */
export function drawRoll(
  blocks: readonly RollBlock[],
  outlines: Outlines,
  width: number,
  logo: RollLogo | null,
): SvgPiece[] {
  const picture = new SvgPicture(outlines, width);
  let y = 0;
  for (const block of blocks) y += Math.ceil(drawBlock(picture, block, y, logo));
  return picture.svgs(Math.max(1, y));
}

function drawBlock(picture: SvgPicture, block: RollBlock, y: number, logo: RollLogo | null): number {
  switch (block.kind) {
    case 'logo':
      return drawLogo(picture, y, logo);
    case 'heading': {
      const style = styleOf(block.large ? heading.large : heading.plain, true);
      return picture.write(block.text, { x: 0, y, width: picture.width }, { ...style, align: 'centre' });
    }
    case 'text':
      return drawText(picture, block, y);
    case 'pair':
      return drawPair(picture, block, y);
    case 'rule':
      return drawRule(picture, y);
    case 'space':
      return normal / 3;
    case 'code':
      return picture.bars(block.code, y + 6, barsHeight) ? barsHeight + 12 : 0;
    case 'square':
      return picture.square(block.code, y, squareModule);
    case 'signs':
      return drawSigns(picture, block, y);
  }
}

function drawLogo(picture: SvgPicture, y: number, logo: RollLogo | null): number {
  if (!logo) return 0;
  picture.image(logo.href, y, logo.width, logo.height);
  return logo.height + 8;
}

function drawText(picture: SvgPicture, block: Block<'text'>, y: number): number {
  const padding = block.boxed ? 10 : 0;
  const style: TextStyle = {
    ...styleOf(block.small ? small : normal, block.strong),
    ltr: block.ltr ?? false,
    align: block.centred ? 'centre' : 'right',
  };
  const place = { x: padding, y: y + padding, width: picture.width - 2 * padding };
  const height = picture.write(block.text, place, style) + 2 * padding;
  if (block.boxed) picture.frame(0, y, picture.width, Math.ceil(height), 2);
  return height;
}

/** Draws the values beside the name if both fit in one line, else below it. */
function drawPair(picture: SvgPicture, block: Block<'pair'>, y: number): number {
  const { name, values } = block;
  const style = styleOf(block.small ? small : normal, block.strong);
  const widthOf = ({ text }: RollText) => Math.ceil(picture.textWidth(text, style)) + 1;
  const needed = values.reduce((sum, value) => sum + widthOf(value) + gap, 0);
  const isBeside = widthOf(name) + needed <= picture.width;
  const isLong = !isBeside && values.length === 1 && needed > picture.width;
  const top = isBeside ? 0 : picture.write(name.text, { x: 0, y, width: picture.width }, style);
  if (isBeside) picture.write(name.text, { x: 0, y, width: picture.width }, style);
  if (isLong)
    return top + picture.write(values[0]?.text ?? '', { x: 0, y: y + top, width: picture.width }, style);
  let x = 0;
  for (const value of values.toReversed()) {
    const width = widthOf(value);
    picture.write(value.text, { x, y: y + top, width }, { ...style, align: 'left', ltr: value.ltr ?? false });
    x += width + gap;
  }
  return top + lineHeightOf(style);
}

function drawRule(picture: SvgPicture, y: number): number {
  for (let x = 0; x < picture.width; x += 12) picture.rect(x, y + 8, Math.min(8, picture.width - x), 2);
  return 18;
}

/** Draws lines to sign on, side by side. */
function drawSigns(picture: SvgPicture, { names }: Block<'signs'>, y: number): number {
  const width = (picture.width - gap * (names.length - 1)) / names.length;
  const style: TextStyle = { ...styleOf(normal), align: 'centre' };
  const heights = names.map((name, index) => {
    const x = picture.width - width - index * (width + gap);
    picture.rect(Math.round(x), y + signsHeight, Math.round(width), 2);
    return picture.write(name, { x, y: y + signsHeight + 4, width }, style);
  });
  return signsHeight + 4 + Math.max(0, ...heights);
}
