import { fold, type ImportRow } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../http/actor';
import { recordChange } from '../audit';
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
  const categories = await resolveCategories(tx, user, [...new Set(rows.map(({ category }) => category))]);
  const idOf = new Map<string, string>();
  const parts = rows.map((row) => {
    const categoryId = idOf.get(row.category) ?? (categories.get(fold(row.category)) as string);
    idOf.set(row.category, categoryId);
    return { ...row, categoryId };
  });
  const { ids, created } = await upsertParts(tx, user, parts, warehouseId);
  await recordChange(tx, user, {
    action: 'import.create',
    entity: 'imports',
    after: { rows: rows.length, created, warehouse: warehouseId },
  });
  return ids;
}
