import {
  AppError,
  offlineNumber,
  offlineSaleTexts,
  OfflineSaleFact,
  wrongField,
  type BookedOfflineSale,
  type NewOfflineSale,
} from '@turoos/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { isProvenBy, isTokenOf, type ProvenTill } from '../tills';
import { bookOfflineSale } from './book-offline-sale';
import { writeDecisions } from './decisions';
import { findTried } from './find-tried';
import { inOrder, type Found } from './found';
import { judgeNumber, lastSeqAfter } from './judge-number.rules';
import { madeAtOf } from './made-at.rules';
import { readBooked } from './offline-sales.queries';
import { readSeller } from './read-seller';

interface Delivery {
  till: ProvenTill;
  /** The token that came with it; a file has none. */
  token?: string;
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
  { till, token, ahead }: Delivery,
  { sentAt, proof, ...fact }: Omit<NewOfflineSale, 'token'>,
): Promise<BookedOfflineSale> {
  if (fact.number !== offlineNumber(till.code, fact.seq))
    throw wrongField('number', offlineSaleTexts.otherNumber);
  // the sales of a till are received one after the other, so that a second sale with the same number is noticed
  await sql`select from tills where id = ${till.id} for update`.execute(tx);
  const sold = z.encode(OfflineSaleFact, fact);
  const wire = jsonb(sold);
  const earlier = await findEarlier(tx, till, fact.id, wire);
  if (earlier) return earlier;

  const { receivedAt, came, notBefore, ...numbers } = await readArrival(tx, till, fact.seq);
  const clock = { receivedAt, sentAt, ahead: ahead ?? sentAt.getTime() - receivedAt.getTime() };
  const { madeAt, found: clockFound } = madeAtOf(fact, clock, { tillSince: till.createdAt, notBefore });
  const named = { tillId: till.id, userId: fact.user };
  const { found: sellerFound, ...by } = await readSeller(tx, user, named, () =>
    isProvenBy(tx, named, sold, proof),
  );
  const isCopy = token !== undefined && !(await isTokenOf(tx, till.id, token));
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
      userId: by.seller.id,
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
      lastSeq: lastSeqAfter(numbers.lastSeq, fact.seq),
      // sales are sent in their order, so this is one of those that waited at the last contact if there were any
      waiting: sql<number>`greatest(waiting - 1, 0)`,
      waitingSince: sql<Date | null>`case when waiting > 1 then waiting_since end`,
    })
    .where('id', '=', till.id)
    .execute();

  const { sale, found } =
    tried ?? (await bookOfflineSale(tx, user, { id, number, madeAt, fact, till, ...by }));
  const all = inOrder<Found>([
    ...judgeNumber(fact, { came, ...numbers }),
    ...clockFound,
    ...sellerFound,
    ...found,
    ...(isCopy && !found.some(({ kind }) => kind === 'copied')
      ? [{ kind: 'copied' as const, details: {} }]
      : []),
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

interface Arrival {
  receivedAt: Date;
  /** How many sales came with the same number. */
  came: number;
  lastSeq: number;
  settledSeq: number;
  /** When the till said that it had not come to this number yet; null: it never said so. */
  notBefore: Date | null;
}

async function readArrival(tx: Tx, till: ProvenTill, seq: number): Promise<Arrival> {
  const { rows } = await sql<Arrival>`
    select now() as received_at, last_seq, settled_seq,
      (select count(*)::int from offline_sales where till_id = ${till.id} and seq = ${seq}) as came,
      (select max(at) from till_contacts where till_id = ${till.id} and seq < ${seq}) as not_before
    from tills where id = ${till.id}`.execute(tx);
  const [arrival] = rows;
  if (!arrival) throw new Error('A till that is locked is gone.');
  return arrival;
}
