import { cashTexts, wrongField } from '@turoos/contract';

/** A hundred million dollars: more is a scanned barcode or an attack, and the sums of many such amounts fit everywhere. */
const mostCents = 10_000_000_000;

/** Throws for a value in cents that no shop ever moves at once. */
export function assertPlausible(cents: number): void {
  if (Math.abs(cents) > mostCents) throw wrongField('amount', cashTexts.tooLarge);
}
