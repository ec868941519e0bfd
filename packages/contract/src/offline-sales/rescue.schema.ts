import { z } from 'zod';
import { Id } from '../kernel/text';
import { BookedOfflineSale, NewOfflineSale } from './offline-sales.schema';

/** Room for all sales that a till keeps. */
export const mostRescueBytes = 16 * 1024 * 1024;

/** Sales in one file. */
export const mostRescuedSales = 10_000;

/** A sale in the file; the till may not have tried to send it. */
export const RescuedSale = NewOfflineSale.omit({ token: true }).partial({ sentAt: true });
export type RescuedSale = z.output<typeof RescuedSale>;

export const RescuedSales = z.object({
  till: z.object({ _id: Id, code: z.string(), name: z.string() }),
  booked: z.array(
    BookedOfflineSale.extend({
      /** Whether the server had it before, from the till itself or from the file sent earlier. */
      wasKnown: z.boolean(),
    }),
  ),
  /** Those that no server would take, with the reason; the file must be kept for them. */
  refused: z.array(z.object({ number: z.string(), message: z.string() })),
});
export type RescuedSales = z.output<typeof RescuedSales>;
