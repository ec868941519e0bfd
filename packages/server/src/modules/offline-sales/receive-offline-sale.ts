import {
  AppError,
  offlineNumber,
  offlineSaleTexts,
  OfflineSaleFact,
  type BookedOfflineSale,
  type NewOfflineSale,
} from '@turoos/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import type { ProvenTill } from '../tills';
import { bookOfflineSale } from './book-offline-sale';
import { writeDecisions } from './decisions';
import { findTried } from './find-tried';
import { inOrder, type Found } from './found';
import { madeAtOf } from './made-at.rules';
import { readBooked } from './offline-sales.queries';
import { readSeller } from './read-seller';

interface Delivery {
  till: ProvenTill;
  /** Milliseconds by which the till's clock is ahead, if known otherwise than by the moment of sending. */
  ahead?: number;
}

/**
 * Stores a sale that a till made without the server, once however often it arrives, and books it. The till may forget it
 * when this is answered.
 */
export async function receiveOfflineSale(
  tx: Tx,
  user: Actor,
  { till, ahead }: Delivery,
  { sentAt, ...fact }: NewOfflineSale,
): Promise<BookedOfflineSale> {
  if (fact.number !== offlineNumber(till.code, fact.seq))
    throw new AppError('VALIDATION', offlineSaleTexts.otherNumber);
  // the sales of a till are received one after the other, so that a second sale with the same number is noticed
  await sql`select from tills where id = ${till.id} for update`.execute(tx);
  const wire = jsonb(z.encode(OfflineSaleFact, fact));
  const earlier = await findEarlier(tx, till, fact.id, wire);
  if (earlier) return earlier;

  const { receivedAt, came } = await readArrival(tx, till, fact.seq);
  const clock = { receivedAt, sentAt, ahead: ahead ?? sentAt.getTime() - receivedAt.getTime() };
  const { madeAt, found: clockFound } = madeAtOf(fact, clock, till.createdAt);
  const { seller, found: sellerFound } = await readSeller(tx, user, { tillId: till.id, userId: fact.user });
  const isTimeKnown = clockFound.length === 0;
  const tried = await findTried(tx, fact, { madeAt, receivedAt, isTimeKnown });
  const number = came === 0 ? fact.number : `${fact.number}/${came + 1}`;
  const { id } = fact;
  const { numInsertedOrUpdatedRows: stored } = await tx
    .insertInto('offlineSales')
    .values({
      id,
      tillId: till.id,
      seq: fact.seq,
      number,
      userId: seller.id,
      senderId: user.id,
      madeAt,
      sentAt,
      fact: wire,
    })
    .onConflict((same) => same.column('id').doNothing())
    .executeTakeFirstOrThrow();
  // another till sends the same id at this moment
  if (stored !== 1n) throw new AppError('KEY_REUSED', offlineSaleTexts.reused);
  await tx
    .updateTable('tills')
    .set({
      lastSeq: sql<number>`greatest(last_seq, ${fact.seq})`,
      // sales are sent in their order, so this is one of those that waited at the last contact if there were any
      waiting: sql<number>`greatest(waiting - 1, 0)`,
      waitingSince: sql<Date | null>`case when waiting > 1 then waiting_since end`,
    })
    .where('id', '=', till.id)
    .execute();

  const { sale, found } =
    tried ?? (await bookOfflineSale(tx, user, { id, number, madeAt, fact, till, seller }));
  const all = inOrder<Found>([
    ...(came > 0 ? [{ kind: 'number' as const, details: { name: fact.number } }] : []),
    ...clockFound,
    ...sellerFound,
    ...found,
  ]);
  if (sale) await tx.updateTable('offlineSales').set({ saleId: sale.id }).where('id', '=', id).execute();
  if (sale && tried)
    await tx.updateTable('sales').set({ offlineNumber: number }).where('id', '=', sale.id).execute();
  await writeDecisions(tx, id, all);
  const decisions = all.map(({ kind }) => kind);
  await recordChange(tx, user, {
    action: sale ? 'sale.offline' : 'sale.offline_kept',
    entity: 'sales',
    ...(sale && { entityId: sale.id }),
    after: { offlineNumber: number, saleNumber: sale?.number ?? null, till: till.name, madeAt, decisions },
  });
  return { id, number, sale: sale?.id ?? null, saleNumber: sale?.number ?? null, receivedAt, decisions };
}

/** Returns the answer to a sale that arrived before; throws if its id was used for another one. */
async function findEarlier(
  tx: Tx,
  till: ProvenTill,
  id: string,
  wire: ReturnType<typeof jsonb>,
): Promise<BookedOfflineSale | undefined> {
  const { rows } = await sql<{ isSame: boolean }>`
    select till_id = ${till.id} and fact = ${wire} as is_same from offline_sales where id = ${id}`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) return undefined;
  if (!row.isSame) throw new AppError('KEY_REUSED', offlineSaleTexts.reused);
  return readBooked(tx, id);
}

async function readArrival(tx: Tx, till: ProvenTill, seq: number) {
  const { rows } = await sql<{ receivedAt: Date; came: number }>`
    select now() as received_at,
      (select count(*)::int from offline_sales where till_id = ${till.id} and seq = ${seq}) as came`.execute(
    tx,
  );
  const [arrival] = rows;
  if (!arrival) throw new Error('A select without a table returned no row.');
  return arrival;
}
