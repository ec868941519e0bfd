import { saleOfLine, type QuotedLine } from '@turoos/contract';
import { whyNotSell } from './alternative-trouble';

/** The place of the alternative that is taken of each line; null for none. */
export type Picks = readonly (number | null)[];

/** Returns the first alternative of a line that can be sold; none of a line that was sold before. */
export function firstSellable({ alternatives }: QuotedLine): number | null {
  if (saleOfLine({ alternatives }) !== null) return null;
  const at = alternatives.findIndex((alternative) => whyNotSell(alternative) === undefined);
  return at < 0 ? null : at;
}

/** Writes picks for an address: '0,-,2'. */
export const picksText = (picks: Picks): string => picks.map((pick) => pick ?? '-').join(',');
