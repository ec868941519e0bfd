import type { BroughtSums } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { changeParts } from '../products';
import type { PricesPlan } from './plan-prices';
import type { Bringer } from './bringer';
import { changedPart } from './bring-parts';
import { noteItems } from './items';

export async function bringPrices(
  tx: Tx,
  { user, bringingId }: Bringer,
  { items, sums }: PricesPlan,
): Promise<BroughtSums> {
  const changed = await changeParts(
    tx,
    user,
    items.map(({ id, prices }) => ({ id, fields: prices })),
  );
  await noteItems(tx, bringingId, changed.map(changedPart));
  return { ...sums, changed: changed.length };
}
