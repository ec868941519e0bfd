import { batchTexts, notFound, productTexts, ruleBroken } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { firstWarehouse } from '../products';

interface Input {
  product?: string | undefined;
  productName?: string | undefined;
}

/**
 * Returns the batch's part by its id or by its name, if unique. `current` is the part of an existing batch.
 */
export async function partOf(tx: Tx, { product, productName }: Input, current?: string): Promise<string> {
  if (product) return product;
  if (productName === undefined) return current as string;
  const { rows } = await sql<{ id: string; isExact: boolean }>`
    select id, name = ${productName} as is_exact from products where turoos_fold(name) = turoos_fold(${productName})
    limit 1000`.execute(tx);
  if (current && rows.some(({ id }) => id === current)) return current;
  const exact = rows.filter(({ isExact }) => isExact);
  const [found, ...others] = exact.length > 0 ? exact : rows;
  if (!found) throw notFound(batchTexts.noneNamed(productName));
  if (others.length > 0) throw ruleBroken(batchTexts.severalNamed(productName));
  return found.id;
}

/** Returns the default warehouse of a part: its main warehouse, else the shop's first one. */
export async function mainWarehouseOf(tx: Tx, user: Actor, productId: string): Promise<string> {
  const part = await tx
    .selectFrom('products')
    .select('mainWarehouseId')
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!part) throw notFound(productTexts.notFound);
  const { mainWarehouseId } = part;
  const isOwn = mainWarehouseId !== null && user.warehouses?.includes(mainWarehouseId) !== false;
  const place = isOwn ? mainWarehouseId : await firstWarehouse(tx, user);
  if (!place) throw ruleBroken(batchTexts.warehouse);
  return place;
}
