import type { DocumentStep } from '@turoos/contract';
import type { Db } from '../../db/connect';

/** Adds the steps to documents, oldest first, in one query per page. */
export async function withSteps<D extends { _id: string }>(
  db: Db,
  documents: readonly D[],
): Promise<(D & { steps: DocumentStep[] })[]> {
  const trails = await readTrails(
    db,
    documents.map(({ _id: id }) => id),
  );
  return documents.map((document) => ({ ...document, steps: trails.get(document._id) ?? [] }));
}

async function readTrails(db: Db, ids: readonly string[]): Promise<Map<string, DocumentStep[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('documentSteps')
    .leftJoin('users', 'users.id', 'documentSteps.userId')
    .select(['entityId', 'step', 'fromStatus', 'toStatus', 'note', 'at'])
    .select(['users.id as userId', 'users.name as userName'])
    .where('entityId', 'in', ids)
    .orderBy('documentSteps.seq')
    .execute();
  const trails = new Map<string, DocumentStep[]>();
  for (const { entityId, userId, userName, ...step } of rows) {
    const user = userId && userName !== null ? { _id: userId, name: userName } : null;
    trails.set(entityId, [...(trails.get(entityId) ?? []), { ...step, user }]);
  }
  return trails;
}
