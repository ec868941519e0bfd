import { conflict } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
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

/** Returns the refusal of an index: of two concurrent writes, both may have found the name or code free. */
export const warehouseTaken = (index: string | undefined) =>
  index === 'warehouses_name_key' ? nameTaken() : codeTaken();

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
