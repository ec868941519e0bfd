import type { AdjustmentChanges } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { editDocument } from '../workflow';
import { adjustments } from './adjustments.kind';
import { checkAdjustment } from './check-adjustment';

export const updateAdjustment = (
  tx: Tx,
  user: Actor,
  id: string,
  { version, item, warehouse, ...given }: AdjustmentChanges,
): Promise<void> =>
  editDocument(tx, user, adjustments, id, version, async (row) => {
    const changes = {
      ...given,
      productId: item ?? row.productId,
      warehouseId: warehouse ?? row.warehouseId,
      type: given.type ?? row.type,
      quantity: given.quantity ?? row.quantity,
    };
    await checkAdjustment(tx, changes);
    return changes;
  });
