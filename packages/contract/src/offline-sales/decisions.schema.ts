import { z } from 'zod';
import { Quantity } from '../kernel/quantity';
import { Id, line, optionalText } from '../kernel/text';
import { decisionKindNames } from './decisions.status';
import { offlineSaleTexts } from './offline-sales.schema';

const note = optionalText(1000);

/** Accepts a sale as it was made. */
export const AcceptedDecisions = z.strictObject({
  /** Without it, everything that is open. */
  kinds: z.array(z.enum(decisionKindNames)).min(1).optional(),
  note,
});
export type AcceptedDecisions = z.output<typeof AcceptedDecisions>;

/** What really lies on the shelves of the parts that were short. */
export const CountedShortage = z.strictObject({
  counts: z
    .array(z.strictObject({ product: Id, warehouse: Id, quantity: Quantity }))
    .min(1)
    .max(500),
  note,
});
export type CountedShortage = z.output<typeof CountedShortage>;

export const NotedDecision = z.strictObject({ note });

export const ReversedOfflineSale = z.strictObject({ note: line(offlineSaleTexts.noteRequired, 1000) });

/** Books a sale that could not be booked. */
export const BookedByManager = z.strictObject({
  /** Parts in place of those that are gone. */
  parts: z
    .array(z.strictObject({ product: Id, replacement: Id }))
    .max(500)
    .default([]),
  /** The customer who owes, in place of one who is gone. */
  customer: Id.optional(),
  /** Rates and totals that do not fit were looked at, and the lines are right. */
  isVouchedFor: z.boolean().default(false),
  note,
});
export type BookedByManager = z.output<typeof BookedByManager>;
