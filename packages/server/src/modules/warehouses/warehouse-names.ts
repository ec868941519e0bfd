import { conflict } from '@turoos/contract';
import { sql } from 'kysely';
import { sqlState } from '../../db/sql-state';
import type { Tx } from '../../db/transaction';
import { constraintOf } from '../../system/error-facts';
import { nextNumber } from '../counters';

const nameTaken = () => conflict('يوجد مستودع آخر بهذا الاسم');
const codeTaken = () => conflict('رمز المستودع مستخدم لمستودع آخر');

/** Throws when a name or code is taken; both are compared folded. */
export async function assertFree(
  tx: Tx,
  { name, code }: { name?: string | undefined; code?: string | undefined },
  exceptId: string | null = null,
): Promise<void> {
  const others = tx.selectFrom('warehouses').select('id').where('id', 'is distinct from', exceptId);
  if (name !== undefined) {
    const same = await others
      .where(sql`turoos_fold(name)`, '=', sql`turoos_fold(${name})`)
      .executeTakeFirst();
    if (same) throw nameTaken();
  }
  if (code !== undefined) {
    const same = await others
      .where(sql`turoos_code(code)`, '=', sql`turoos_code(${code})`)
      .executeTakeFirst();
    if (same) throw codeTaken();
  }
}

/** Maps a unique violation to a conflict: two concurrent writes may both have found the name unused. */
export async function orTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    throw constraintOf(error) === 'warehouses_name_key' ? nameTaken() : codeTaken();
  }
}

/** Returns the next generated code that no warehouse has already. */
export async function freeCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = await nextNumber(tx, 'WAREHOUSE');
    const taken = await tx
      .selectFrom('warehouses')
      .select('id')
      .where(sql`turoos_code(code)`, '=', sql`turoos_code(${code})`)
      .executeTakeFirst();
    if (!taken) return code;
  }
}
