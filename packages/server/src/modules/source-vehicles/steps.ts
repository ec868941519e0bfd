import type { TeardownStepKind } from '@turoos/contract';
import { sql } from 'kysely';
import type { PieceBefore } from '../../db/column-types';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import type { PieceRow } from './lock-teardown';

/** Notes a step with the pieces as they were before it, so that it can be undone. */
export async function noteStep(
  tx: Tx,
  user: Actor,
  vehicleId: string,
  kind: TeardownStepKind,
  before: readonly PieceRow[] = [],
): Promise<void> {
  await tx
    .insertInto('teardownSteps')
    .values({ vehicleId, kind, before: jsonb(before.map(stored)), userId: user.id })
    .execute();
}

const stored = ({ takenAt, ...piece }: PieceRow): PieceBefore => ({
  ...piece,
  takenAt: takenAt?.toISOString() ?? null,
});

export const readLastStep = (tx: Tx, vehicleId: string) =>
  tx
    .selectFrom('teardownSteps')
    .select(['id', 'kind', 'before'])
    .where('vehicleId', '=', vehicleId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Makes the car's pieces what they were; the caller has undone what came of the step besides. */
export async function restorePieces(
  tx: Tx,
  vehicleId: string,
  before: readonly PieceBefore[],
): Promise<void> {
  await tx.deleteFrom('teardownPieces').where('vehicleId', '=', vehicleId).execute();
  if (before.length > 0) await tx.insertInto('teardownPieces').values(before.map(withoutLostLink)).execute();
}

/** The part that a piece is one of may have been deleted since. */
const withoutLostLink = (piece: PieceBefore) => ({
  ...piece,
  likeId: sql<string | null>`(select id from products where id = ${piece.likeId})`,
});
