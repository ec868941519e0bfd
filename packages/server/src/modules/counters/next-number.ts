import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { formatNumber, placeOf, type Place } from './number-format.rules';
import type { CounterKey } from './system-keys';

/**
 * The next number of a kind of document. It belongs to the transaction: if that fails the number was never
 * given, so numbers have no gaps. Whoever comes next waits for the commit, so take it as late as possible.
 */
export async function nextNumber(
  tx: Tx,
  key: CounterKey,
  { at = new Date(), warehouseId }: { at?: Date; warehouseId?: string } = {},
): Promise<string> {
  let counter = await readForm(tx, key);
  for (;;) {
    const seq = await take(tx, counter.id, placeOf(counter, at, warehouseId));
    const now = await readForm(tx, key);
    // whoever changed the policy while we waited for the row carried the sequence over to another one
    if (now.resetPolicy === counter.resetPolicy) return formatNumber(now, at, seq);
    counter = now;
  }
}

const readForm = (tx: Tx, key: CounterKey) =>
  tx
    .selectFrom('counters')
    .select(['id', 'prefix', 'datePart', 'digits', 'resetPolicy', 'scopedBy'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

async function take(tx: Tx, counterId: string, place: Place): Promise<number> {
  const { seq } = await tx
    .insertInto('counterValues')
    .values({ counterId, ...place, seq: 1 })
    .onConflict((conflict) =>
      conflict.columns(['counterId', 'scope', 'period']).doUpdateSet({ seq: sql`counter_values.seq + 1` }),
    )
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}
