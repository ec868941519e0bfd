import type { AdjustmentType } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { assertAvailable, findPlace, type Place } from '../workflow';
import { takesOut } from './adjustments.rules';

interface Input extends Place {
  type: AdjustmentType;
  quantity: number;
}

/** Throws unless the part and the warehouse exist and the goods to take out are in stock. */
export async function checkAdjustment(tx: Tx, { type, quantity, ...place }: Input): Promise<void> {
  if (takesOut(type)) await assertAvailable(tx, place, quantity);
  else await findPlace(tx, place, quantity);
}
