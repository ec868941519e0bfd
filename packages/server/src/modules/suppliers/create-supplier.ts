import type { NewSupplier, Supplier } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { nameTaken } from './supplier-names';
import { readSupplier } from './suppliers.queries';

export async function createSupplier(tx: Tx, user: Doer, given: NewSupplier): Promise<Supplier> {
  const created = await insertSupplier(tx, user, given);
  if (!created) throw nameTaken(given.name);
  return created;
}

/** Undefined when the name is taken, also by someone at the same moment. */
export async function insertSupplier(
  tx: Tx,
  user: Doer,
  given: Pick<NewSupplier, 'name'> & Partial<NewSupplier>,
): Promise<Supplier | undefined> {
  const inserted = await tx
    .insertInto('suppliers')
    .values(given)
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return undefined;
  const after = await readSupplier(tx, inserted.id);
  await recordChange(tx, user, {
    action: 'supplier.create',
    entity: 'suppliers',
    entityId: inserted.id,
    after,
  });
  return after;
}
