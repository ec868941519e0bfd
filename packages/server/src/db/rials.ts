import type { RialsSum } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';

/** Converts cents to rials at a rate, like `toYer`; null without a rate. */
export const inRials = (cents: RawBuilder<unknown>, rate: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql`round((${cents}) * ${rate} / 100)`;

/** Sums cents over rows in rials, each row at its own rate. */
export const sumInRials = (
  cents: RawBuilder<unknown>,
  rate: RawBuilder<unknown> = sql`usd_to_yer`,
): RawBuilder<RialsSum> =>
  rialsSum(sql`sum(${inRials(cents, rate)})`, sql`sum(${cents}) filter (where ${rate} is null)`);

/** Builds a RialsSum from separate sums. */
export const rialsSum = (rials: RawBuilder<unknown>, unrated: RawBuilder<unknown>): RawBuilder<RialsSum> =>
  sql`json_build_object('rials', coalesce(${rials}, 0), 'unrated', coalesce(${unrated}, 0))`;

/** The revenue of sales rows after refunds, which are converted at the rate of their invoice. */
export const soldInRials = rialsSum(
  sql`sum(${inRials(sql`grand_total`, sql`usd_to_yer`)} - ${inRials(sql`refund_amount`, sql`usd_to_yer`)})`,
  sql`sum(grand_total - refund_amount) filter (where usd_to_yer is null)`,
);
