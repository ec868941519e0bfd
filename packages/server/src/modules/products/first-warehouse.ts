import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';

/** Returns the default warehouse, so that a shop with one main warehouse needn't select it each time. */
export async function firstWarehouse(
  tx: Tx,
  { warehouses }: Pick<Actor, 'warehouses'> = {},
): Promise<string | null> {
  const row = await tx
    .selectFrom('warehouses')
    .select('id')
    .where('status', '<>', 'inactive')
    .$if(warehouses !== undefined, (all) => all.where('id', 'in', warehouses ?? []))
    .orderBy((eb) => eb('type', '=', 'main'), 'desc')
    .orderBy('createdAt')
    .executeTakeFirst();
  return row?.id ?? null;
}
