import {
  customerTexts,
  must,
  notFound,
  productTexts,
  type AskedPart,
  type NewAskedPart,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readAskedPart } from './asked-parts.queries';

/**
 * Notes a part that a customer asked for in vain; the same part in another spelling, or by other words that are known
 * to mean it, counts once more.
 */
export async function noteAskedPart(tx: Tx, user: Actor, body: NewAskedPart): Promise<AskedPart> {
  const { customer = null, quantity = 1, note = '' } = body;
  if (customer) await assertCustomer(tx, customer);
  const part = body.product ? await readPart(tx, body.product) : await findPart(tx, body.asked ?? '');
  const asked = body.asked ?? part?.partNumber ?? '';
  const { id, times } = await countOnce(tx, { asked, quantity, productId: part?.id ?? null });
  await tx
    .insertInto('askedPartTimes')
    .values({
      askedPartId: id,
      customerId: customer,
      quantity,
      name: customer ? '' : (body.name ?? ''),
      phone: customer ? '' : (body.phone ?? ''),
      make: body.make ?? '',
      model: body.model ?? '',
      year: body.year ?? null,
      vin: body.vin ?? '',
      note,
      userId: user.id,
      userName: user.name,
    })
    .execute();
  await recordChange(tx, user, {
    action: 'asked-part.create',
    entity: 'asked-parts',
    entityId: id,
    after: { asked, times, quantity, product: part?.id ?? null, customer, name: body.name, note },
  });
  return readAskedPart(tx, user, id);
}

interface Counted {
  asked: string;
  quantity: number;
  productId: string | null;
}

/** Counts on the row of the same words, else on one that means the same part, else on a new one. */
async function countOnce(tx: Tx, { asked, quantity, productId }: Counted) {
  const { rows } = await sql<{ id: string; times: number }>`
    with known as materialized (
      select id from asked_parts where key = turoos_code(${asked}) or product_id = ${productId}
      order by key = turoos_code(${asked}) desc, id limit 1 for update
    ), counted as (
      update asked_parts a set times = a.times + 1, quantity = a.quantity + ${quantity}, last_asked_at = now(),
        updated_at = now(), product_id = coalesce(a.product_id, ${productId}),
        status = case when a.status in ('told', 'closed') then 'open' else a.status end
      from known where a.id = known.id returning a.id, a.times
    ), added as (
      insert into asked_parts (asked, quantity, product_id)
      select ${asked}, ${quantity}, ${productId}::uuid where not exists (select from known)
      on conflict (key) do update set times = asked_parts.times + 1,
        quantity = asked_parts.quantity + excluded.quantity, last_asked_at = now(), updated_at = now()
      returning id, times
    )
    select id, times from counted union all select id, times from added`.execute(tx);
  return must(rows[0]);
}

async function assertCustomer(tx: Tx, id: string): Promise<void> {
  const found = await tx.selectFrom('customers').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound(customerTexts.notFound);
}

async function readPart(tx: Tx, id: string) {
  const part = await tx
    .selectFrom('products')
    .select(['id', 'partNumber'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!part) throw notFound(productTexts.notFound);
  return part;
}

/** Finds the shop's part with this number or barcode. */
async function findPart(tx: Tx, asked: string) {
  const { rows } = await sql<{ id: string; partNumber: string }>`
    select id, part_number from products where part_code = turoos_code(${asked})
    union all
    select id, part_number from products where barcode <> '' and turoos_code(barcode) = turoos_code(${asked})
    limit 1`.execute(tx);
  return rows[0];
}
