import {
  conflict,
  ruleBroken,
  texts,
  unitTexts,
  type KnownUnit,
  type UnitChanges,
  type UnitInput,
} from '@turoos/contract';
import { sql } from 'kysely';
import { sqlState } from '../../db/sql-state';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { partsInFractions } from './part-units';
import { readUnit } from './units.queries';

export async function createUnit(tx: Tx, user: Actor, unit: UnitInput): Promise<KnownUnit> {
  const { code } = await orTaken(unit.name, () =>
    tx.insertInto('units').values(unit).returning('code').executeTakeFirstOrThrow(),
  );
  await recordChange(tx, user, { action: 'unit.create', entity: 'units', after: { code, ...unit } });
  return readUnit(tx, code);
}

/** The shop's own units may change; those the product knows stay as everybody knows them. */
export async function updateUnit(
  tx: Tx,
  user: Actor,
  code: string,
  { version, ...changes }: UnitChanges,
): Promise<KnownUnit> {
  const before = await lockOwn(tx, code);
  if (version !== undefined && version !== before.version) throw conflict(texts.changedMeanwhile);
  if (changes.decimals === 0 && before.decimals === 2) {
    const found = await partsInFractions(tx, sql`p.unit = ${code}`);
    if (found.length > 0) throw ruleBroken(unitTexts.fractionsOfAll(before.name));
  }
  await orTaken(changes.name ?? before.name, () =>
    tx
      .updateTable('units')
      .set({ ...changes, version: before.version + 1, updatedAt: sql`now()` })
      .where('code', '=', code)
      .execute(),
  );
  const after = await readUnit(tx, code);
  await recordChange(tx, user, { action: 'unit.update', entity: 'units', before, after });
  return after;
}

export async function removeUnit(tx: Tx, user: Actor, code: string): Promise<void> {
  const before = await lockOwn(tx, code);
  if (before.parts > 0) throw ruleBroken(unitTexts.inUse);
  await tx.deleteFrom('units').where('code', '=', code).execute();
  await recordChange(tx, user, { action: 'unit.delete', entity: 'units', before });
}

async function lockOwn(tx: Tx, code: string): Promise<KnownUnit> {
  await tx.selectFrom('units').select('code').where('code', '=', code).forUpdate().execute();
  const unit = await readUnit(tx, code);
  if (unit.isSystem) throw ruleBroken(unitTexts.system);
  return unit;
}

/** The index refuses a second unit of the same name, in any spelling. */
async function orTaken<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw sqlState(error) === '23505' ? conflict(unitTexts.taken(name)) : error;
  }
}
