import { conflict, notFound, sourceVehicleTexts, teardownTexts } from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { TeardownPieces, Teardowns } from '../../db/schema';
import type { Tx } from '../../db/transaction';
import { assertCurrent } from '../../kernel/assert-current';

export type PieceRow = Selectable<TeardownPieces>;

export interface LockedTeardown extends Selectable<Teardowns> {
  /** In the order of their positions. */
  pieces: PieceRow[];
}

/** Locks the car, which guards its pieces: two clerks never take off the same one. */
export async function lockTeardown(tx: Tx, vehicleId: string): Promise<LockedTeardown> {
  const teardown = await tx
    .selectFrom('teardowns')
    .selectAll()
    .where('vehicleId', '=', vehicleId)
    .forUpdate()
    .executeTakeFirst();
  if (!teardown) throw await missing(tx, vehicleId);
  const pieces = await tx
    .selectFrom('teardownPieces')
    .selectAll()
    .where('vehicleId', '=', vehicleId)
    .orderBy('position')
    .execute();
  return { ...teardown, pieces };
}

/** Locks a car that is being taken apart; with a version, an edit based on a stale copy is refused. */
export async function lockOpen(tx: Tx, vehicleId: string, version?: number): Promise<LockedTeardown> {
  const teardown = await lockTeardown(tx, vehicleId);
  if (teardown.status === 'closed') throw conflict(teardownTexts.closed);
  assertCurrent(version, teardown);
  return teardown;
}

async function missing(tx: Tx, vehicleId: string) {
  const { rows } = await sql`select from source_vehicles where id = ${vehicleId}`.execute(tx);
  return rows.length > 0 ? conflict(teardownTexts.notTeardown) : notFound(sourceVehicleTexts.notFound);
}

export const isOnCar = ({ status }: Pick<PieceRow, 'status'>): boolean => status === 'on_car';

/** Returns what pieces bear of the car's cost, in cents. */
export const costOf = (pieces: readonly Pick<PieceRow, 'cost'>[]): number =>
  pieces.reduce((sum, { cost }) => sum + cost, 0);

/** Returns the cost of what is on the car, in cents. */
export const costOnCar = ({ cost, pieces }: LockedTeardown): number =>
  pieces.reduce((left, piece) => (isOnCar(piece) ? left : left - piece.cost), cost);

/** Raises the version, so that an edit based on what was there before is refused. */
export const touch = (tx: Tx, vehicleId: string, changes: Partial<Selectable<Teardowns>> = {}) =>
  tx
    .updateTable('teardowns')
    .set({ ...changes, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('vehicleId', '=', vehicleId)
    .execute();
