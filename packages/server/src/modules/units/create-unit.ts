import { conflict, unitTexts, type KnownUnit, type UnitInput } from '@turoos/contract';
import { sqlState } from '../../db/sql-state';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readUnit } from './units.queries';

export async function createUnit(tx: Tx, user: Actor, unit: UnitInput): Promise<KnownUnit> {
  const { code } = await orTaken(unit.name, () =>
    tx.insertInto('units').values(unit).returning('code').executeTakeFirstOrThrow(),
  );
  await recordChange(tx, user, { action: 'unit.create', entity: 'units', after: { code, ...unit } });
  return readUnit(tx, code);
}

/**
 * Maps a unique violation to a conflict: the index refuses a second unit of the same name in any spelling.
 */
export async function orTaken<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw sqlState(error) === '23505' ? conflict(unitTexts.taken(name)) : error;
  }
}
