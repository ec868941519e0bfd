import { must, type ImportRow } from '@turoos/contract';
import { allowLongStatements } from '../../db/time-limits';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { pathKey, resolveCategories } from '../categories';
import { upsertParts } from '../products';

/** Updates or creates the rows' parts and categories; returns the parts' ids by their folded part numbers. */
export async function bringParts(
  tx: Tx,
  user: Actor,
  rows: readonly ImportRow[],
  warehouseId: string,
): Promise<Map<string, string>> {
  await allowLongStatements(tx);
  const names = [...new Set(rows.map(({ category }) => category))];
  const found = await resolveCategories(
    tx,
    user,
    names.map((name) => [name]),
  );
  const categories = new Map(names.map((name) => [name, found.ids.get(pathKey([name]))]));
  const { ids, created } = await upsertParts(tx, user, rows, warehouseId, ({ category, ...row }) => ({
    ...row,
    categoryId: must(categories.get(category)),
  }));
  await recordChange(tx, user, {
    action: 'import.create',
    entity: 'imports',
    after: { rows: rows.length, created: created.length, warehouse: warehouseId },
  });
  return ids;
}
