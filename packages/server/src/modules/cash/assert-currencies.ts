import { tenderTexts, wrongField } from '@turoos/contract';
import type { Tx } from '../../db/transaction';

/** Returns the currencies an account is to keep, each once; all of the shop's by default. */
export async function assertCurrencies(tx: Tx, wanted?: readonly string[]): Promise<string[]> {
  const known = await tx
    .selectFrom('currencies')
    .select('code')
    .where('isActive', '=', true)
    .orderBy('position')
    .execute();
  const codes = known.map(({ code }) => code);
  const unknown = wanted?.find((code) => !codes.includes(code));
  if (unknown) throw wrongField('currencies', tenderTexts.unknownCurrency(unknown));
  return wanted ? codes.filter((code) => wanted.includes(code)) : codes;
}
