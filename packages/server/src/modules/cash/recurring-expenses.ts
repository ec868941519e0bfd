import {
  cashTexts,
  ltr,
  notFound,
  ruleBroken,
  tenderTexts,
  toUnits,
  wrongField,
  type RecurringExpense,
  type RecurringExpenseInput,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { readWritten, type Written } from './amounts';
import { audited } from './audited';
import { readCategory } from './expense-categories';
import { assertSupplier } from './pay-expense';

const recurring = (db: Db) =>
  db
    .selectFrom('recurringExpenses')
    .innerJoin('accounts as category', 'category.id', 'recurringExpenses.categoryId')
    .leftJoin('accounts as place', 'place.id', 'recurringExpenses.moneyAccountId')
    .leftJoin('suppliers', 'suppliers.id', 'recurringExpenses.supplierId')
    .selectAll('recurringExpenses')
    .select(['category.name as category', 'place.name as account', 'suppliers.name as supplier']);

type Row = Awaited<ReturnType<ReturnType<typeof recurring>['executeTakeFirstOrThrow']>>;

const present = (row: Row, written: Written): RecurringExpense => ({
  _id: row.id,
  category: { _id: row.categoryId, name: row.category },
  currency: row.currency,
  amount: written(row.currency, row.amount),
  account: row.moneyAccountId ? { _id: row.moneyAccountId, name: row.account ?? '' } : null,
  supplier: row.supplierId ? { _id: row.supplierId, name: row.supplier ?? '' } : null,
  every: row.every,
  nextOn: row.nextOn,
  note: row.note,
  isActive: row.isActive,
  version: row.version,
});

/** Lists recurring expenses, what is due first. */
export async function listRecurring(db: Db): Promise<RecurringExpense[]> {
  const [rows, written] = await Promise.all([
    recurring(db)
      .orderBy('recurringExpenses.isActive', 'desc')
      .orderBy('recurringExpenses.nextOn')
      .orderBy('recurringExpenses.id')
      .execute(),
    readWritten(db),
  ]);
  return rows.map((row) => present(row, written));
}

async function readRecurring(db: Db, id: string): Promise<RecurringExpense> {
  const row = await recurring(db).where('recurringExpenses.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(cashTexts.recurringNotFound);
  return present(row, await readWritten(db));
}

export async function createRecurring(
  tx: Tx,
  user: Actor,
  { nextOn, every, note = '', isActive = true, ...input }: RecurringExpenseInput,
): Promise<RecurringExpense> {
  const { id } = await tx
    .insertInto('recurringExpenses')
    .values({ ...(await columnsOf(tx, input)), every, startsOn: nextOn, nextOn, note, isActive })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = await readRecurring(tx, id);
  await recordChange(tx, user, {
    action: 'recurring-expense.create',
    entity: 'recurring-expenses',
    entityId: id,
    after: audited(after),
  });
  return after;
}

/** Changes a recurring expense; a new day is where its periods count from. */
export async function updateRecurring(
  tx: Tx,
  user: Actor,
  id: string,
  { version, ...changes }: Partial<RecurringExpenseInput>,
): Promise<RecurringExpense> {
  await tx.selectFrom('recurringExpenses').select('id').where('id', '=', id).forUpdate().execute();
  const before = await readRecurring(tx, id);
  assertCurrent(version, before);
  const { nextOn, every, note, isActive, ...input } = {
    ...before,
    category: before.category._id,
    account: before.account?._id,
    supplier: before.supplier?._id,
    ...changes,
  };
  const counted = nextOn !== before.nextOn || every !== before.every;
  await tx
    .updateTable('recurringExpenses')
    .set({
      ...(await columnsOf(tx, input)),
      every,
      nextOn,
      ...(counted && { startsOn: nextOn }),
      note,
      isActive,
      version: before.version + 1,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  const after = await readRecurring(tx, id);
  await recordChange(tx, user, {
    action: 'recurring-expense.update',
    entity: 'recurring-expenses',
    entityId: id,
    before: audited(before),
    after: audited(after),
  });
  return after;
}

type Terms = Pick<RecurringExpenseInput, 'category' | 'currency' | 'amount' | 'account' | 'supplier'>;

/** Checks what an expense is paid for, from and in, and returns the columns of it. */
async function columnsOf(tx: Tx, { category, currency: code, amount, account, supplier }: Terms) {
  await readCategory(tx, category);
  if (supplier) await assertSupplier(tx, supplier);
  const currency = await tx
    .selectFrom('currencies')
    .select(['name', 'decimals'])
    .where('code', '=', code)
    .where('isActive', '=', true)
    .executeTakeFirst();
  if (!currency) throw wrongField('currency', tenderTexts.unknownCurrency(code));
  const units = toUnits(amount, currency);
  if (units === undefined) throw wrongField('amount', tenderTexts.notWhole(currency.name));
  if (account) await assertKept(tx, account, code);
  return {
    categoryId: category,
    currency: code,
    amount: units,
    moneyAccountId: account ?? null,
    supplierId: supplier ?? null,
  };
}

async function assertKept(tx: Tx, id: string, code: string): Promise<void> {
  const place = await tx
    .selectFrom('moneyAccounts')
    .innerJoin('accounts', 'accounts.id', 'moneyAccounts.id')
    .select(['accounts.name', 'moneyAccounts.currencies'])
    .where('accounts.id', '=', id)
    .executeTakeFirst();
  if (!place) throw notFound(cashTexts.accountNotFound);
  if (!place.currencies.includes(code)) throw ruleBroken(cashTexts.currencyNotKept(place.name, ltr(code)));
}
