import type { Tx } from '../../db/transaction';

/** Returns the default warehouse, so that a shop with one main warehouse needn't select it each time. */
export async function firstWarehouse(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('warehouses')
    .select('id')
    .where('status', '<>', 'inactive')
    .orderBy((eb) => eb('type', '=', 'main'), 'desc')
    .orderBy('createdAt')
    .executeTakeFirst();
  return row?.id ?? null;
}
