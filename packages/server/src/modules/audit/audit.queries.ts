import {
  adenDayBounds,
  type AuditEntry,
  type AuditPerson,
  type AuditQuery,
  type Page,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWords } from '../../db/search';
import { namesOf } from './names.queries';
import { presentEntry } from './present-entry.rules';

function found(db: Db, query: AuditQuery) {
  const direction = query.sort === 'createdAt' ? 'asc' : 'desc';
  let matching = db.selectFrom('auditLog').selectAll().orderBy('at', direction).orderBy('id', direction);
  if (query.user) matching = matching.where('userId', '=', query.user);
  if (query.entity) matching = matching.where('entity', '=', query.entity);
  if (query.entityId) matching = matching.where('entityId', '=', query.entityId);
  if (query.action?.includes('.')) matching = matching.where('action', '=', query.action);
  else if (query.action) matching = matching.where(sql`split_part(action, '.', 2)`, '=', query.action);
  if (query.startDate) matching = matching.where('at', '>=', adenDayBounds(query.startDate).from);
  if (query.endDate) matching = matching.where('at', '<', adenDayBounds(query.endDate).until);
  if (query.q) matching = matching.where(containsWords(sql<string>`turoos_fold(user_name)`, query.q));
  return matching;
}
type EntryRow = Awaited<ReturnType<ReturnType<typeof found>['executeTakeFirstOrThrow']>>;

const idShape = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Presents the rows with the names of all records they mention by id, read in one query. */
async function withNames(db: Db, rows: readonly EntryRow[]): Promise<AuditEntry[]> {
  const idsOf = ({ entityId, before, after }: EntryRow): string[] => [
    ...new Set(JSON.stringify([entityId, before, after]).match(idShape) ?? []),
  ];
  const names = await namesOf(db, [...new Set(rows.flatMap(idsOf))]);
  return rows.map((row) => presentEntry(row, idsOf(row), names));
}

export async function listEntries(db: Db, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { rows, ...page } = await readPage(db, found(db, query), query);
  return { ...page, rows: await withNames(db, rows) };
}

const batch = 200;

export async function* eachEntry(db: Db, query: AuditQuery): AsyncIterable<AuditEntry> {
  let waiting: EntryRow[] = [];
  for await (const row of found(db, query).stream(batch)) {
    waiting.push(row);
    if (waiting.length < batch) continue;
    yield* await withNames(db, waiting);
    waiting = [];
  }
  yield* await withNames(db, waiting);
}

/** Lists the users' names for the filter; readers of the log may lack the right to read users. */
export async function listPeople(db: Db): Promise<AuditPerson[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'username'])
    .orderBy(sql`turoos_fold(name)`)
    .limit(1000)
    .execute();
  return rows.map(({ id, ...row }) => ({ ...row, _id: id }));
}
