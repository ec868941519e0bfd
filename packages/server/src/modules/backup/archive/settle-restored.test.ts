import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../../../../test/database';
import { transaction } from '../../../db/transaction';
import { syncSystemRoles } from '../../roles';
import { sharedSecret } from '../../secrets';
import { settleRestored } from './settle-restored';

const database = useDatabase();
const settle = (at: Date | undefined) =>
  transaction(database.db, (tx) => settleRestored(tx, tmpdir(), { at, until: new Date() }));
const secrets = async () => [
  await sharedSecret(database.db, 'claims'),
  await sharedSecret(database.db, 'tokens'),
];

it('lets nobody in again who may have been withdrawn since, and knows what was answered to requests', async () => {
  const { db } = database;
  await transaction(db, syncSystemRoles);
  const random = randomBytes(32);
  await sql`
    with someone as (insert into users (username, name, role, password_hash) values ('a', 'a', 'admin', '') returning id),
      answered as (insert into idempotency_keys (user_id, endpoint, key, request_hash)
        select id, 'POST /sales', 'key', ${random} from someone)
    insert into api_keys (name, prefix, hash, rights, per_minute, user_id, expires_at)
    select 'accounts', 'tk', ${random}, '{}', 60, id, now() + interval '1 year' from someone`.execute(db);
  await sql`insert into standbys (id, name, secret_hash, addresses)
    values (gen_random_uuid(), 'second', ${random}, '{}')`.execute(db);
  await sql`insert into standby_invitation (code_hash, expires_at) values (${random}, now())`.execute(db);
  const fail = sql`insert into login_failures (subject, failures, last_failed_at) values ('user:a', 9, now())`;
  const left = async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from api_keys) as keys, (select count(*)::int from standbys) as standbys,
        (select count(*)::int from standby_invitation) as invitations,
        (select count(*)::int from login_failures) as failures,
        (select count(*)::int from idempotency_keys) as answered`.execute(db);
    return rows[0];
  };

  await fail.execute(db);
  const before = await secrets();
  expect(await settle(undefined)).toEqual({ withdrawn: 0, letIn: 2 });
  expect(await left()).toEqual({ keys: 1, standbys: 1, invitations: 1, failures: 0, answered: 1 });
  expect(await secrets()).toEqual(before);

  await sql`update api_keys set withdrawn_at = now()`.execute(db);
  expect(await settle(undefined)).toEqual({ withdrawn: 0, letIn: 1 });

  await fail.execute(db);
  expect(await settle(new Date())).toEqual({ withdrawn: 3, letIn: 0 });
  expect(await left()).toEqual({ keys: 0, standbys: 0, invitations: 0, failures: 0, answered: 1 });
  const [claims, tokens] = await secrets();
  expect(claims).not.toEqual(before[0]);
  expect(tokens).not.toEqual(before[1]);
});
