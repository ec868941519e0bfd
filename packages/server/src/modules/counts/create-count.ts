import { adenDay, countTexts, notFound, warehouseTexts, type NewCount } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { nextNumber } from '../counters';
import { documentRate } from '../exchange-rates';
import { counts } from './counts.kind';
import { fillCount } from './fill-count';
import { saveLines } from './save-lines';

/**
 * Starts a count of the given parts, or of everything in stock in the warehouse, in a category or on a shelf.
 * A partial count without any of these starts empty and gains the lines that are counted.
 */
export async function createCount(
  tx: Tx,
  user: Actor,
  { warehouse, category, items = [], countType = 'full', ...given }: NewCount,
  at: Date = new Date(),
): Promise<string> {
  await assertThere(tx, warehouse, category);
  const chosen = countType === 'partial' ? { categoryId: category ?? null, location: given.location } : {};
  const values = { ...given, location: '', ...chosen, countType, warehouseId: warehouse };
  const { id } = await tx
    .insertInto(counts.table)
    .values({
      ...values,
      // a placeholder: the number is taken last, because its counter row stays locked until commit
      countNumber: `new ${crypto.randomUUID()}`,
      startDate: at,
      createdBy: user.id,
      createdAt: at,
      updatedAt: at,
      usdToYer: documentRate({ warehouseId: warehouse }, adenDay(at)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (items.length > 0) await saveLines(tx, user.id, { id, warehouseId: warehouse }, items);
  else if (countType === 'full' || chosen.categoryId || chosen.location)
    await fillCount(tx, id, { warehouseId: warehouse, ...chosen });

  const countNumber = await nextNumber(tx, 'COUNT', { at });
  await tx.updateTable(counts.table).set({ countNumber }).where('id', '=', id).execute();
  await recordChange(tx, user, {
    action: 'count.create',
    entity: counts.entity,
    entityId: id,
    after: { ...values, countNumber, ...(items.length > 0 && { items }) },
  });
  return id;
}

async function assertThere(tx: Tx, warehouse: string, category: string | null | undefined): Promise<void> {
  const place = await tx
    .selectFrom('warehouses')
    .select('id')
    .where('id', '=', warehouse)
    .forKeyShare()
    .executeTakeFirst();
  if (!place) throw notFound(warehouseTexts.notFound);
  if (!category) return;
  const branch = await tx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', category)
    .forKeyShare()
    .executeTakeFirst();
  if (!branch) throw notFound(countTexts.category);
}
