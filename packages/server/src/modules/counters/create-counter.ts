import type { Counter, NewCounter } from '@turoos/contract';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { assertKeyFree, assertShowsPeriod, assertWarehouse, keyTaken } from './counter-checks';
import { readCounter } from './counters.queries';
import { placeOf } from './number-format.rules';
import { raiseSequence } from './sequence';

export async function createCounter(
  tx: Tx,
  doer: Doer,
  { seq = 0, scope, ...given }: NewCounter,
): Promise<Counter> {
  const counter = {
    prefix: given.key.slice(0, 20),
    datePart: '' as const,
    resetPolicy: 'never' as const,
    ...given,
    scopedBy: scope?.warehouseId ? 'warehouse' : 'none',
  };
  assertShowsPeriod(counter);
  await assertWarehouse(tx, scope?.warehouseId);
  await assertKeyFree(tx, counter.key);
  const { id } = await orTaken(
    tx.insertInto('counters').values(counter).returning('id').executeTakeFirstOrThrow(),
    keyTaken,
  );
  await raiseSequence(tx, id, placeOf(counter, new Date(), scope?.warehouseId), seq);
  const after = await readCounter(tx, id, scope?.warehouseId);
  await recordChange(tx, doer, { action: 'counter.create', entity: 'counters', entityId: id, after });
  return after;
}
