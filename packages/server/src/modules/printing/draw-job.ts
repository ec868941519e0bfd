import type { PrinterKind } from '@turoos/contract';
import { drawLabel, drawRoll, Outlines, type RollLogo } from '@turoos/pdf/roll';
import type { PrintContent } from '../../db/column-types';
import { readPaperFonts } from '../../kernel/paper-fonts';
import { bitmapOf } from './bitmap';
import { escPos } from './esc-pos';
import { tspl } from './tspl';

/** A job as it is to be drawn for one printer. */
export interface DrawnJob {
  content: PrintContent;
  printer: {
    kind: PrinterKind;
    labelWidth: number;
    labelHeight: number;
    cuts: boolean;
  };
  kicks: boolean;
  /** The shop's logo, as it is stored. */
  logo: Uint8Array | null;
}

/** Dots; a thermal printer has eight in a millimetre, and leaves a margin beside its head. */
const dotsPerMm = 8;
const rollWidths = { receipt80: 576, receipt58: 384 };
const logoBox = { width: 320, height: 140 };

let outlines: Promise<Outlines> | undefined;
const readOutlines = async () => new Outlines(await readPaperFonts());

/** Draws a job and returns the bytes for its printer. */
export async function drawJob({ content, printer, kicks, logo }: DrawnJob): Promise<Uint8Array> {
  const shaper = await (outlines ??= readOutlines());
  if ('labels' in content) {
    const { labelWidth, labelHeight } = printer;
    const size = { width: Math.round(labelWidth * dotsPerMm), height: Math.round(labelHeight * dotsPerMm) };
    const pictures = [];
    for (const { label, copies } of content.labels)
      pictures.push({ picture: await bitmapOf(drawLabel(label, shaper, size)), copies });
    return tspl({ width: labelWidth, height: labelHeight, pictures });
  }
  const width = printer.kind === 'receipt58' ? rollWidths.receipt58 : rollWidths.receipt80;
  const drawing = drawRoll(content.roll, shaper, width, logo && (await rollLogo(logo)));
  return escPos({ picture: await bitmapOf(drawing), cuts: printer.cuts, kicks });
}

/** Returns the logo in the size of a receipt; undrawable ones are left out, because the receipt matters more. */
async function rollLogo(logo: Uint8Array): Promise<RollLogo | null> {
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(logo)
      .resize({ ...logoBox, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .greyscale()
      .png()
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true });
    const href = `data:image/png;base64,${data.toString('base64')}`;
    return { href, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
