import type { AuditEntry } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { AuditLog } from '../../db/schema';
import { nameIn } from './logged-name.rules';

/** Presents a row of the log with the names of the records it mentions by id. */
export function presentEntry(
  { id, at, userId, before, after, ...row }: Selectable<AuditLog>,
  ids: readonly string[],
  known: ReadonlyMap<string, string>,
): AuditEntry {
  const named = ids.flatMap((one) => {
    const name = known.get(one);
    return name === undefined ? [] : [[one, name] as const];
  });
  const names = Object.fromEntries(named);
  return {
    ...row,
    _id: id,
    createdAt: at,
    user: userId,
    entityName: (row.entityId && names[row.entityId]) || (nameIn(after, before) ?? null),
    before,
    after,
    names,
  };
}
