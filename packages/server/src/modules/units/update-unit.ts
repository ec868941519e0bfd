import { ruleBroken, unitTexts, type KnownUnit, type UnitChanges } from '@turoos/contract';
import { sql } from 'kysely';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { nameTaken } from './create-unit';
import { partsInFractions } from './part-units';
import { readUnit } from './units.queries';

/** Changes a custom unit; system units are read-only. */
export async function updateUnit(
  tx: Tx,
  user: Actor,
  code: string,
  { version, ...changes }: UnitChanges,
): Promise<KnownUnit> {
  const before = await lockOwnUnit(tx, code);
  assertCurrent(version, before);
  if (changes.decimals === 0 && before.decimals === 2) {
    const found = await partsInFractions(tx, sql`p.unit = ${code}`);
    if (found.length > 0) throw ruleBroken(unitTexts.fractionsOfAll(before.name));
  }
  await orTaken(
    tx
      .updateTable('units')
      .set({ ...changes, version: before.version + 1, updatedAt: sql`now()` })
      .where('code', '=', code)
      .execute(),
    () => nameTaken(changes.name ?? before.name),
  );
  const after = await readUnit(tx, code);
  await recordChange(tx, user, { action: 'unit.update', entity: 'units', before, after });
  return after;
}

/** Locks a custom unit; throws for a system unit. */
export async function lockOwnUnit(tx: Tx, code: string): Promise<KnownUnit> {
  await tx.selectFrom('units').select('code').where('code', '=', code).forUpdate().execute();
  const unit = await readUnit(tx, code);
  if (unit.isSystem) throw ruleBroken(unitTexts.system);
  return unit;
}
