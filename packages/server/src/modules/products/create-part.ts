import { defaultMinLevel, type NewPart, type Part } from '@turoos/contract';
import { seenBy } from '../../db/branches/seen-by';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { moveStock } from '../stock';
import { firstWarehouse } from './first-warehouse';
import { linkedId } from './part-fields.rules';
import { readPart } from './products.queries';
import { assertNumbersFree, orRefused, resolveColumns, writeLists } from './write-part';

export async function createPart(tx: Tx, user: Actor, part: NewPart): Promise<Part> {
  await assertNumbersFree(tx, part);
  const columns = await resolveColumns(tx, user, part);
  const warehouseId = linkedId(part.warehouse) ?? (await firstWarehouse(tx, user));
  const { id } = await orRefused(
    part,
    tx
      .insertInto('products')
      .values({ ...columns, name: part.name, partNumber: part.partNumber, mainWarehouseId: warehouseId })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await tx
    .insertInto('stockTotals')
    .values({
      productId: id,
      minLevel: part.minStockLevel ?? defaultMinLevel,
      cost: part.costPrice ?? part.purchasePrice ?? 0,
    })
    .execute();
  await writeLists(tx, id, part);
  if (part.quantity)
    await moveStock(tx, {
      reason: 'opening',
      lines: [{ productId: id, quantity: part.quantity, warehouseId: warehouseId ?? undefined }],
      userId: user.id,
      within: user.warehouses,
      note: part.note,
    });
  await recordChange(tx, user, { action: 'product.create', entity: 'products', entityId: id, after: part });
  await postJournal(tx, {
    kind: 'openingStock',
    figures: {},
    source: { type: 'product', id, number: part.partNumber },
    note: part.note,
    userId: user.id,
  });
  return seenBy(tx, user, () => readPart(tx, id));
}
