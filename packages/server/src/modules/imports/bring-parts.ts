import { must, type AlwaysField, type ImportRow } from '@turoos/contract';
import { allowLongStatements } from '../../db/time-limits';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { pathKey, resolveCategories } from '../categories';
import { upsertParts } from '../products';

interface Bringing {
  warehouseId: string;
  /** Fields that existing parts keep. */
  forNewParts: readonly AlwaysField[] | undefined;
}

const columnOf = { category: 'categoryId', type: 'type', partStatus: 'partStatus' } as const;

/** Updates or creates the rows' parts and categories; returns the parts' ids by their folded part numbers. */
export async function bringParts(
  tx: Tx,
  user: Actor,
  rows: readonly ImportRow[],
  { warehouseId, forNewParts = [] }: Bringing,
): Promise<Map<string, string>> {
  await allowLongStatements(tx);
  const names = [...new Set(rows.map(({ category }) => category))];
  const found = await resolveCategories(
    tx,
    user,
    names.map((name) => [name]),
  );
  const categories = new Map(names.map((name) => [name, found.ids.get(pathKey([name]))]));
  const onlyNew = forNewParts.map((field) => columnOf[field]);
  const { ids, created } = await upsertParts(tx, user, rows, warehouseId, ({ category, ...row }) => ({
    ...row,
    onlyNew,
    categoryId: must(categories.get(category)),
  }));
  await recordChange(tx, user, {
    action: 'import.create',
    entity: 'imports',
    after: { rows: rows.length, created: created.length, warehouse: warehouseId },
  });
  return ids;
}
