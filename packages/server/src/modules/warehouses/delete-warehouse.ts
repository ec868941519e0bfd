import { conflict } from '@turoos/contract';
import { orLinkBroken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { lockWarehouse } from './lock-warehouse';

export async function deleteWarehouse(tx: Tx, doer: Doer, id: string): Promise<void> {
  const before = await lockWarehouse(tx, id);
  const links = await linksOf(tx, id);
  if (links.length > 0) throw inUse(before.name, links);
  await orLinkBroken(tx.deleteFrom('warehouses').where('id', '=', id).execute(), () =>
    inUse(before.name, [{ what: 'مستندات أخرى' }]),
  );
  await recordChange(tx, doer, { action: 'warehouse.delete', entity: 'warehouses', entityId: id, before });
}

interface Link {
  what: string;
  count?: number;
}

async function linksOf(tx: Tx, id: string): Promise<Link[]> {
  const counted = await tx
    .selectNoFrom((e) => [
      e
        .selectFrom('stock')
        .where('warehouseId', '=', id)
        .where('quantity', '>', 0)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('stock'),
      e
        .selectFrom('products')
        .where('mainWarehouseId', '=', id)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('products'),
      e
        .selectFrom('warehouseLocations')
        .where('warehouseId', '=', id)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('locations'),
      e
        .selectFrom('stockMovements')
        .where('warehouseId', '=', id)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('movements'),
      e
        .selectFrom('stockBatches')
        .where('warehouseId', '=', id)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('batches'),
      e
        .selectFrom('userWarehouses')
        .where('warehouseId', '=', id)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('users'),
    ])
    .executeTakeFirstOrThrow();
  return [
    { what: 'أصناف لها رصيد', count: counted.stock ?? 0 },
    { what: 'منتجات هو مستودعها الرئيسي', count: counted.products ?? 0 },
    { what: 'مواقع تخزين', count: counted.locations ?? 0 },
    { what: 'حركات مخزون', count: counted.movements ?? 0 },
    { what: 'دفعات مخزون', count: counted.batches ?? 0 },
    { what: 'مستخدمون مسندون إليه', count: counted.users ?? 0 },
  ].filter(({ count }) => count > 0);
}

function inUse(name: string, links: Link[]) {
  const named = links
    .map(({ what, count }) => (count === undefined ? what : `${what} (${count})`))
    .join('، ');
  return conflict(`لا يمكن حذف المستودع «${name}» لارتباطه بما يلي: ${named}. يمكنك جعله غير نشط بدلاً من حذفه`, {
    links,
  });
}
