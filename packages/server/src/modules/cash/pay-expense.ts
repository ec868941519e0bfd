import {
  addDays,
  adenDay,
  cashTexts,
  ltr,
  nextDue,
  notFound,
  ruleBroken,
  wrongField,
  type Expense,
  type NewExpense,
} from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { RecurringExpenses } from '../../db/schema';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { nextNumber } from '../counters';
import { activePlace, unitsIn, worthOf } from './amounts';
import { assertKeeps } from './assert-keeps';
import { audited } from './audited';
import { readCategory } from './expense-categories';
import { readExpense } from './expenses.queries';
import { methodOf } from './method-of';
import { moveOf, shortages } from './money-moves';
import { placeOf } from './place-of-money';
import { readTill } from './till';

/**
 * A recurring expense that is due in so many days or later has probably been paid already. One that is due each week may be
 * paid again after a late payment.
 */
const tooEarly = 7;

/** Pays an expense out of a money account, at the rate of its day. */
export async function payExpense(tx: Tx, user: Actor, input: NewExpense): Promise<Expense> {
  const { date: day = adenDay(), category, account, supplier, note = '', recurring } = input;
  if (day > adenDay()) throw wrongField('date', cashTexts.future);
  const till = await readTill(tx, user, { day, ...(account && { accountId: account }) });
  const place = account ? activePlace(till, account) : placeOf(till, 'cash', {});
  const { currency, units } = unitsIn(till, input);
  assertKeeps(place, currency);
  const cents = worthOf(till, { currency, units });
  const { isActive, name } = await readCategory(tx, category);
  if (!isActive) throw ruleBroken(cashTexts.categoryInactive(name));
  if (supplier) await assertSupplier(tx, supplier);
  const paid = recurring ? await lockRecurring(tx, recurring) : undefined;
  const expenseNumber = await nextNumber(tx, 'EXPENSE');
  const { id } = await tx
    .insertInto('expenses')
    .values({
      expenseNumber,
      day,
      categoryId: category,
      currency: currency.code,
      amount: units,
      cents,
      usdToYer: till.rates.usdToYer,
      moneyAccountId: place.id,
      shiftId: place.shiftId,
      supplierId: supplier ?? null,
      recurringId: recurring ?? null,
      note,
      userId: user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (paid)
    await tx
      .updateTable('recurringExpenses')
      .set({ nextOn: nextDue(paid.startsOn, paid.every, paid.nextOn), version: paid.version + 1 })
      .where('id', '=', paid.id)
      .execute();
  const after = await readExpense(tx, id);
  await recordChange(tx, user, {
    action: 'expense.create',
    entity: 'expenses',
    entityId: id,
    after: audited(after),
  });
  const method = methodOf(place);
  const money = [
    { ...moveOf(till, 'expense', { currency, units: -units, cents: -cents }, { place, method }), note },
  ];
  await postJournal(tx, {
    kind: 'expense',
    figures: { value: cents },
    own: category,
    money,
    usdToYer: till.rates.usdToYer,
    day,
    source: { type: 'expense', id, number: expenseNumber },
    note,
    userId: user.id,
  });
  const early = paid && paid.nextOn > adenDay() ? [cashTexts.notDue(ltr(paid.nextOn))] : [];
  return { ...after, warnings: [...shortages(till, money), ...early] };
}

/** The lock lets nobody delete the supplier before the transaction that names him has ended. */
export async function assertSupplier(tx: Tx, id: string): Promise<void> {
  const supplier = await tx
    .selectFrom('suppliers')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!supplier) throw notFound(cashTexts.supplierNotFound);
}

async function lockRecurring(tx: Tx, id: string): Promise<Selectable<RecurringExpenses>> {
  const recurring = await tx
    .selectFrom('recurringExpenses')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!recurring) throw notFound(cashTexts.recurringNotFound);
  if (!recurring.isActive) throw ruleBroken(cashTexts.recurringInactive);
  if (recurring.nextOn >= addDays(adenDay(), tooEarly))
    throw ruleBroken(cashTexts.notDue(ltr(recurring.nextOn)));
  return recurring;
}
