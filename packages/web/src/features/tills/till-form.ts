import { adenDay, adenDayBounds, TillInput, type Till } from '@turoos/contract';
import { z } from 'zod';

/** What a manager grants a till, as it is typed: until the end of a day. */
export const TillForm = z.object({
  name: TillInput.shape.name,
  /** yyyy-mm-dd; empty: without an end. */
  until: z.string().refine((day) => day === '' || /^\d{4}-\d\d-\d\d$/.test(day), 'اكتب التاريخ: يوم/شهر/سنة'),
  /** Cents. */
  largestSale: z.number().nullable(),
  mayCredit: z.boolean(),
});
export type TillForm = z.output<typeof TillForm>;

export const newTillFields: TillForm = { name: '', until: '', largestSale: null, mayCredit: false };

type Granted = Pick<Till, 'name' | 'grantUntil' | 'largestSale' | 'mayCredit'>;

/** Returns the last day on which a till may sell: a grant ends where the next day begins. */
export const lastDay = (grantUntil: Date): string => adenDay(new Date(grantUntil.getTime() - 1));

export const fieldsOf = ({ name, grantUntil, largestSale, mayCredit }: Granted): TillForm => ({
  name,
  until: grantUntil ? lastDay(grantUntil) : '',
  largestSale,
  mayCredit,
});

/** Returns what is saved; a day that was not changed keeps its hour. */
export function grantOf(
  { name, until, largestSale, mayCredit }: TillForm,
  before: Date | null = null,
): Omit<TillInput, 'version'> {
  const isSame = before !== null && lastDay(before) === until;
  const ends = until === '' ? null : adenDayBounds(until).until;
  return { name, grantUntil: isSame ? before : ends, largestSale: largestSale || null, mayCredit };
}
