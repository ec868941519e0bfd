import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { formatNumber, periodOf, type ResetPolicy } from './number-format.rules';

export type CounterKey = 'INVOICE' | 'PURCHASE' | 'TRANSFER' | 'CUSTOMER';

/**
 * The next number of a kind of document. It belongs to the transaction: if that fails the number was never
 * given, so numbers have no gaps. Whoever comes next waits for the commit, so take it as late as possible.
 */
export async function nextNumber(
  tx: Tx,
  key: CounterKey,
  { at = new Date(), warehouseId }: { at?: Date; warehouseId?: string } = {},
): Promise<string> {
  const counter = await tx
    .selectFrom('counters')
    .select(['id', 'prefix', 'datePart', 'digits', 'resetPolicy', 'scopedBy'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const { seq } = await tx
    .insertInto('counterValues')
    .values({
      counterId: counter.id,
      scope: counter.scopedBy === 'warehouse' ? (warehouseId ?? '') : '',
      period: periodOf(counter.resetPolicy as ResetPolicy, at),
      seq: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['counterId', 'scope', 'period']).doUpdateSet({ seq: sql`counter_values.seq + 1` }),
    )
    .returning('seq')
    .executeTakeFirstOrThrow();
  return formatNumber(counter, at, seq);
}
