import { channelNames, must, type Audience, type AudienceCount, type Channel } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { notActive } from '../customers';

const bought = sql<SqlBool>`exists (
  select from sales where sales.customer_id = customers.id and sales.status in ('completed', 'refunded')
    and sales.created_at >= now() - interval '90 days')`;

const meant: Record<Audience, RawBuilder<SqlBool>> = {
  all: sql`true`,
  active: bought,
  new: sql`customers.created_at >= now() - interval '30 days'`,
  loyal: sql`customers.loyalty_points > 0`,
  inactive: sql`not ${bought}`,
};

/**
 * The customer's address per channel, null where it is missing or invalid. WhatsApp accepts Yemeni mobiles
 * and numbers with a country code, as whatsAppNumber does.
 */
const addresses = sql`
  select case when digits ~ '^[0-9]{7,15}$' then digits end as sms,
    case when ltrim(digits, '0') ~ '^(7[0-9]{8}|[0-9]{11,15})$' then digits end as whatsapp,
    case when customers.email ~ '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' then customers.email end as email
  from (
    -- folding is slow and seldom needed; the offset keeps Postgres from repeating it for each use
    select case when customers.phone ~ '^[0-9]*$' then customers.phone else turoos_code(customers.phone) end as digits
    offset 0
  ) as folded offset 0`;

const reachableBy = (channels: readonly Channel[]): RawBuilder<SqlBool> =>
  sql`coalesce(${sql.join([...channels.map((channel) => sql.ref(`address.${channel}`)), sql`null`])}) is not null`;

const audience = (target: Audience): RawBuilder<SqlBool> => sql`not ${notActive} and ${meant[target]}`;

/** Counts the customers and messages a campaign would reach if it were sent now. */
export async function countAudience(
  db: Db,
  target: Audience,
  channels: readonly Channel[],
): Promise<AudienceCount> {
  const { rows } = await sql<AudienceCount>`
    select count(*) filter (where not no_marketing) as customers,
      count(*) filter (where not no_marketing and ${reachableBy(channels)}) as reachable,
      count(*) filter (where not no_marketing and ${reachableBy(['sms'])}) as sms,
      count(*) filter (where not no_marketing and ${reachableBy(['email'])}) as email,
      count(*) filter (where not no_marketing and ${reachableBy(['whatsapp'])}) as whatsapp,
      count(*) filter (where no_marketing) as excluded
    from customers cross join lateral (${addresses}) as address where ${audience(target)}`.execute(db);
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
      select customers.id, customers.name, address.*
      from customers cross join lateral (${addresses}) as address
      where customers.id > ${after}::uuid and ${audience(target)} and not no_marketing and ${reachableBy(channels)}
      order by customers.id limit ${customers}
    ) as reached
    cross join lateral (values ${sql.join(
      channelNames.map((channel) => sql`(${sql.lit(channel)}, ${sql.ref(`reached.${channel}`)})`),
    )}) as way (channel, address)
    where way.channel = any (${[...channels]}::text[]) and way.address is not null
    order by reached.id`.execute(db);
  return rows;
}
