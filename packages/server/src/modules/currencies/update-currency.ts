import {
  base,
  currencyTexts,
  quoted,
  ruleBroken,
  type Currency,
  type CurrencyChanges,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { readSettings } from '../../kernel/settings';
import { lockShifts } from '../cash';
import { readRates } from '../exchange-rates';
import { stepUnits } from './cash-step.rules';
import { readCurrency } from './currencies.queries';

export async function updateCurrency(
  tx: Tx,
  user: Actor,
  code: string,
  { version, cashStep, ...changes }: CurrencyChanges,
): Promise<Currency> {
  // payments in progress may still be made in the currency
  if (changes.isActive === false) await lockShifts(tx);
  await tx.selectFrom('currencies').select('code').where('code', '=', code).forUpdate().execute();
  const before = await readCurrency(tx, code);
  assertCurrent(version, before);
  if (before.isActive && changes.isActive === false) await assertUnused(tx, before);
  await tx
    .updateTable('currencies')
    .set({
      ...changes,
      ...(cashStep !== undefined && { cashStep: stepUnits(cashStep, before, await readRates(tx, {})) }),
      version: before.version + 1,
    })
    .where('code', '=', code)
    .execute();
  const after = await readCurrency(tx, code);
  await recordChange(tx, user, { action: 'currency.update', entity: 'currencies', before, after });
  return after;
}

/** Throws for a currency that the books are held in, that money is kept in, or that payments are made in. */
async function assertUnused(tx: Tx, { code, name }: Currency): Promise<void> {
  if (code === base || code === quoted) throw ruleBroken(currencyTexts.fixed);
  const { tillCurrency } = await readSettings(tx, 'cash');
  if (tillCurrency === code) throw ruleBroken(currencyTexts.isTill(name));
  const held = await tx
    .selectFrom('moneyBalances')
    .select('amount')
    .where('currency', '=', code)
    .where('amount', '<>', 0)
    .limit(1)
    .executeTakeFirst();
  if (held) throw ruleBroken(currencyTexts.inUse(name));
}
