import { AppError, branchTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';

/** Refuses a bound user who ends the sale of a part that other branches still hold, without telling that they do. */
export async function assertNotHeldElsewhere(
  tx: Tx,
  { warehouses }: Pick<Actor, 'warehouses'>,
  id: string,
): Promise<void> {
  if (!warehouses) return;
  const { rows } = await sql`
    select from stock where product_id = ${id} and quantity <> 0 and warehouse_id <> all (${warehouses}::uuid[])
    limit 1`.execute(tx);
  if (rows.length > 0) throw new AppError('FORBIDDEN', branchTexts.commonPart);
}
