import { fold, must, type ImportRow } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { upsertParts } from '../products';
import { resolveCategories } from './resolve-categories';

/** Raises the statement timeout: tens of thousands of rows take a slow machine longer than the default. */
const longTimeout = sql`set local statement_timeout = '5min'`;

/** Updates or creates the rows' parts and categories; returns the parts' ids by their folded part numbers. */
export async function bringParts(
  tx: Tx,
  user: Actor,
  rows: readonly ImportRow[],
  warehouseId: string,
): Promise<Map<string, string>> {
  await longTimeout.execute(tx);
  const names = [...new Set(rows.map(({ category }) => category))];
  const found = await resolveCategories(tx, user, names);
  const categories = new Map(names.map((name) => [name, found.get(fold(name))]));
  const { ids, created } = await upsertParts(tx, user, rows, warehouseId, ({ category, ...row }) => ({
    ...row,
    categoryId: must(categories.get(category)),
  }));
  await recordChange(tx, user, {
    action: 'import.create',
    entity: 'imports',
    after: { rows: rows.length, created, warehouse: warehouseId },
  });
  return ids;
}
