import { settingsTexts, wrongField, type Settings } from '@turoos/contract';
import type { Tx } from '../../db/transaction';

/** Throws for a till currency that is not active, or for an account that payments of a method cannot go to. */
export async function checkCashSettings(
  tx: Tx,
  { tillCurrency, methodAccounts = {} }: Partial<Settings['cash']>,
): Promise<void> {
  if (tillCurrency !== undefined) {
    const known = await tx
      .selectFrom('currencies')
      .select('code')
      .where('code', '=', tillCurrency)
      .where('isActive', '=', true)
      .forKeyShare()
      .executeTakeFirst();
    if (!known) throw wrongField('tillCurrency', settingsTexts.tillCurrency);
  }
  const ids = new Set(Object.values(methodAccounts));
  if (ids.size === 0) return;
  const accounts = await tx
    .selectFrom('moneyAccounts')
    .innerJoin('accounts', 'accounts.id', 'moneyAccounts.id')
    .select('moneyAccounts.id')
    .where('moneyAccounts.id', 'in', [...ids])
    .where('moneyAccounts.kind', '<>', 'drawer')
    .where('accounts.isActive', '=', true)
    .execute();
  if (accounts.length < ids.size) throw wrongField('methodAccounts', settingsTexts.methodAccount);
}
