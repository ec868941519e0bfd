import { cashTexts, exact, mostAmount, mostPieces, type CountedAmount } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { notesOf } from '@/shared/money/notes';

/** The count of one currency while it is typed: how many of each note, or the sum at once. */
export interface CountEntry {
  currency: string;
  byNote: boolean;
  /** How many there are of each note; a note without an entry was not counted. */
  pieces: Readonly<Record<string, number | null>>;
  total: number | null;
}

export const startCount = (currencies: readonly string[]): CountEntry[] =>
  currencies.map((currency) => ({
    currency,
    byNote: notesOf(currency).length > 0,
    pieces: {},
    total: null,
  }));

const counted = ({ pieces }: CountEntry) =>
  Object.entries(pieces).flatMap(([note, count]) => (count === null ? [] : [[note, count] as const]));

/** Returns the counted sum; null when nothing was entered, which is no count of zero. */
export function sumOf(entry: CountEntry): number | null {
  if (!entry.byNote) return entry.total;
  const found = counted(entry);
  return found.length === 0
    ? null
    : found.reduce((sum, [note, count]) => sum + exact(count).times(Number(note)).round(), 0);
}

/** The reason against sending the count: a currency without any entry, or a number that nobody counted. */
export function countProblem(
  entries: readonly CountEntry[],
  nameOf: (currency: string) => string,
): string | undefined {
  for (const entry of entries) {
    const sum = sumOf(entry);
    if (sum === null) return cashTexts.countEach;
    const [note] = entry.byNote ? (counted(entry).find(([, count]) => count > mostPieces) ?? []) : [];
    if (note) return cashTexts.tooManyPieces(formatNumber(Number(note)), nameOf(entry.currency));
    if (sum > mostAmount) return cashTexts.countTooLarge(nameOf(entry.currency));
  }
  return undefined;
}

/** The count as the API takes it. Call it with a complete count. */
export const countedAmounts = (entries: readonly CountEntry[]): CountedAmount[] =>
  entries.map((entry) => {
    const amount = sumOf(entry) ?? 0;
    const found = counted(entry).filter(([, count]) => count > 0);
    return entry.byNote && found.length > 0
      ? { currency: entry.currency, amount, notes: Object.fromEntries(found) }
      : { currency: entry.currency, amount };
  });
