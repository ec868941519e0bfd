/** The most parts that one request changes. */
export const MOST_CHANGED = 1000;

/** A new price beyond this many times the old one, either way, is a slip of the finger. */
const UTMOST = 10;

/**
 * Returns why a price can't replace another one in a change of many prices. Zero, which is no price, is taken when it is
 * confirmed: an undo brings it back to a part that had none.
 */
export function priceChangeBlocked(before: number, after: number, confirmed = false): string | undefined {
  if (after === 0 && confirmed) return undefined;
  if (after <= 0) return 'السعر الجديد صفر أو أقل';
  if (before > 0 && after > before * UTMOST) return 'السعر الجديد أكثر من عشرة أضعاف القديم';
  if (before > 0 && after * UTMOST < before) return 'السعر الجديد أقل من عُشر القديم';
  return undefined;
}
