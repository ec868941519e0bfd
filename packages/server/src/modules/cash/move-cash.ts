import {
  AppError,
  cashTexts,
  notFound,
  ruleBroken,
  wrongField,
  type MoneyMovement,
  type ShiftMovement,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { activePlace } from './amounts';
import { readOpenShift } from './lock-shift';
import { readPosted } from './money-movements.queries';
import { payExpense } from './pay-expense';
import { payInOrOut } from './pay-in-or-out';
import { firstOf } from './place-of-money';
import { readTill, type Till } from './till';
import { transferMoney } from './transfer-money';

/** Moves cash of an open shift: money paid in or out, an expense, or a drop to the safe. */
export async function moveCash(
  tx: Tx,
  user: Actor,
  shiftId: string,
  { confirm = false, ...movement }: ShiftMovement,
): Promise<MoneyMovement> {
  // reading the till takes the lock that keeps the shift open
  const till = await readTill(tx, user);
  const { drawerId } = await readOpenShift(tx, user, shiftId);
  const warnings = await performed(tx, user, till, { ...movement, shiftId, drawerId });
  if (movement.kind !== 'pay_in' && !confirm) await assertHeld(tx, drawerId, movement.currency);
  return readPosted(tx, user, { moneyAccountId: drawerId, currency: movement.currency }, warnings);
}

/** Returns the warnings of the movement. */
async function performed(
  tx: Tx,
  user: Actor,
  till: Till,
  {
    kind,
    shiftId,
    drawerId,
    category,
    account,
    ...amount
  }: Omit<ShiftMovement, 'confirm'> & { shiftId: string; drawerId: string },
): Promise<string[]> {
  if (kind === 'expense') {
    if (!category) throw wrongField('category', cashTexts.categoryRequired);
    const { warnings = [] } = await payExpense(tx, user, { ...amount, category, account: drawerId });
    return warnings;
  }
  if (kind === 'drop') {
    const transfer = { ...amount, from: drawerId, to: safeOf(till, account) };
    const { warnings = [] } = await transferMoney(tx, user, transfer, 'drop');
    return warnings;
  }
  return payInOrOut(tx, user, { ...amount, kind, shiftId, drawerId, account });
}

/**
 * Throws for more than the drawer held by the books, which is likely a typing error. The message names no figure,
 * because the shift's count is blind. It is the last check, with the balance locked by the movement: another refusal
 * after it would let the figure be searched for without a trace, and two movements at once would both find enough.
 */
async function assertHeld(tx: Tx, drawerId: string, currency: string): Promise<void> {
  const left = await tx
    .selectFrom('moneyBalances')
    .select('amount')
    .where('moneyAccountId', '=', drawerId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  if (left && left.amount < 0) throw new AppError('DRAWER_SHORT', cashTexts.moreThanHeld);
}

function safeOf(till: Till, account: string | undefined): string {
  const safe = account ? activePlace(till, account) : firstOf(till.places, 'safe');
  if (!safe) throw notFound(cashTexts.accountNotFound);
  if (safe.kind !== 'safe') throw ruleBroken(cashTexts.notSafe(safe.name));
  return safe.id;
}
