import type { FoundSupplier, FoundUser } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { containsWords, containsWordsOrCode } from '../../db/search';

const shown = 4;

const present = <Row extends { id: string }>({ id, ...row }: Row) => ({ _id: id, ...row });

const suppliers = (db: Db) =>
  db
    .selectFrom('suppliers')
    .select(['id', 'name', 'phone', 'balance'])
    .orderBy('isActive', 'desc')
    .orderBy(sql`turoos_fold(name)`)
    .orderBy('id');

export async function findSuppliers(db: Db, q: string): Promise<FoundSupplier[]> {
  const matching = containsWordsOrCode(sql.ref('search_text'), q);
  return (await suppliers(db).where(matching).limit(shown).execute()).map(present);
}

export async function readSuppliers(db: Db, ids: readonly string[]): Promise<FoundSupplier[]> {
  return (await suppliers(db).where('id', 'in', ids).execute()).map(present);
}

const users = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('roles', 'roles.name', 'users.role')
    .select(['users.id', 'users.name', 'users.username'])
    .select(sql<string>`coalesce(roles.label, users.role)`.as('role'))
    .orderBy(sql`turoos_fold(users.name)`)
    .orderBy('users.id');

export async function findUsers(db: Db, q: string): Promise<FoundUser[]> {
  const text = sql<string>`turoos_fold(concat_ws(' ', users.name, users.username, users.phone))`;
  return (await users(db).where(containsWords(text, q)).limit(shown).execute()).map(present);
}

export async function readUsers(db: Db, ids: readonly string[]): Promise<FoundUser[]> {
  return (await users(db).where('users.id', 'in', ids).execute()).map(present);
}
