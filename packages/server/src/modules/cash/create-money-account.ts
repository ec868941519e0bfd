import {
  cashTexts,
  notFound,
  type MoneyAccount,
  type MoneyAccountInput,
  type MoneyAccountKind,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { addAccount } from '../accounting';
import { assertCurrencies } from './assert-currencies';
import { audited } from './audited';
import { readMoneyAccount } from './money-accounts.queries';
import { lockShifts } from './till';

/** Another safe is beside the first, which holds money itself. */
const places = {
  drawer: { parent: 'drawers', after: 1100 },
  safe: { parent: 'assets', after: 1200 },
  bank: { parent: 'banks', after: 1300 },
  exchanger: { parent: 'exchangers', after: 1400 },
} as const;

type NewPlace = MoneyAccountInput & { kind: MoneyAccountKind };

export async function createMoneyAccount(tx: Tx, user: Actor, input: NewPlace): Promise<MoneyAccount> {
  const id = await addMoneyAccount(tx, input);
  const after = await readMoneyAccount(tx, user, id);
  await recordChange(tx, user, {
    action: 'money-account.create',
    entity: 'money-accounts',
    entityId: id,
    after: audited(after),
  });
  return after;
}

/** Adds a money account, which holds nothing, to the chart; returns its id. */
export async function addMoneyAccount(
  tx: Tx,
  { kind, name, branch, currencies, isActive = true }: NewPlace,
): Promise<string> {
  // no currency is added meanwhile, whose balance the account would lack
  await lockShifts(tx);
  if (branch) await assertBranch(tx, branch);
  const kept = await assertCurrencies(tx, currencies);
  const id = await addAccount(tx, { name, ...places[kind] });
  if (!isActive) await tx.updateTable('accounts').set({ isActive }).where('id', '=', id).execute();
  await tx
    .insertInto('moneyAccounts')
    .values({ id, kind, warehouseId: branch ?? null, currencies: kept })
    .execute();
  await sql`insert into money_balances (money_account_id, currency, amount, cents)
    select ${id}, code, 0, 0 from currencies`.execute(tx);
  return id;
}

export async function assertBranch(tx: Tx, id: string): Promise<void> {
  const branch = await tx.selectFrom('warehouses').select('id').where('id', '=', id).executeTakeFirst();
  if (!branch) throw notFound(cashTexts.branchNotFound);
}
