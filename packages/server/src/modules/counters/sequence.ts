import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Place } from './number-format.rules';

/** Locks a sequence until the transaction ends and returns its last number. */
export const lockSequence = (tx: Tx, counterId: string, place: Place) =>
  raiseSequence(tx, counterId, place, 0);

/** Raises a sequence to a number, never lowers it, and returns its last number. */
export async function raiseSequence(tx: Tx, counterId: string, place: Place, to: number): Promise<number> {
  const { seq } = await tx
    .insertInto('counterValues')
    .values({ counterId, ...place, seq: to })
    .onConflict((conflict) =>
      conflict
        .columns(['counterId', 'scope', 'period'])
        .doUpdateSet({ seq: sql`greatest(counter_values.seq, excluded.seq)` }),
    )
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}

/** Copies the sequences to the new period after a policy change, so that no number of today is used twice. */
export async function carrySequences(tx: Tx, counterId: string, from: string, to: string): Promise<void> {
  const current = await tx
    .selectFrom('counterValues')
    .select(['scope', 'seq'])
    .where('counterId', '=', counterId)
    .where('period', '=', from)
    .orderBy('scope')
    .forUpdate()
    .execute();
  for (const { scope, seq } of current) await raiseSequence(tx, counterId, { scope, period: to }, seq);
}
