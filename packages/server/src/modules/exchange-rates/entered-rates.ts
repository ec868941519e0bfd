import {
  ratesOf,
  saudi,
  tenderTexts,
  wrongField,
  type ExchangeRate,
  type RateChanges,
  type Rates,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';

/** Returns the rates to store: those entered, and for currencies that were left out the rates before. */
export async function enteredRates(
  tx: Tx,
  { usd_to_yer, sar_to_yer, others = [] }: RateChanges,
  before: ExchangeRate | undefined,
): Promise<Rates & { usdToYer: number }> {
  await assertKnown(
    tx,
    others.map(({ currency }) => currency),
  );
  return {
    usdToYer: usd_to_yer,
    toYer: {
      ...(before && ratesOf(before).toYer),
      ...(typeof sar_to_yer === 'number' && { [saudi]: sar_to_yer }),
      ...Object.fromEntries(others.map(({ currency, to_yer }) => [currency, to_yer])),
    },
  };
}

async function assertKnown(tx: Tx, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const known = await tx
    .selectFrom('currencies')
    .select('code')
    .where('code', 'in', codes)
    .where('isActive', '=', true)
    .execute();
  const unknown = codes.find((code) => !known.some((one) => one.code === code));
  if (unknown) throw wrongField('others', tenderTexts.unknownCurrency(unknown));
}
