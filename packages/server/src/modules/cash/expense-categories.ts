import { cashTexts, notFound, type ExpenseCategory, type ExpenseCategoryInput } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { addAccount, changeAccount } from '../accounting';

/** Expense categories are the accounts below the expenses. */
const categories = (db: Db) =>
  db
    .selectFrom('accounts')
    .innerJoin('accounts as parent', 'parent.id', 'accounts.parentId')
    .select(['accounts.id', 'accounts.code', 'accounts.name', 'accounts.isActive', 'accounts.version'])
    .where('parent.key', '=', 'expenses')
    .where('accounts.key', 'is', null);

type Row = Omit<ExpenseCategory, '_id'> & { id: string };
const present = ({ id, ...row }: Row): ExpenseCategory => ({ _id: id, ...row });

export const listCategories = async (db: Db): Promise<ExpenseCategory[]> =>
  (await categories(db).orderBy('accounts.code').execute()).map(present);

export async function readCategory(db: Db, id: string): Promise<ExpenseCategory> {
  const row = await categories(db).where('accounts.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(cashTexts.categoryNotFound);
  return present(row);
}

export async function createCategory(
  tx: Tx,
  user: Actor,
  { name, isActive = true }: ExpenseCategoryInput,
): Promise<ExpenseCategory> {
  const id = await addAccount(tx, { name, parent: 'expenses', after: 6000 });
  if (!isActive) await tx.updateTable('accounts').set({ isActive }).where('id', '=', id).execute();
  const after = await readCategory(tx, id);
  await recordChange(tx, user, {
    action: 'expense-category.create',
    entity: 'expense-categories',
    entityId: id,
    after,
  });
  return after;
}

export async function updateCategory(
  tx: Tx,
  user: Actor,
  id: string,
  { version, name, isActive }: Partial<ExpenseCategoryInput>,
): Promise<ExpenseCategory> {
  await tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute();
  const before = await readCategory(tx, id);
  assertCurrent(version, before);
  await changeAccount(tx, { id, version: before.version }, { name, isActive });
  const after = await readCategory(tx, id);
  await recordChange(tx, user, {
    action: 'expense-category.update',
    entity: 'expense-categories',
    entityId: id,
    before,
    after,
  });
  return after;
}
