import { conflict, supplierTexts, type NewSupplier, type Supplier } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { readSupplier } from './suppliers.queries';

export async function createSupplier(tx: Tx, user: Doer, given: NewSupplier): Promise<Supplier> {
  const created = await insertSupplier(tx, user, given);
  if (!created) throw nameTaken(given.name);
  return created;
}

/** Inserts a supplier; returns undefined when the name is taken, also concurrently. */
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

export const nameTaken = (name: string) => conflict(supplierTexts.nameTaken(name));

/** Finds a supplier by its folded name. */
export async function findByName(db: Db, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('suppliers')
    .select('id')
    .where(sql`turoos_fold(name)`, '=', sql`turoos_fold(${name})`)
    .executeTakeFirst();
  return found?.id;
}
