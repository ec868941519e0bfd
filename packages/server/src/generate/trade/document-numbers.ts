import type { Tx } from '../../db/transaction';
import { formatNumber, placeOf, raiseSequence } from '../../modules/counters';

export interface DocumentNumbers {
  next(at: number): string;
  /** Saves the counters, so that the shop continues after the drawn numbers. */
  save(): Promise<void>;
}

/** Draws document numbers in memory, continuing those of the shop. Nobody else may draw numbers meanwhile. */
export async function readNumbers(
  tx: Tx,
  key: 'INVOICE' | 'PURCHASE' | 'EXPENSE' | 'MONEY_TRANSFER',
): Promise<DocumentNumbers> {
  const counter = await tx
    .selectFrom('counters')
    .select(['id', 'prefix', 'datePart', 'digits', 'resetPolicy', 'scopedBy'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const known = await tx
    .selectFrom('counterValues')
    .select(['period', 'seq'])
    .where('counterId', '=', counter.id)
    .where('scope', '=', '')
    .forUpdate()
    .execute();
  const standing = new Map(known.map(({ period, seq }) => [period, seq]));
  const raised = new Set<string>();
  return {
    next(at) {
      const moment = new Date(at);
      const { period } = placeOf(counter, moment, undefined);
      const seq = (standing.get(period) ?? 0) + 1;
      standing.set(period, seq);
      raised.add(period);
      return formatNumber(counter, moment, seq);
    },
    async save() {
      for (const period of raised)
        await raiseSequence(tx, counter.id, { scope: '', period }, standing.get(period) ?? 0);
    },
  };
}
