import { notFound, productTexts, type AskedPart, type AskedPartChange } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockStock } from '../stock';
import { readAskedPart } from './asked-parts.queries';

/** Writes the buyer's decision about a part, or says which part of the shop is meant. */
export async function decideAskedPart(
  tx: Tx,
  user: Actor,
  id: string,
  { status, product }: AskedPartChange,
): Promise<AskedPart> {
  // before the row, as goods that come in lock it
  const stock = product ? (await lockStock(tx, [{ productId: product }], undefined)).get(product) : undefined;
  if (product && !stock) throw notFound(productTexts.notFound);
  await tx.selectFrom('askedParts').select('id').where('id', '=', id).forUpdate().execute();
  const before = await readAskedPart(tx, user, id);
  await tx
    .updateTable('askedParts')
    .set({
      updatedAt: sql`now()`,
      ...(status && { status }),
      ...(product !== undefined && { productId: product }),
    })
    .where('id', '=', id)
    .execute();
  if (stock && stock.quantity > 0) await markArrived(tx, id);
  if (status === 'closed') await closeTimes(tx, id);
  const after = await readAskedPart(tx, user, id);
  const facts = ({ asked, part, ...row }: AskedPart) => ({
    asked,
    status: row.status,
    product: part?._id ?? null,
  });
  await recordChange(tx, user, {
    action: product === undefined ? 'asked-part.update' : 'asked-part.link',
    entity: 'asked-parts',
    entityId: id,
    before: facts(before),
    after: facts(after),
  });
  return after;
}

/** Ends the wait of all who asked. */
export const closeAskedPart = (tx: Tx, user: Actor, id: string): Promise<AskedPart> =>
  decideAskedPart(tx, user, id, { status: 'closed' });

/** The part that was meant is there already: those who wait can be told. */
async function markArrived(tx: Tx, id: string): Promise<void> {
  await sql`
    with arrived as (
      update asked_part_times set status = 'arrived', arrived_at = now()
      where asked_part_id = ${id} and status = 'waiting' returning id
    )
    update asked_parts set status = 'arrived' where id = ${id} and exists (select from arrived)`.execute(tx);
}

const closeTimes = (tx: Tx, id: string) =>
  tx.updateTable('askedPartTimes').set({ status: 'closed' }).where('askedPartId', '=', id).execute();
