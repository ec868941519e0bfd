import { levelOfRank, must, notFound, roleTexts, type Role, type RoleSummary } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { containsWords } from '../../db/search';

const roles = (db: Db) =>
  db
    .selectFrom('roles')
    .selectAll('roles')
    .select((e) =>
      e
        .selectFrom('users')
        .whereRef('users.role', '=', 'roles.name')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('userCount'),
    );
type RoleRow = Awaited<ReturnType<ReturnType<typeof roles>['executeTakeFirstOrThrow']>>;

const present = ({ rank, rights, userCount, ...row }: RoleRow): Role => ({
  ...row,
  _id: row.id,
  level: levelOfRank(rank),
  // JSON holds no undefined
  permissions: rights as Role['permissions'],
  userCount: userCount ?? 0,
});

export async function readRole(db: Db, id: string): Promise<Role> {
  const row = await roles(db).where('roles.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(roleTexts.notFound);
  return present(row);
}

/** Lists all roles by rank, highest first, unpaged: a shop has a handful. */
export async function listRoles(db: Db, q = ''): Promise<Role[]> {
  const text = sql<string>`turoos_fold(concat_ws(' ', roles.label, roles.name, roles.description))`;
  const rows = await roles(db)
    .where(containsWords(text, q))
    .orderBy('roles.rank')
    .orderBy('roles.isSystem', 'desc')
    .orderBy('roles.name')
    .limit(1000)
    .execute();
  return rows.map(present);
}

export async function countRoles(db: Db): Promise<RoleSummary> {
  const { rows } = await sql<RoleSummary>`
    select count(*) as total, (select count(*) from users) as users,
      count(*) filter (where is_system) as system, count(*) filter (where not is_system) as custom
    from roles`.execute(db);
  return must(rows[0]);
}
