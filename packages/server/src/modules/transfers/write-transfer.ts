import { adenDay, type NewTransfer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { nextNumber } from '../counters';
import { documentRate } from '../exchange-rates';
import { writeLines } from './transfer-lines';
import { transfers } from './transfers.kind';
import type { WantedLine } from './transfers.rules';

type Checked = Omit<NewTransfer, 'items'> & { items: readonly Required<WantedLine>[] };

/** Writes a new transfer, or a request for one, whose fields were checked. */
export async function writeTransfer(
  tx: Tx,
  user: Actor,
  { fromWarehouse, toWarehouse, items, expectedDeliveryDate, ...given }: Checked,
  status: 'pending' | 'requested',
  at: Date,
): Promise<string> {
  const isRequest = status === 'requested';
  const values = {
    ...given,
    status,
    fromWarehouseId: fromWarehouse,
    toWarehouseId: toWarehouse,
    expectedDeliveryDate: expectedDeliveryDate || null,
    transferNumber: await nextNumber(tx, 'TRANSFER', { at }),
  };
  const { id } = await tx
    .insertInto(transfers.table)
    .values({
      ...values,
      createdBy: user.id,
      createdAt: at,
      updatedAt: at,
      usdToYer: documentRate({ warehouseId: fromWarehouse }, adenDay(at)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(tx, id, items, isRequest);
  await recordChange(tx, user, {
    action: isRequest ? 'transfer.request' : 'transfer.create',
    entity: transfers.entity,
    entityId: id,
    after: { ...values, items },
  });
  return id;
}
