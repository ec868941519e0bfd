import { cashTexts, conflict, must, notFound, previousDue, type Expense } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { activePlace } from './amounts';
import { audited } from './audited';
import { readExpense } from './expenses.queries';
import { methodOf } from './method-of';
import { moveOf } from './money-moves';
import { readTill } from './till';

/**
 * Cancels an expense today, whatever its date was: its money returns to its account at the value it left with, and a
 * recurring expense that it paid is due again.
 */
export async function cancelExpense(
  tx: Tx,
  user: Actor,
  id: string,
  { reason = '' }: { reason?: string | undefined },
): Promise<Expense> {
  const till = await readTill(tx, user);
  const row = await tx.selectFrom('expenses').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound(cashTexts.expenseNotFound);
  if (row.status === 'cancelled') throw conflict(cashTexts.expenseCancelled);
  const place = activePlace(till, row.moneyAccountId);
  const before = await readExpense(tx, id);
  await tx
    .updateTable('expenses')
    .set({ status: 'cancelled', cancelReason: reason, version: row.version + 1, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
  if (row.recurringId) await makeDueAgain(tx, row.recurringId);
  const after = await readExpense(tx, id);
  await recordChange(tx, user, {
    action: 'expense.cancel',
    entity: 'expenses',
    entityId: id,
    before: audited(before),
    after: audited(after),
  });
  const currency = must(till.currencies.get(row.currency));
  const returned = { currency, units: row.amount, cents: row.cents };
  await postJournal(tx, {
    kind: 'expenseCancel',
    figures: { value: row.cents },
    own: row.categoryId,
    money: [{ ...moveOf(till, 'reversal', returned, { place, method: methodOf(place) }), note: reason }],
    usdToYer: row.usdToYer,
    source: { type: 'expense-cancel', id, number: row.expenseNumber },
    note: reason,
    userId: user.id,
  });
  return after;
}

async function makeDueAgain(tx: Tx, id: string): Promise<void> {
  const recurring = await tx
    .selectFrom('recurringExpenses')
    .select(['startsOn', 'every', 'nextOn', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('recurringExpenses')
    .set({
      nextOn: previousDue(recurring.startsOn, recurring.every, recurring.nextOn),
      version: recurring.version + 1,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}
