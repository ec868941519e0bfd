import { counterTexts, notFound, ruleBroken, type Counter, type CounterChanges } from '@turoos/contract';
import { sql } from 'kysely';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { assertKeyFree, assertShowsPeriod, assertWarehouse, keyTaken } from './counter-checks';
import { readCounter } from './counters.queries';
import { periodOf, placeOf } from './number-format.rules';
import { carrySequences, lockSequence, raiseSequence } from './sequence';
import { isSystemKey } from './system-keys';

export async function updateCounter(
  tx: Tx,
  doer: Doer,
  id: string,
  { seq, scope, ...changes }: CounterChanges,
): Promise<Counter> {
  const at = new Date();
  const old = await lockCounter(tx, id);
  const warehouseId = old.scopedBy === 'warehouse' ? scope?.warehouseId : undefined;
  const next = { ...old, ...changes };
  assertShowsPeriod(next);
  await assertWarehouse(tx, warehouseId);
  if (next.key !== old.key) await assertRenamable(tx, id, old.key, next.key);

  const oldSeq = await lockSequence(tx, id, placeOf(old, at, warehouseId));
  const before = await readCounter(tx, id, warehouseId);
  if (next.resetPolicy !== old.resetPolicy)
    await carrySequences(tx, id, periodOf(old.resetPolicy, at), periodOf(next.resetPolicy, at));
  const place = placeOf(next, at, warehouseId);
  const currentSeq = await lockSequence(tx, id, place);
  if (seq !== undefined && seq !== oldSeq) {
    if (seq < currentSeq)
      throw ruleBroken(`لا يمكن خفض التسلسل عن قيمته الحالية ${currentSeq}`, { seq: currentSeq });
    await raiseSequence(tx, id, place, seq);
  }
  await orTaken(
    tx
      .updateTable('counters')
      .set({ ...changes, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute(),
    keyTaken,
  );
  const after = await readCounter(tx, id, warehouseId);
  await recordChange(tx, doer, {
    action: 'counter.update',
    entity: 'counters',
    entityId: id,
    before,
    after,
  });
  return after;
}

/** Locks the counter against other changes, but not against transactions that take numbers. */
async function lockCounter(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('counters')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(counterTexts.notFound);
  return row;
}

async function assertRenamable(tx: Tx, id: string, from: string, to: string): Promise<void> {
  if (isSystemKey(from)) throw ruleBroken('لا يمكن تغيير مفتاح عداد يستخدمه النظام');
  await assertKeyFree(tx, to, id);
}
