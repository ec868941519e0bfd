import { ruleBroken, unitTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockOwnUnit } from './update-unit';

export async function deleteUnit(tx: Tx, user: Actor, code: string): Promise<void> {
  const before = await lockOwnUnit(tx, code);
  if (before.parts > 0) throw ruleBroken(unitTexts.inUse);
  await tx.deleteFrom('units').where('code', '=', code).execute();
  await recordChange(tx, user, { action: 'unit.delete', entity: 'units', before });
}
