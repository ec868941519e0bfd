import { conflict } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** The refusal of the check, and of the index when two concurrent writes both found the name free. */
export const locationTaken = () => conflict('يوجد في هذا المستودع موقع آخر بهذا الاسم');

export async function assertLocationFree(
  tx: Tx,
  warehouseId: string,
  name: string,
  exceptId: string | null = null,
): Promise<void> {
  const same = await tx
    .selectFrom('warehouseLocations')
    .select('id')
    .where('warehouseId', '=', warehouseId)
    .where('id', 'is distinct from', exceptId)
    .where(sql`turoos_fold(name)`, '=', sql`turoos_fold(${name})`)
    .executeTakeFirst();
  if (same) throw locationTaken();
}
