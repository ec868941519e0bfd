import { channelNames, must, type Audience, type AudienceCount, type Channel } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { notActive } from '../customers';

/** Whether no campaign goes to the customer. */
export const isExcluded = sql<SqlBool>`(customers.no_marketing or ${notActive})`;

const since = sql`now() - interval '90 days'`;
/** The start of the month in which the 90 days began. */
const firstMonth = sql`date_trunc('month', (${since}) at time zone 'Asia/Aden')`;

/** Whether the customer bought in one of the months since then, from the kept totals. */
const boughtInMonths = sql<SqlBool>`exists (
  select from customer_sales_by_month as months
  where months.customer_id = customers.id and months.month > ${firstMonth}::date and months.orders > 0)`;

/** Whether the customer bought within 90 days and in the month in which these began. */
const boughtInFirstMonth = sql<SqlBool>`exists (
  select from sales
  where sales.customer_id = customers.id and sales.status in ('completed', 'refunded')
    and sales.created_at >= ${since}
    and sales.created_at < (${firstMonth} + interval '1 month') at time zone 'Asia/Aden')`;

/** The same in one condition, for the few customers of a page. */
const hasBought = sql<SqlBool>`exists (
  select from sales
  where sales.customer_id = customers.id and sales.status in ('completed', 'refunded') and sales.created_at >= ${since})`;

const isNew = sql<SqlBool>`customers.created_at >= now() - interval '30 days'`;
const isLoyal = sql<SqlBool>`customers.loyalty_points > 0`;

/** Conditions that exclude each other: who bought within 90 days meets one of them. */
const bought = [boughtInMonths, sql<SqlBool>`${boughtInFirstMonth} and not ${boughtInMonths}`];

/** The customers meant, for reading them page by page. */
const meant: Record<Audience, RawBuilder<SqlBool>> = {
  all: sql`true`,
  active: hasBought,
  new: isNew,
  loyal: isLoyal,
  inactive: sql`not ${hasBought}`,
};

/** The number of customers by what a campaign asks of them, for those found by a condition on each. */
const found = (condition: RawBuilder<SqlBool>, sign: 1 | -1 = 1) => sql`
  select reach, no_marketing, ${sql.lit(sign)} * count(*) as number from customers
  where not ${notActive} and ${condition} group by reach, no_marketing`;

/** The same from the kept numbers of the kinds, which no large table is read for. */
const kept = (condition: RawBuilder<SqlBool>) => sql`
  select reach, no_marketing, customers as number from customer_kinds
  where is_active and not is_blocked and ${condition}`;

/**
 * The customers meant, for counting them: the sum of these numbers. Postgres joins each condition as a whole; it would
 * test an "or" or a "not" of them customer by customer.
 */
const counted: Record<Audience, readonly RawBuilder<unknown>[]> = {
  all: [kept(sql`true`)],
  active: bought.map((condition) => found(condition)),
  new: [found(isNew)],
  loyal: [kept(sql`is_loyal`)],
  inactive: [kept(sql`true`), ...bought.map((condition) => found(condition, -1))],
};

/** The channels' bits in `customers.reach`, which the database keeps with the phone and the email. */
const bits: Record<Channel, number> = { sms: 1, email: 2, whatsapp: 4 };

const reachableBy = (channels: readonly Channel[]): RawBuilder<SqlBool> =>
  sql`customers.reach & ${sql.lit(channels.reduce((sum, channel) => sum | bits[channel], 0))} <> 0`;

/** Counts the customers and messages a campaign would reach if it were sent now. */
export async function countAudience(
  db: Db,
  target: Audience,
  channels: readonly Channel[],
): Promise<AudienceCount> {
  const sum = (condition: RawBuilder<SqlBool>) => sql`coalesce(sum(number) filter (where ${condition}), 0)`;
  // counts the few kinds of customers first: six conditions on each customer would take longer than finding them
  const { rows } = await sql<AudienceCount>`
    select ${sum(sql`not no_marketing`)} as customers,
      ${sum(sql`not no_marketing and ${reachableBy(channels)}`)} as reachable,
      ${sum(sql`not no_marketing and ${reachableBy(['sms'])}`)} as sms,
      ${sum(sql`not no_marketing and ${reachableBy(['email'])}`)} as email,
      ${sum(sql`not no_marketing and ${reachableBy(['whatsapp'])}`)} as whatsapp,
      ${sum(sql`no_marketing`)} as excluded
    from (${sql.join(counted[target], sql` union all `)}) as customers`.execute(db);
  return must(rows[0]);
}

export interface Recipient {
  /** Id of the outbox message to be written. */
  id: string;
  customerId: string;
  name: string;
  channel: Channel;
  address: string;
}

/** Returns the messages for the next page of customers after a customer id; empty after the last page. */
export async function readRecipients(
  db: Db,
  { target, channels }: { target: Audience; channels: readonly Channel[] },
  { after, customers }: { after: string; customers: number },
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select turoos_id() as id, reached.id as customer_id, reached.name, way.channel, way.address
    from (
      select id, name, reach, email, case when phone ~ '^[0-9]*$' then phone else turoos_code(phone) end as digits
      from customers
      where customers.id > ${after}::uuid and not ${isExcluded} and ${meant[target]}
        and ${reachableBy(channels)}
      order by customers.id limit ${customers}
    ) as reached
    cross join lateral (values ${sql.join(
      channelNames.map(
        (channel) =>
          sql`(${sql.lit(channel)}, ${sql.lit(bits[channel])}, ${channel === 'email' ? sql`email` : sql`digits`})`,
      ),
    )}) as way (channel, bit, address)
    where way.channel = any (${[...channels]}::text[]) and reached.reach & way.bit <> 0
    order by reached.id`.execute(db);
  return rows;
}
