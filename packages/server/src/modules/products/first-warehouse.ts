import type { Tx } from '../../db/transaction';

/** A shop with one main warehouse should not have to name it each time. */
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
