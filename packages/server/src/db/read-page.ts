import type { Page } from '@turoos/contract';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Db } from './connect';
import { countRows, snapshotName } from './count-rows';
import type { DB } from './schema';

type Query<TB extends keyof DB, O> = SelectQueryBuilder<DB, TB, O>;

interface Paging {
  page: number;
  limit: number;
}

/** Reads one page of a filtered and sorted query, with the total number of rows. */
export async function readPage<TB extends keyof DB, O>(
  db: Db,
  query: Query<TB, O>,
  paging: Paging,
): Promise<Page<O>> {
  const rows = await onePage(query, paging).execute();
  return withTotal(db, query, paging, rows);
}

/**
 * Reads one page by one statement in two steps: the query finds and sorts narrow rows, and `widen` joins the
 * other fields to the rows `page` of one page, all columns of which it selects too.
 */
export async function readWidePage<TB extends keyof DB, O, W>(
  db: Db,
  query: Query<TB, O>,
  paging: Paging,
  widen: (page: RawBuilder<unknown>) => RawBuilder<W>,
): Promise<Page<W>> {
  const { rows } = await widen(sql`(${onePage(query, paging)}) as page`).execute(db);
  return withTotal(db, query, paging, rows);
}

/** Selects one page. The limit is part of the text, so that a prepared statement is planned for few rows. */
function onePage<TB extends keyof DB, O>(query: Query<TB, O>, { page, limit }: Paging) {
  const rows = query.select(snapshotName.as('pageSnapshot')).limit(sql.lit(limit));
  return page > 1 ? rows.offset((page - 1) * limit) : rows;
}

/** Adds the total, which never contradicts the rows: a page that isn't full is the last, an empty one beyond it. */
async function withTotal<TB extends keyof DB, O, W>(
  db: Db,
  query: Query<TB, O>,
  { page, limit }: Paging,
  rows: W[],
): Promise<Page<W>> {
  const before = (page - 1) * limit;
  const reached = before + rows.length;
  const [snapshot] = (rows as { pageSnapshot?: string }[]).map((row) => {
    const { pageSnapshot } = row;
    delete row.pageSnapshot;
    return pageSnapshot;
  });
  if (rows.length === 0)
    return { rows, page, limit, total: before && Math.min(before, await countRows(db, query, snapshot)) };
  const total = rows.length < limit ? reached : Math.max(reached, await countRows(db, query, snapshot));
  return { rows, page, limit, total };
}
