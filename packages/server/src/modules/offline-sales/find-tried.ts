import { must, salesApi, type OfflineSaleFact } from '@turoos/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../db/transaction';
import { answerOrSpent, keyDays } from '../../http/idempotency';
import { readTenders } from '../cash';
import { foundIf, type Found } from './found';

const Answered = z.object({ data: z.object({ _id: z.uuid() }) });

const hour = 3_600_000;

interface Arrival {
  madeAt: Date;
  receivedAt: Date;
  /** Whether the till's clock can be believed. */
  isTimeKnown: boolean;
}

/** What became of a sale that was sent as an ordinary one first: it is booked, or nobody can tell any more. */
type Tried = { sale: { id: string; number: string | null }; found: Found[] } | { sale: null; found: Found[] };

/**
 * Finds out whether a sale that a till sent as an ordinary one, without an answer, was booked then; undefined if it was
 * not, and from now on it cannot be. Nor can one that was never sent: a browser that ended while it was being stored may
 * still hold its draft.
 */
export async function findTried(tx: Tx, fact: OfflineSaleFact, arrival: Arrival): Promise<Tried | undefined> {
  const answer = await answerOrSpent(tx, { userId: fact.user, endpoint: salesApi.create, key: fact.id });
  const answered = answer && Answered.safeParse(answer.response).data;
  const sale = answered && (await findSold(tx, answered.data._id));
  if (sale?.isUndone) return { sale: null, found: undone(sale) };
  if (sale) return { sale: { id: sale.id, number: sale.saleNumber }, found: await compare(tx, fact, sale) };
  if (!answer && (!fact.wasTried || (await isRemembered(tx, fact, arrival)))) return undefined;
  return { sale: null, found: [{ kind: 'doubt', details: { sales: await readAlike(tx, fact, arrival) } }] };
}

interface Sold {
  id: string;
  saleNumber: string | null;
  customerId: string | null;
  userId: string | null;
  grandTotal: number;
  createdAt: Date;
  /** Cancelled, or some of it was returned. */
  isUndone: boolean;
}

/** Held invoices are no sales yet. */
const findSold = (tx: Tx, id: string): Promise<Sold | undefined> =>
  tx
    .selectFrom('sales')
    .select([
      'id',
      'saleNumber',
      'customerId',
      'userId',
      'createdAt',
      sql<number>`grand_total`.as('grandTotal'),
    ])
    .select(sql<boolean>`status <> 'completed' or refund_amount > 0`.as('isUndone'))
    .where('id', '=', id)
    .where('status', '<>', 'pending')
    .where('offlineNumber', 'is', null)
    .executeTakeFirst();

/** The user who undid the invoice may have expected the till's sale to replace it, so the sale is not joined to it. */
const undone = ({ id, saleNumber, createdAt }: Sold): Found[] =>
  foundIf(
    'doubt',
    { twinUndone: true },
    { sales: [{ _id: id, number: saleNumber ?? '', at: createdAt.toISOString() }] },
  );

async function compare(
  tx: Tx,
  fact: OfflineSaleFact,
  { id, customerId, userId, grandTotal }: Sold,
): Promise<Found[]> {
  const paid = await readTenders(tx, 'sale', id);
  const items = await tx
    .selectFrom('saleItems')
    .select(['productId as product', 'quantity', 'price'])
    .where('saleId', '=', id)
    .execute();
  return foundIf(
    'changed',
    {
      otherLines: linesText(items) !== linesText(fact.items),
      otherCustomer: customerId !== fact.customer,
      otherTotal: grandTotal !== fact.grandTotal,
      otherMoney: moneyText(paid) !== moneyText(fact),
      otherSeller: userId !== fact.user,
    },
    { amount: fact.grandTotal, limit: grandTotal },
  );
}

const linesText = (lines: readonly { product: string; quantity: number; price: number }[]): string =>
  lines
    .map(({ product, quantity, price }) => `${product} ${quantity} ${price}`)
    .toSorted()
    .join();

/** The money that was handed over and back. Places are left out: a till knows those of the shop by name only. */
const moneyText = ({ tenders, change }: Paid): string =>
  [
    ...tenders.map(({ currency, amount, method }) => `${method} ${currency} ${amount}`).toSorted(),
    ...[change, change?.rest]
      .filter((back) => back && back.amount > 0)
      .map((back) => `${back?.currency} -${back?.amount}`),
  ].join();
type Paid = {
  tenders: readonly { currency: string; amount: number; method: string }[];
  change: OfflineSaleFact['change'];
};

/**
 * Tells whether the answer would still be known. Answers are deleted after some days, with their user, and by a restore:
 * sales that were made before the backup are in it, their answers are not.
 */
async function isRemembered(
  tx: Tx,
  { user }: OfflineSaleFact,
  { madeAt, receivedAt, isTimeKnown }: Arrival,
): Promise<boolean> {
  if (!isTimeKnown || receivedAt.getTime() - madeAt.getTime() > keyDays * 24 * hour - hour) return false;
  const { rows } = await sql<{ isRemembered: boolean }>`
    select exists (select from users where id = ${user}) and not exists (
      select from backup_restores
      where at > ${madeAt} and taken_at > ${new Date(madeAt.getTime() - hour)}) as is_remembered`.execute(tx);
  return must(rows[0]).isRemembered;
}

const mostAlike = 10;

/** Returns invoices of the seller with the same total around the time of the sale. */
async function readAlike(
  tx: Tx,
  { user, grandTotal }: OfflineSaleFact,
  { madeAt, receivedAt, isTimeKnown }: Arrival,
): Promise<{ _id: string; number: string; at: string }[]> {
  const around = isTimeKnown ? hour : 31 * 24 * hour;
  const at = isTimeKnown ? madeAt : receivedAt;
  const found = await tx
    .selectFrom('sales')
    .select(['id', 'saleNumber', 'createdAt'])
    .where('userId', '=', user)
    .where('status', '<>', 'pending')
    .where('offlineNumber', 'is', null)
    .where(sql<number>`grand_total`, '=', grandTotal)
    .where('createdAt', '>=', new Date(at.getTime() - around))
    .where('createdAt', '<=', new Date(at.getTime() + around))
    .orderBy('createdAt')
    .limit(mostAlike)
    .execute();
  return found.map(({ id, saleNumber, createdAt }) => ({
    _id: id,
    number: saleNumber ?? '',
    at: createdAt.toISOString(),
  }));
}
