import { conflict } from '@turoos/contract';
import { sql } from 'kysely';
import { sqlState } from '../../db/sql-state';
import type { Tx } from '../../db/transaction';

const nameTaken = () => conflict('يوجد في هذا المستودع موقع آخر بهذا الاسم');

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
  if (same) throw nameTaken();
}

/** Maps a unique violation to a conflict: two concurrent writes may both have found the name unused. */
export const orLocationTaken = <T>(writing: Promise<T>): Promise<T> =>
  writing.catch((error) => {
    throw sqlState(error) === '23505' ? nameTaken() : error;
  });
