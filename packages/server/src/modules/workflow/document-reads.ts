import { notFound, parseSort, type DocumentStep, type Page, type PickedRows } from '@turoos/contract';
import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { isAmong } from '../../db/is-among';
import { readPage } from '../../db/read-page';
import type { DB } from '../../db/schema';
import type { Tx } from '../../db/transaction';
import type { DocumentKind } from './documents';
import { withSteps } from './steps.queries';

interface Reading<TB extends keyof DB, Row, Shown, Query> {
  kind: DocumentKind;
  rows: (db: Db) => SelectQueryBuilder<DB, TB, Row>;
  /** Returns the SQL condition of a list query. */
  asked: (query: Query) => Expression<SqlBool>;
  present: (row: Row) => Shown;
}

type WithSteps<Shown> = Shown & { steps: DocumentStep[] };
type ListQuery = { page: number; limit: number; sort: string };

/** Creates the reads of one kind of document: one, a page, or all matches. */
export function documentReads<
  TB extends keyof DB,
  Row,
  Shown extends { _id: string },
  Query extends ListQuery,
>({ kind, rows, asked, present }: Reading<TB, Row, Shown, Query>) {
  const column = (name: string) => sql.ref(`${kind.table}.${name}`);
  const found = (db: Db, query: Query | PickedRows) => {
    const { direction } = parseSort('ids' in query ? '-createdAt' : query.sort);
    return rows(db)
      .where('ids' in query ? isAmong(column('id'), query) : asked(query))
      .orderBy(column('createdAt'), direction)
      .orderBy(column('id'), direction);
  };

  const read = async (db: Db, id: string): Promise<WithSteps<Shown>> => {
    const row = await rows(db)
      .where(sql<SqlBool>`${column('id')} = ${id}`)
      .executeTakeFirst();
    const [document] = await withSteps(db, row ? [present(row as Row)] : []);
    if (!document) throw notFound(kind.missing);
    return document;
  };

  return {
    read,
    /** Changes a document in a transaction and returns its new state. */
    change: (
      tx: (work: (t: Tx) => Promise<WithSteps<Shown>>) => Promise<WithSteps<Shown>>,
      id: string,
      work: (t: Tx) => Promise<void>,
    ): Promise<WithSteps<Shown>> =>
      tx(async (t) => {
        await work(t);
        return read(t, id);
      }),
    list: async (db: Db, query: Query): Promise<Page<WithSteps<Shown>>> => {
      const { rows: listed, ...page } = await readPage(db, found(db, query), query);
      return { ...page, rows: await withSteps(db, listed.map(present)) };
    },
    /** Streams all matches, or the picked ones, for the export. */
    each: async function* (db: Db, query: Query | PickedRows): AsyncIterable<Shown> {
      for await (const row of found(db, query).stream(500)) yield present(row);
    },
  };
}
