import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';
import { zoneNamed } from '../exchange-rates';

/**
 * Returns the rate zone to store, null for the default one. A zone decides what money is worth, so changing it requires
 * the right to record rates.
 */
export async function chosenZone(
  tx: Tx,
  doer: Actor | 'system',
  wanted: string | null | undefined,
  current: string | null,
): Promise<string | null> {
  if (wanted === undefined || wanted === current) return current;
  if (doer !== 'system') assertMay(doer, 'exchangeRates:write');
  if (wanted === null) return null;
  const isDefault = (await zoneNamed(tx, undefined)) === (await zoneNamed(tx, wanted));
  return isDefault ? null : wanted;
}
