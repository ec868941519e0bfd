import { fold, type ImportRow } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { upsertParts } from '../products';
import { resolveCategories } from './resolve-categories';

/** Tens of thousands of rows take a slow machine longer than any single statement of daily work may. */
const patience = sql`set local statement_timeout = '5min'`;

/** The parts that rows name, changed or made, with their categories; their ids by their folded numbers. */
export async function bringParts(
  tx: Tx,
  user: Actor,
  rows: readonly ImportRow[],
  warehouseId: string,
): Promise<Map<string, string>> {
  await patience.execute(tx);
  const names = [...new Set(rows.map(({ category }) => category))];
  const found = await resolveCategories(tx, user, names);
  const categories = new Map(names.map((name) => [name, found.get(fold(name))]));
  const { ids, created } = await upsertParts(tx, user, rows, warehouseId, ({ category, ...row }) => ({
    ...row,
    categoryId: categories.get(category) as string,
  }));
  await recordChange(tx, user, {
    action: 'import.create',
    entity: 'imports',
    after: { rows: rows.length, created, warehouse: warehouseId },
  });
  return ids;
}
