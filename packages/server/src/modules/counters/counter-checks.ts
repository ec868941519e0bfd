import {
  conflict,
  counterTexts,
  notFound,
  ruleBroken,
  showsPeriod,
  type DatePart,
  type ResetPolicy,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';

/** Throws when the number's date is too coarse for the reset policy, because numbers would repeat. */
export function assertShowsPeriod(counter: { resetPolicy: ResetPolicy; datePart: DatePart }): void {
  if (!showsPeriod(counter.resetPolicy, counter.datePart)) throw ruleBroken(counterTexts.dateTooCoarse);
}

export async function assertWarehouse(tx: Tx, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const warehouse = await tx.selectFrom('warehouses').select('id').where('id', '=', id).executeTakeFirst();
  if (!warehouse) throw notFound('المستودع غير موجود');
}

/** The refusal of the check, and of the index when two transactions at once both found the key free. */
export const keyTaken = () => conflict('يوجد عداد آخر بهذا المفتاح');

export async function assertKeyFree(tx: Tx, key: string, exceptId: string | null = null): Promise<void> {
  const same = await tx
    .selectFrom('counters')
    .select('id')
    .where('key', '=', key)
    .where('id', 'is distinct from', exceptId)
    .executeTakeFirst();
  if (same) throw keyTaken();
}
