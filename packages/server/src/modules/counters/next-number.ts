import { must, type ResetPolicy } from '@turoos/contract';
import { statement } from '../../db/statement';
import type { Tx } from '../../db/transaction';
import { formatNumber, periodsOf, type NumberFormat } from './number-format.rules';
import type { CounterKey } from './system-keys';

/**
 * Takes the next number of a document. A rolled-back transaction returns its number, so numbers have no gaps.
 * The counter row stays locked until commit, so take the number as late as possible.
 */
export async function nextNumber(
  tx: Tx,
  key: CounterKey,
  { at = new Date(), warehouseId = '' }: { at?: Date; warehouseId?: string } = {},
): Promise<string> {
  const periods = JSON.stringify(periodsOf(at));
  for (;;) {
    const [taken, now] = await Promise.all([take(tx, key, periods, warehouseId), readForm(tx, key)]);
    // a policy change while waiting for the row moved the sequence to another period: take it there
    if (now.resetPolicy === taken.resetPolicy) return formatNumber(now, at, taken.seq);
  }
}

/** Takes a number from the sequence of the current period: one per warehouse if the counter is scoped so. */
async function take(tx: Tx, key: CounterKey, periods: string, warehouseId: string) {
  const { rows } = await statement<{ seq: number; resetPolicy: ResetPolicy }>`
    with form as (
      select id, reset_policy, case scoped_by when 'warehouse' then ${warehouseId} else '' end as scope
      from counters where key = ${key}
    ), taken as (
      insert into counter_values (counter_id, scope, period, seq)
      select id, scope, ${periods}::jsonb ->> reset_policy, 1 from form
      on conflict (counter_id, scope, period) do update set seq = counter_values.seq + 1
      returning seq
    )
    select seq, reset_policy from taken, form`.execute(tx);
  return must(rows[0]);
}

/** Reads the form of a counter's numbers. It is read behind the row's lock, so that it is the current one. */
async function readForm(tx: Tx, key: CounterKey) {
  const { rows } = await statement<NumberFormat & { resetPolicy: ResetPolicy }>`
    select prefix, date_part, digits, reset_policy from counters where key = ${key}`.execute(tx);
  return must(rows[0]);
}
