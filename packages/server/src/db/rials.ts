import type { RialsSum } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';

/** The rate of the day of a moment, for a document that is written down then; null without one. */
export const rateAt = (moment: Date): RawBuilder<number | null> => sql`rate_on(${moment})`;

/** Cents in rials at a rate, as `toYer` counts them; null without one. */
export const inRials = (cents: RawBuilder<unknown>, rate: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql`round((${cents}) * ${rate} / 100)`;

/** A sum over rows in rials, each row at its own rate. */
export const sumInRials = (
  cents: RawBuilder<unknown>,
  rate: RawBuilder<unknown> = sql`usd_to_yer`,
): RawBuilder<RialsSum> =>
  rialsSum(sql`sum(${inRials(cents, rate)})`, sql`sum(${cents}) filter (where ${rate} is null)`);

/** One that is put together from sums. */
export const rialsSum = (rials: RawBuilder<unknown>, unrated: RawBuilder<unknown>): RawBuilder<RialsSum> =>
  sql`json_build_object('rials', coalesce(${rials}, 0), 'unrated', coalesce(${unrated}, 0))`;

/** What the sales of the rows came to after refunds, which are at the rate of their invoice. */
export const soldInRials = rialsSum(
  sql`sum(${inRials(sql`grand_total`, sql`usd_to_yer`)} - ${inRials(sql`refund_amount`, sql`usd_to_yer`)})`,
  sql`sum(grand_total - refund_amount) filter (where usd_to_yer is null)`,
);
