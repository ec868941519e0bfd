import type { Pen, TextStyle } from './pen';

/** A4 portrait, in points. */
export const left = 40;
export const right = 595 - 40;
export const top = 40;
export const bottom = 842 - 56;
export const width = right - left;

export const text: TextStyle = { size: 10 };

/** Starts a new page if the next block does not fit on this one. Returns its y. */
export function roomFor(pen: Pen, y: number, height: number): number {
  if (y + height <= bottom) return y;
  pen.doc.addPage();
  return top;
}
