import {
  countTexts,
  must,
  notFound,
  parseSort,
  type Count,
  type CountsQuery,
  type CountStatistics,
  type Subject,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { sumInRials } from '../../db/rials';
import { containsWords } from '../../db/search';
import { withSteps } from '../workflow';
import { readItems } from './count-items.queries';
import { counts, type CountRow, type ItemRow } from './count-rows';
import { hidesSystem } from './counts.rules';
import { presentCount } from './present-count';

/** Counts with at most this many lines are returned together with their lines. */
const fewItems = 100;

const searched = sql<string>`turoos_fold(concat_ws(' ',
  count_number, counted_by_name, inventory_counts.notes))`;

const present = (who: Subject, row: CountRow, items: readonly ItemRow[]) =>
  presentCount(row, hidesSystem(row, who), items);

/** Returns a count with all its lines if they are few, or with the lines of the given parts. */
export async function readCount(
  db: Db,
  who: Subject,
  id: string,
  products?: readonly string[],
): Promise<Count> {
  const row = await counts(db).where('inventoryCounts.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(countTexts.notFound);
  const items = products || row.figures.totalItems <= fewItems ? await readItems(db, [id], products) : [];
  const [count] = await withSteps(db, [present(who, row, items)]);
  return must(count);
}

export async function listCounts(
  db: Db,
  who: Subject,
  { page, limit, sort, q, warehouse, status, items }: CountsQuery,
): Promise<Count[]> {
  const { direction } = parseSort(sort);
  let query = counts(db)
    .orderBy('inventoryCounts.createdAt', direction)
    .orderBy('inventoryCounts.id', direction)
    .limit(limit)
    .offset((page - 1) * limit);
  if (warehouse) query = query.where('inventoryCounts.warehouseId', '=', warehouse);
  if (status) query = query.where('inventoryCounts.status', '=', status);
  if (q) query = query.where(containsWords(searched, q));
  const rows = await query.execute();
  const small = items ? rows.filter(({ figures }) => figures.totalItems <= fewItems) : [];
  const lines = await readItems(
    db,
    small.map(({ id }) => id),
  );
  return withSteps(
    db,
    rows.map((row) =>
      present(
        who,
        row,
        lines.filter(({ countId }) => countId === row.id),
      ),
    ),
  );
}

export async function summariseCounts(db: Db): Promise<CountStatistics> {
  const { rows } = await sql<CountStatistics>`
    select count(*) as total_counts,
      count(*) filter (where status = 'in_progress') as in_progress_count,
      count(*) filter (where status = 'completed') as completed_count,
      count(*) filter (where status = 'cancelled') as cancelled_count,
      coalesce(round(100 - 100.0 * sum((summary ->> 'differenceItems')::int) filter (where status = 'completed')
        / nullif(sum((summary ->> 'countedItems')::int) filter (where status = 'completed'), 0), 2), 100)
        as accuracy_percentage,
      coalesce(sum((summary ->> 'totalVarianceValue')::numeric) filter (where status = 'completed'), 0)
        as total_variance_value,
      ${sumInRials(sql`case when status = 'completed' then (summary ->> 'totalVarianceValue')::numeric else 0 end`)} as rials
    from inventory_counts`.execute(db);
  return must(rows[0]);
}
