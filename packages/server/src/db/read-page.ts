import type { Page } from '@turoos/contract';
import { CompiledQuery, sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Db } from './connect';
import { countable, countRows, snapshotName, type Countable } from './count-rows';
import type { DB } from './schema';

type Query<TB extends keyof DB, O> = SelectQueryBuilder<DB, TB, O>;

interface Paging {
  page: number;
  limit: number;
}

/** A page of a list as a finished statement, and what is counted for its total. */
export interface PageStatement<Row> extends Paging {
  rows: CompiledQuery<Row>;
  all: Countable;
}

/** Reads one page of a filtered and sorted query, with the total number of rows. */
export const readPage = <TB extends keyof DB, O>(
  db: Db,
  query: Query<TB, O>,
  paging: Paging,
): Promise<Page<O>> => readPageOf(db, pageStatement(query, paging));

export const pageStatement = <TB extends keyof DB, O>(
  query: Query<TB, O>,
  paging: Paging,
): PageStatement<O> => finished(query, paging, onePage(query, paging).compile());

/**
 * Selects one page by one statement in two steps: the query finds and sorts narrow rows, and `widen` joins the
 * other fields to the rows `page` of one page, all columns of which it selects after them.
 */
export const widePageStatement = <TB extends keyof DB, O, W>(
  db: Db,
  query: Query<TB, O>,
  paging: Paging,
  widen: (page: RawBuilder<unknown>) => RawBuilder<W>,
): PageStatement<W> => finished(query, paging, widen(sql`(${onePage(query, paging)}) as page`).compile(db));

/** Keeps the text and the values of a compiled statement, without the tree that it was compiled from. */
const finished = <TB extends keyof DB, O, W>(
  query: Query<TB, O>,
  { page, limit }: Paging,
  { sql: text, parameters }: CompiledQuery<W>,
): PageStatement<W> => ({
  page,
  limit,
  rows: CompiledQuery.raw(text, [...parameters]) as CompiledQuery<W>,
  all: countable(query),
});

/** Selects one page. The limit is part of the text, so that a prepared statement is planned for few rows. */
function onePage<TB extends keyof DB, O>(query: Query<TB, O>, { page, limit }: Paging) {
  const rows = query.select(snapshotName.as('pageSnapshot')).limit(sql.lit(limit));
  return page > 1 ? rows.offset((page - 1) * limit) : rows;
}

/** Bounds the memory of remembered statements; those first asked for are forgotten first. */
const mostRemembered = 50;

/**
 * Remembers the statements of a list by what was asked for, since most requests are for the first pages of a few
 * filters and building a statement takes longer than sending it. The statement must follow from the question alone.
 */
export function rememberPages<Asked, Row>(
  build: (db: Db, asked: Asked) => PageStatement<Row>,
): (db: Db, asked: Asked) => PageStatement<Row> {
  const known = new Map<string, PageStatement<Row>>();
  return (db, asked) => {
    const question = JSON.stringify(asked);
    const statement = known.get(question) ?? build(db, asked);
    known.set(question, statement);
    if (known.size > mostRemembered) known.delete(known.keys().next().value ?? question);
    return statement;
  };
}

/** Reads a page with its total, which never contradicts the rows: a page that isn't full is the last, an empty one beyond it. */
export async function readPageOf<Row>(
  db: Db,
  { rows: statement, page, limit, all }: PageStatement<Row>,
): Promise<Page<Row>> {
  const { rows } = await db.executeQuery(statement);
  const before = (page - 1) * limit;
  const reached = before + rows.length;
  const [snapshot] = (rows as { pageSnapshot?: string }[]).map((row) => {
    const { pageSnapshot } = row;
    delete row.pageSnapshot;
    return pageSnapshot;
  });
  if (rows.length === 0)
    return { rows, page, limit, total: before && Math.min(before, await countRows(db, all, snapshot)) };
  const total = rows.length < limit ? reached : Math.max(reached, await countRows(db, all, snapshot));
  return { rows, page, limit, total };
}
