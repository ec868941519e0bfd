import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { matchOldest } from './match-oldest.rules';
import { refreshPaid } from './refresh-paid';

interface Match {
  debitId: string;
  creditId: string;
  /** Cents; below zero frees what was settled before. */
  amount: number;
}

/** Lets open credits answer open debts, both from the oldest on. Afterwards at most one side is open. */
export async function settleOldest(tx: Tx, customerId: string): Promise<void> {
  const credits = await openEntries(tx, customerId).where('change', '>', 0).execute();
  if (credits.length === 0) return;
  const given = credits.reduce((sum, { open }) => sum + open, 0);
  const debits = await tx
    .selectFrom(
      openEntries(tx, customerId)
        .where('change', '<', 0)
        .select(sql<number>`sum(open) over (order by seq) - open`.as('before'))
        .as('owed'),
    )
    .select(['id', 'change', 'open'])
    // those the credits cannot reach stay where they are
    .where('before', '<', given)
    .orderBy('before')
    .execute();
  await settle(tx, matchOldest([...credits, ...debits]));
}

const openEntries = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('customerTransactions')
    .select(['id', 'change', 'open'])
    .where('customerId', '=', customerId)
    .where('open', '>', 0)
    .orderBy('seq');

/** Lets one credit answer one debt, as far as both reach. */
export async function settlePair(
  tx: Tx,
  { debitId, creditId }: { debitId: string; creditId: string },
): Promise<void> {
  const pair = await tx
    .selectFrom('customerTransactions')
    .select(['id', 'change', 'open'])
    .where('id', 'in', [debitId, creditId])
    .where('open', '>', 0)
    .execute();
  await settle(tx, matchOldest(pair));
}

/** Gives the payments on a debt back, the latest first, until this much is free. */
export async function freeSettled(tx: Tx, debitId: string, amount: number): Promise<void> {
  const settled = await tx
    .selectFrom('customerSettlements')
    .innerJoin('customerTransactions as credit', 'credit.id', 'customerSettlements.creditId')
    .select(({ fn }) => [
      'creditId',
      fn.sum<number>('amount').as('amount'),
      fn.max('customerSettlements.seq').as('last'),
    ])
    .where('debitId', '=', debitId)
    .where('credit.type', 'in', ['payment', 'adjustment'])
    .groupBy('creditId')
    .having(({ fn }) => fn.sum('amount'), '>', 0)
    .orderBy('last', 'desc')
    .execute();
  const freed: Match[] = [];
  let left = amount;
  for (const { creditId, amount: paid } of settled) {
    const part = Math.min(left, paid);
    if (part > 0) freed.push({ debitId, creditId, amount: -part });
    left -= part;
  }
  await settle(tx, freed);
}

async function settle(tx: Tx, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return;
  await tx
    .insertInto('customerSettlements')
    .values([...matches])
    .execute();
  await sql`
    update customer_transactions t set open = t.open - s.amount
    from (
      select id, sum(amount) as amount from unnest(
        ${matches.flatMap(({ debitId, creditId }) => [debitId, creditId])}::uuid[],
        ${matches.flatMap(({ amount }) => [amount, amount])}::bigint[]) as side (id, amount)
      group by id
    ) s
    where t.id = s.id`.execute(tx);
  await refreshPaid(
    tx,
    matches.map(({ debitId }) => debitId),
  );
}
