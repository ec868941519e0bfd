import { conflict, currencyTexts, type Currency, type NewCurrency } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockShifts } from '../cash';
import { readRates } from '../exchange-rates';
import { stepUnits } from './cash-step.rules';
import { readCurrency } from './currencies.queries';

/** Adds a currency, with a balance of zero in every money account. The lock keeps accounts from being added meanwhile. */
export async function createCurrency(
  tx: Tx,
  user: Actor,
  { cashStep, ...currency }: NewCurrency,
): Promise<Currency> {
  const units = stepUnits(cashStep, currency, await readRates(tx, {}));
  await lockShifts(tx);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('currencies')
    .values({
      ...currency,
      cashStep: units,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from currencies)`,
    })
    .onConflict((taken) => taken.column('code').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw conflict(currencyTexts.exists(currency.code));
  await sql`
    insert into money_balances (money_account_id, currency, amount, cents)
    select id, ${currency.code}, 0, 0 from money_accounts`.execute(tx);
  // a safe, bank or exchanger that takes all currencies takes this one too; drawers are counted by note in those chosen
  await sql`
    update money_accounts set currencies = currencies || ${currency.code}::text
    where kind <> 'drawer' and currencies @> (
      select array_agg(code) from currencies where is_active and code <> ${currency.code})`.execute(tx);
  const after = await readCurrency(tx, currency.code);
  await recordChange(tx, user, { action: 'currency.create', entity: 'currencies', after });
  return after;
}
