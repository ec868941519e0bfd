import { adenDay, must } from '@turoos/contract';
import { statement } from '../../db/statement';
import type { Tx } from '../../db/transaction';
import { expectNumber } from '../../kernel/coming-number';
import type { CounterKey } from './system-keys';

interface Numbered {
  at?: Date;
  warehouseId?: string;
}

/**
 * Takes the next number of a document. A rolled-back transaction returns its number, so numbers have no gaps.
 * The counter row stays locked until commit, so take the number as late as possible.
 */
export async function nextNumber(
  tx: Tx,
  key: CounterKey,
  { at = new Date(), warehouseId = '' }: Numbered = {},
): Promise<string> {
  const { rows } = await statement<{ number: string }>`
    select turoos_number(${key}, ${adenDay(at)}, ${warehouseId}) as number`.execute(tx);
  return must(rows[0]).number;
}

/** Takes the next number without waiting for it. Returns the token that stands for it until the commit. */
export const nextNumberUnseen = (tx: Tx, key: CounterKey, numbered?: Numbered): Promise<string> =>
  expectNumber(tx, nextNumber(tx, key, numbered));
