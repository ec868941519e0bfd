import { must, type OrderingSetup, type OrderingState } from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { OrderingSetup as SetupTable } from '../../db/schema';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';

export type StoredSetup = Selectable<SetupTable>;

/** A computation that was asked for longer ago died with its server. */
const mostMinutes = 10;
/** Hours after which the figures are computed anew. */
const goodFor = 20;

export const readSetup = (db: Db): Promise<StoredSetup> =>
  db.selectFrom('orderingSetup').selectAll().executeTakeFirstOrThrow();

const presentState = ({ askedAt, computedAt, id: _id, ...setup }: StoredSetup): OrderingState => ({
  computedAt,
  isComputing:
    askedAt !== null &&
    (computedAt === null || askedAt > computedAt) &&
    Date.now() - askedAt.getTime() < mostMinutes * 60_000,
  setup,
});

export const readState = async (db: Db): Promise<OrderingState> => presentState(await readSetup(db));

/** Notes that the figures are to be computed, which every screen sees until they are. */
export async function askForFigures(tx: Tx): Promise<OrderingState> {
  const row = await tx
    .updateTable('orderingSetup')
    .set({ askedAt: sql`clock_timestamp()` })
    .returningAll()
    .executeTakeFirst();
  return presentState(must(row));
}

export async function changeSetup(
  tx: Tx,
  user: Actor,
  changes: Partial<OrderingSetup>,
): Promise<OrderingState> {
  const before = await tx.selectFrom('orderingSetup').selectAll().forUpdate().executeTakeFirstOrThrow();
  if (Object.keys(changes).length > 0) await tx.updateTable('orderingSetup').set(changes).execute();
  await recordChange(tx, user, {
    action: 'ordering.update',
    entity: 'ordering',
    before: presentState(before).setup,
    after: { ...presentState(before).setup, ...changes },
  });
  return askForFigures(tx);
}

/** Whether the figures are of another day or missing, as they are after a restore. */
export async function areFiguresDue(db: Db): Promise<boolean> {
  const { computedAt } = await readSetup(db);
  if (computedAt === null || Date.now() - computedAt.getTime() > goodFor * 3_600_000) return true;
  return !(await db.selectFrom('partDemand').select('productId').limit(1).executeTakeFirst());
}
