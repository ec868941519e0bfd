import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { formatNumber, placeOf, type Place } from './number-format.rules';
import type { CounterKey } from './system-keys';

/**
 * Takes the next number of a document. A rolled-back transaction returns its number, so numbers have no gaps.
 * The counter row stays locked until commit, so take the number as late as possible.
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
    // a policy change while waiting for the row moved the sequence to another period: take it there
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
