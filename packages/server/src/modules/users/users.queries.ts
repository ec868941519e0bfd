import {
  must,
  notFound,
  parseSort,
  roleLabels,
  splitName,
  userTexts,
  type Page,
  type User,
  type UserDetail,
  type UsersQuery,
  type UserSummary,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { soldInRials } from '../../db/rials';
import { containsWords } from '../../db/search';
import { holderIn, revokedFor } from '../permissions';

/** The warehouses a user is bound to, whoever reads it. */
const boundTo = sql<User['warehouses']>`(
  select coalesce(json_agg(json_build_object('_id', w.id, 'name', w.name) order by turoos_fold(w.name)), '[]')
  from public.user_warehouses b join public.warehouses w on w.id = b.warehouse_id where b.user_id = users.id)`;

const users = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('roles', 'roles.name', 'users.role')
    .select([
      'users.id',
      'users.username',
      'users.name',
      'users.email',
      'users.phone',
      'users.role',
      'roles.label as roleLabel',
      'roles.rights',
      revokedFor(sql.ref('users.role')).as('revoked'),
      'users.permissions',
      'users.isActive',
      boundTo.as('warehouses'),
      'users.lastLoginAt',
      'users.loginCount',
      'users.version',
      'users.createdAt',
      'users.updatedAt',
    ]);
type UserRow = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>;

const present = ({ id, email, phone, lastLoginAt, rights, revoked, ...row }: UserRow): User => ({
  ...row,
  roleLabel: row.roleLabel ?? roleLabels.viewer,
  effectivePermissions: holderIn({ ...row, rights, revoked }).permissions,
  ...splitName(row.name),
  _id: id,
  email: email ?? '',
  phone: phone ?? '',
  lastLogin: lastLoginAt,
});

const found = (row: UserRow | undefined): UserRow => {
  if (!row) throw notFound(userTexts.notFound);
  return row;
};

export const readUser = async (db: Db, id: string): Promise<User> =>
  present(found(await users(db).where('users.id', '=', id).executeTakeFirst()));

/** Reads a user for the audit log, without the permissions that follow from the role. */
export async function readRecord(db: Db, id: string): Promise<Omit<User, 'effectivePermissions'>> {
  const { effectivePermissions: _, ...record } = await readUser(db, id);
  return record;
}

const sortColumns = {
  name: sql`turoos_fold(users.name)`,
  username: sql`turoos_fold(users.username)`,
  createdAt: sql`users.created_at`,
  lastLogin: sql`coalesce(users.last_login_at, '-infinity')`,
} as const;

/** A shop has tens of users, at most hundreds, so searching them needs no index. */
const searchText = sql<string>`turoos_fold(concat_ws(' ', users.name, users.username, users.email, users.phone))`;

export async function listUsers(db: Db, query: UsersQuery): Promise<Page<User>> {
  const { field, direction } = parseSort(query.sort);
  let matching = users(db).orderBy(sortColumns[field], direction).orderBy('users.id', direction);
  if (query.q) matching = matching.where(containsWords(searchText, query.q));
  if (query.role) matching = matching.where('users.role', '=', query.role);
  if (query.isActive !== undefined) matching = matching.where('users.isActive', '=', query.isActive);
  const { rows, ...page } = await readPage(db, matching, query);
  return { ...page, rows: rows.map(present) };
}

/** Reads a user with their permissions and sales totals. */
export async function readUserDetail(db: Db, id: string): Promise<UserDetail> {
  const user = await readUser(db, id);
  const sold = await db
    .selectFrom('sales')
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      sql<number>`coalesce(sum(grand_total - refund_amount), 0)::bigint`.as('total'),
      soldInRials.as('rials'),
    ])
    .where('userId', '=', id)
    .where('status', 'in', ['completed', 'refunded'])
    .executeTakeFirstOrThrow();
  return {
    ...user,
    totalSales: sold.total,
    rials: sold.rials,
    totalOrders: sold.orders,
  };
}

export async function countUsers(db: Db): Promise<UserSummary> {
  const { rows } = await sql<UserSummary>`
    select count(*) as total, count(*) filter (where is_active) as active,
      count(*) filter (where role in ('super_admin', 'admin')) as admins,
      (select count(*) from roles) as roles
    from users`.execute(db);
  return must(rows[0]);
}
