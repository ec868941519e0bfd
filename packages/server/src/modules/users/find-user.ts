import { notFound, roleLabels, splitName, type SessionUser } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { holderIn, revokedFor, warehousesOf } from '../permissions';
import { readSettings } from '../../kernel/settings';

export const findByUsername = (db: Db, username: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'username', 'passwordHash', 'passwordChangedAt', 'isActive'])
    .where(sql`turoos_fold(username)`, '=', sql`turoos_fold(${username})`)
    .executeTakeFirst();

/** Reads a user for their own session, with all effective permissions. */
export async function readSessionUser(db: Db, id: string): Promise<SessionUser> {
  const row = await db
    .selectFrom('users')
    .leftJoin('roles', 'roles.name', 'users.role')
    .selectAll('users')
    .select([
      'roles.rights',
      'roles.label as roleLabel',
      revokedFor(sql.ref('users.role')).as('revoked'),
      warehousesOf(sql.ref('users.id')).as('warehouses'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    _id: row.id,
    username: row.username,
    name: row.name,
    ...splitName(row.name),
    email: row.email,
    phone: row.phone,
    ...holderIn(row),
    roleLabel: row.roleLabel ?? roleLabels.viewer,
    ...(row.warehouses && { warehouses: row.warehouses }),
    isActive: row.isActive,
    sessionTimeout: (await readSettings(db, 'security', id)).sessionTimeout,
    lastLogin: row.lastLoginAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
