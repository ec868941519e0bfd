import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Place } from './number-format.rules';

/** Where a counter stands; until the transaction ends, nobody takes a number there. */
export const lockSequence = (tx: Tx, counterId: string, place: Place) =>
  raiseSequence(tx, counterId, place, 0);

/** Lifts it to a number, or leaves it where it is already beyond. Answers where it then stands. */
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

/** When the period changes its length, counting goes on where it stands: a number of today is not given again. */
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
