import {
  must,
  notFound,
  parseSort,
  permissionTexts,
  type Page,
  type Permission,
  type PermissionModule,
  type PermissionsQuery,
  type PermissionSummary,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWords } from '../../db/search';

const permissions = (db: Db) => db.selectFrom('permissions').selectAll();
type PermissionRow = Awaited<ReturnType<ReturnType<typeof permissions>['executeTakeFirstOrThrow']>>;

const present = (row: PermissionRow): Permission => ({
  ...row,
  _id: row.id,
  module: row.module,
  action: row.action,
});

export async function readPermission(db: Db, id: string): Promise<Permission> {
  const row = await permissions(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(permissionTexts.notFound);
  return present(row);
}

/** Returns the names of all permissions, including those switched off, because they are still valid names. */
export async function catalogueNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('permissions').select('name').execute();
  return rows.map(({ name }) => name);
}

const sortColumns = {
  name: sql`name`,
  displayName: sql`turoos_fold(display_name)`,
  module: sql`module`,
  createdAt: sql`created_at`,
} as const;

/** A catalogue has tens of entries, so searching it needs no index. */
const searchText = sql<string>`turoos_fold(display_name || ' ' || description)`;

export async function listPermissions(db: Db, query: PermissionsQuery): Promise<Page<Permission>> {
  const { field, direction } = parseSort(query.sort);
  let found = permissions(db).orderBy(sortColumns[field], direction).orderBy('id', direction);
  if (query.q) found = found.where(containsWords(searchText, query.q));
  if (query.module) found = found.where('module', '=', query.module);
  if (query.isActive !== undefined) found = found.where('isActive', '=', query.isActive);
  if (query.isSystem !== undefined) found = found.where('isSystem', '=', query.isSystem);
  const { rows, ...page } = await readPage(db, found, query);
  return { ...page, rows: rows.map(present) };
}

const most = 200;

export async function searchPermissions(db: Db, q = ''): Promise<Permission[]> {
  const rows = await permissions(db)
    .where(containsWords(searchText, q))
    .orderBy('name')
    .limit(most)
    .execute();
  return rows.map(present);
}

export async function permissionsOf(db: Db, module: PermissionModule): Promise<Permission[]> {
  const rows = await permissions(db).where('module', '=', module).orderBy('name').limit(most).execute();
  return rows.map(present);
}

export async function countPermissions(db: Db): Promise<PermissionSummary> {
  const { rows } = await sql<PermissionSummary>`
    select count(*) as total, count(distinct module) as modules,
      count(*) filter (where is_system) as system, count(*) filter (where is_active) as active
    from permissions`.execute(db);
  return must(rows[0]);
}
