import {
  arrivalMessage,
  arrivalSubject,
  askedPartTexts,
  conflict,
  hasAddress,
  lastMinuteAfter,
  must,
  type AskedPart,
  type NewTelling,
  type Told,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readSettings } from '../../kernel/settings';
import { readRates } from '../exchange-rates';
import { freeOf, reserve } from '../reservations';
import { lockStock, type LockedStock } from '../stock';
import { priceOf, pricing, type Pricing } from './askers.queries';
import { readAskedPart } from './asked-parts.queries';

interface Waiting {
  id: string;
  status: string;
  customerId: string | null;
  name: string;
  phone: string;
  email: string;
  quantity: number;
  pricing: Pricing;
}

/**
 * Tells the customers who asked for a part that it has come, the oldest request first, and reserves the pieces they asked
 * for. Each customer gets one message per arrival, and none when the customers before took the last piece.
 */
export async function tellAskers(
  tx: Tx,
  user: Actor,
  id: string,
  { askers, channel, reserve: keeps }: NewTelling,
): Promise<Told> {
  const { part } = await readAskedPart(tx, user, id);
  if (!part) throw conflict(askedPartTexts.nobody);
  // before the rows of those who asked, as goods that come in lock them
  const stock = await lockStock(tx, [{ productId: part._id }], user.warehouses);
  const chosen = await lockAskers(tx, id, askers);
  const untold = chosen.filter(({ status }) => status === 'arrived');
  const reachable = untold.filter((asker) => hasAddress(channel, asker));
  const store = await readSettings(tx, 'store');
  const { usdToYer: rate } = await readRates(tx, { userId: user.id });
  const until = lastMinuteAfter(store.reservationDays);
  const told: string[] = [];
  for (const asker of reachable) {
    if (!isEnough(stock, part, keeps ? asker.quantity : 0)) continue;
    if (keeps) await keep(tx, user, { asker, part, until, stock });
    const kept = keeps ? { quantity: asker.quantity, until } : undefined;
    await queue(tx, user, {
      asker,
      channel,
      body: arrivalMessage({
        name: asker.name,
        part,
        price: priceOf(asker.pricing, asker.quantity),
        rate,
        shop: store,
        kept,
      }),
    });
    told.push(asker.id);
  }
  if (told.length === 0) throw conflict(askedPartTexts.nobody);
  await markTold(tx, id, told);
  const outcome = {
    told: told.length,
    reserved: keeps ? told.length : 0,
    withoutAddress: untold.length - reachable.length,
    withoutStock: reachable.length - told.length,
    alreadyTold: chosen.length - untold.length,
  };
  await recordChange(tx, user, {
    action: 'asked-part.tell',
    entity: 'asked-parts',
    entityId: id,
    after: { channel, product: part._id, ...outcome },
  });
  return outcome;
}

/** Locks those who asked, the oldest first. */
async function lockAskers(tx: Tx, id: string, askers: readonly string[]): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select t.id, t.status, t.customer_id, t.quantity, coalesce(c.name, t.name) as name,
      coalesce(nullif(c.phone, ''), t.phone) as phone, coalesce(c.email, '') as email, ${pricing} as pricing
    from asked_part_times t join asked_parts on asked_parts.id = t.asked_part_id left join customers c on c.id = t.customer_id
    where t.asked_part_id = ${id} and t.id = any (${[...askers]}::uuid[])
    order by t.id for update of t`.execute(tx);
  return rows;
}

const isEnough = (stock: LockedStock, { _id }: { _id: string }, wanted: number): boolean => {
  const part = must(stock.get(_id));
  return part.quantity > 0 && freeOf(part) >= wanted;
};

interface Keeping {
  asker: Waiting;
  part: NonNullable<AskedPart['part']>;
  until: Date;
  stock: LockedStock;
}

const keep = (tx: Tx, user: Actor, { asker, part, until, stock }: Keeping) =>
  reserve(
    tx,
    user,
    {
      product: part._id,
      quantity: asker.quantity,
      customer: asker.customerId,
      name: asker.name || asker.phone || asker.email,
      phone: asker.phone,
      until,
      source: { type: 'asked-parts', id: asker.id },
    },
    stock,
  );

interface Message {
  asker: Waiting;
  channel: NewTelling['channel'];
  body: string;
}

async function queue(tx: Tx, user: Actor, { asker, channel, body }: Message): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      channel,
      recipient: channel === 'email' ? asker.email : asker.phone,
      subject: channel === 'email' ? arrivalSubject : '',
      body,
      sourceType: 'asked-parts',
      sourceId: asker.id,
      customerId: asker.customerId,
      userId: user.id,
    })
    .execute();
}

async function markTold(tx: Tx, id: string, told: readonly string[]): Promise<void> {
  await sql`
    with told as (
      update asked_part_times set status = 'told', told_at = now() where id = any (${[...told]}::uuid[])
      returning id
    )
    update asked_parts set status = 'told', updated_at = now()
    where id = ${id} and not exists (
      select from asked_part_times t where t.asked_part_id = ${id} and t.status in ('waiting', 'arrived')
        and t.id not in (select id from told))`.execute(tx);
}
