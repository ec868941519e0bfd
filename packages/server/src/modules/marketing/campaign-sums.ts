import { sql, type RawBuilder } from 'kysely';

/** Sales that count as a use of a campaign's code; a refund doesn't undo the use but lowers the revenue. */
export const standingSales = sql`status in ('completed', 'refunded')`;

/** The number of these sales, and their revenue in cents net of refunds. */
export const uses = sql<number>`count(*)`;
export const revenue = sql<number>`coalesce(sum(grand_total - refund_amount), 0)`;

/** Computes an aggregate over the sales with the code of the current row's campaign. */
export const ofItsSales = <T>(figure: RawBuilder<T>): RawBuilder<T> => sql<T>`
  (select ${figure} from sales where sales.campaign_id = campaigns.id and ${standingSales})`;

export const isItsMessage = sql`outbox.source_type = 'marketing' and outbox.source_id = campaigns.id`;
