import { sql, type RawBuilder } from 'kysely';

/** Sales made with a campaign's code that stand; a refund does not undo a use, it lowers what it brought. */
export const standingSales = sql`status in ('completed', 'refunded')`;

/** Of these sales: how many, and the cents that stayed. */
export const uses = sql<number>`count(*)`;
export const revenue = sql<number>`coalesce(sum(grand_total - refund_amount), 0)`;

/** A figure of the sales with the code of the campaign in this row. */
export const ofItsSales = <T>(figure: RawBuilder<T>): RawBuilder<T> => sql<T>`
  (select ${figure} from sales where sales.campaign_id = campaigns.id and ${standingSales})`;

export const isItsMessage = sql`outbox.source_type = 'marketing' and outbox.source_id = campaigns.id`;
