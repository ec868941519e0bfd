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

const entries = (db: Db) => db.selectFrom('auditLog').selectAll();
type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

const present = ({ id, at, userId, before, after, ...row }: EntryRow): AuditEntry => ({
  ...row,
  _id: id,
  createdAt: at,
  user: userId,
  before: before as AuditEntry['before'],
  after: after as AuditEntry['after'],
});

function found(db: Db, query: AuditQuery) {
  const direction = query.sort === 'createdAt' ? 'asc' : 'desc';
  let matching = entries(db).orderBy('at', direction).orderBy('id', direction);
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

/** Who changed what, newest first. */
export async function listEntries(db: Db, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { rows, ...page } = await readPage(db, found(db, query), query);
  return { ...page, rows: rows.map(present) };
}

export async function* eachEntry(db: Db, query: AuditQuery): AsyncIterable<AuditEntry> {
  for await (const row of found(db, query).stream(200)) yield present(row);
}

/** Readers of the log need not be allowed to see the users themselves, only who they are. */
export async function listPeople(db: Db): Promise<AuditPerson[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'username'])
    .orderBy(sql`turoos_fold(name)`)
    .limit(1000)
    .execute();
  return rows.map(({ id, ...row }) => ({ ...row, _id: id }));
}
