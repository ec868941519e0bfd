import type { LabelSheet } from './label-sheet';
import type { Outlines } from './outlines';
import { SvgPicture, type SvgPiece } from './svg-picture';
import { lineHeightOf, type TextStyle } from './typesetter';

const padding = 12;
const size = { name: 22, foot: 22, price: 26 };
const lineHeight = 1.25;
const least = { bars: 24 };

/** Draws a label of a size in dots as SVG: the name at the top, the bars, the number and the price below. */
export function drawLabel(
  label: LabelSheet,
  outlines: Outlines,
  { width, height }: { width: number; height: number },
): SvgPiece[] {
  const picture = new SvgPicture(outlines, width);
  const written = label.unit ? `${label.price} / ${label.unit}` : label.price;
  const inner = width - 2 * padding;
  const name: TextStyle = { size: size.name, bold: true, lineHeight, maxLines: height >= 200 ? 2 : 1 };
  const number: TextStyle = { size: size.foot, lineHeight, ltr: true, maxLines: 1 };
  const price: TextStyle = { size: size.price, bold: true, lineHeight, maxLines: 1, align: 'left' };

  const top = padding / 2 + picture.write(label.name, { x: padding, y: padding / 2, width: inner }, name);
  const priceHeight = lineHeightOf(price);
  const isBeside =
    picture.textWidth(label.partNumber, number) + picture.textWidth(written, price) + padding <= inner;
  const footHeight = isBeside
    ? Math.max(priceHeight, lineHeightOf(number))
    : priceHeight + lineHeightOf(number);
  const footTop = Math.floor(height - padding / 2 - footHeight);
  picture.write(label.partNumber, { x: padding, y: footTop, width: inner }, number);
  picture.write(
    written,
    { x: padding, y: Math.floor(height - padding / 2 - priceHeight), width: inner },
    price,
  );

  const barsTop = Math.ceil(top) + 4;
  const barsHeight = footTop - 4 - barsTop;
  // a code too long for the label's width becomes a square, if that fits
  if (barsHeight >= least.bars && !picture.bars(label.code, barsTop, barsHeight)) {
    const module = Math.floor(barsHeight / 33);
    if (module >= 2) picture.square(label.code, barsTop, module);
  }
  return picture.svgs(height);
}
