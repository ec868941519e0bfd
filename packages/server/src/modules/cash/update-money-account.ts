import {
  cashTexts,
  conflict,
  ltr,
  ruleBroken,
  type MoneyAccount,
  type MoneyAccountInput,
  type MoneyAccountKind,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { changeAccount } from '../accounting';
import { assertCurrencies } from './assert-currencies';
import { audited } from './audited';
import { assertBranch } from './create-money-account';
import { readMoneyAccount } from './money-accounts.queries';
import { assertOwnAccount, isOfBranches } from './own-account';
import { lockShifts } from './till';

/** Changes a money account. No payment is in progress meanwhile, so none goes to an account that is being closed. */
export async function updateMoneyAccount(
  tx: Tx,
  user: Actor,
  id: string,
  { version, name, branch, currencies, isActive }: Partial<MoneyAccountInput>,
  kind?: MoneyAccountKind,
): Promise<MoneyAccount> {
  await lockShifts(tx);
  const before = await readMoneyAccount(tx, user, id);
  const place = before.branch?._id ?? null;
  for (const one of [place, branch === undefined ? place : branch])
    assertOwnAccount({ name: before.name, isOwn: isOfBranches(user, one) });
  if (kind && before.kind !== kind) throw ruleBroken(cashTexts.notDrawer(before.name));
  assertCurrent(version, before);
  if (branch) await assertBranch(tx, branch);
  if (isActive === false && before.isActive) await assertMayStop(tx, before);
  const kept = currencies && (await assertCurrencies(tx, currencies));
  if (kept) assertHoldsOnly(before, kept);
  await changeAccount(tx, { id, version: before.version }, { name, isActive });
  if (branch !== undefined || kept)
    await tx
      .updateTable('moneyAccounts')
      .set({ ...(branch !== undefined && { warehouseId: branch }), ...(kept && { currencies: kept }) })
      .where('id', '=', id)
      .execute();
  const after = await readMoneyAccount(tx, user, id);
  await recordChange(tx, user, {
    action: 'money-account.update',
    entity: 'money-accounts',
    entityId: id,
    before: audited(before),
    after: audited(after),
  });
  return after;
}

async function assertMayStop(tx: Tx, { _id, kind, name, balances, openShift }: MoneyAccount): Promise<void> {
  if (openShift) throw conflict(cashTexts.drawerOpen(name));
  if (balances?.some(({ amount }) => amount !== 0)) throw conflict(cashTexts.holdsMoney(name));
  if (kind !== 'safe') return;
  const other = await tx
    .selectFrom('moneyAccounts')
    .innerJoin('accounts', 'accounts.id', 'moneyAccounts.id')
    .select('accounts.id')
    .where('moneyAccounts.kind', '=', 'safe')
    .where('accounts.isActive', '=', true)
    .where('accounts.id', '<>', _id)
    .executeTakeFirst();
  if (!other) throw conflict(cashTexts.lastSafe);
}

function assertHoldsOnly({ name, balances }: MoneyAccount, kept: readonly string[]): void {
  const held = balances?.find(({ currency, amount }) => amount !== 0 && !kept.includes(currency));
  if (held) throw conflict(cashTexts.currencyHeld(name, ltr(held.currency)));
}
