import { roleNames } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { hashPassword } from '../modules/passwords';

/** Generates users of all roles with one shared password hash: hashing each password would take hours. */
export async function generateUsers(db: Db, count: number): Promise<void> {
  const passwordHash = await hashPassword(crypto.randomUUID());
  await sql`
    with last as (
      select coalesce(max(substring(username from '^generated-(\\d+)$')::int), 0) as number from users
    )
    insert into users (username, name, role, password_hash)
    select 'generated-' || (number + n), 'مستخدم ' || (number + n), (${[...roleNames]}::text[])[1 + n % ${roleNames.length}], ${passwordHash}
    from last, generate_series(1, ${count}::int) as n`.execute(db);
}
