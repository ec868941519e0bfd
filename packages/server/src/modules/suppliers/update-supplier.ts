import type { Supplier, SupplierChanges } from '@turoos/contract';
import { sql } from 'kysely';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { findByName, nameTaken } from './create-supplier';
import { lockSupplier } from './lock-supplier';
import { readSupplier } from './suppliers.queries';

/** Changes only the fields passed in. */
export async function updateSupplier(
  tx: Tx,
  user: Actor,
  id: string,
  { version, ...changes }: SupplierChanges,
): Promise<Supplier> {
  const before = await lockSupplier(tx, id);
  assertCurrent(version, before);
  const { name = before.name } = changes;
  const bearer = await findByName(tx, name);
  if (bearer && bearer !== id) throw nameTaken(name);
  await orTaken(
    tx
      .updateTable('suppliers')
      .set({ ...changes, version: before.version + 1, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute(),
    () => nameTaken(name),
  );
  const after = await readSupplier(tx, id);
  await recordChange(tx, user, {
    action: 'supplier.update',
    entity: 'suppliers',
    entityId: id,
    before,
    after,
  });
  return after;
}
