import { conflict, unitTexts, type KnownUnit, type UnitInput } from '@turoos/contract';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readUnit } from './units.queries';

export async function createUnit(tx: Tx, user: Actor, unit: UnitInput): Promise<KnownUnit> {
  const { code } = await orTaken(
    tx.insertInto('units').values(unit).returning('code').executeTakeFirstOrThrow(),
    () => nameTaken(unit.name),
  );
  await recordChange(tx, user, { action: 'unit.create', entity: 'units', after: { code, ...unit } });
  return readUnit(tx, code);
}

/** The index refuses a second unit of the same name in any spelling. */
export const nameTaken = (name: string) => conflict(unitTexts.taken(name));
