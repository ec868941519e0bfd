import { texts } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../db/transaction';
import { revokeSessions } from '../sessions';
import { useUsers } from '../../../test/users';

const { shop, change } = useUsers();

const activeAdmins = async () => {
  const rows = await shop.db
    .selectFrom('users')
    .select('id')
    .where('role', 'in', ['super_admin', 'admin'])
    .where('isActive', '=', true)
    .execute();
  return rows.length;
};

const waitingForLocks = async () => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
  return rows[0]?.waiting;
};

/** Leaves only the test's own administrators active. */
beforeEach(async () => {
  await shop.db
    .updateTable('users')
    .set({ isActive: false })
    .where('role', 'in', ['super_admin', 'admin'])
    .execute();
});

describe('the last administrator', () => {
  it('cannot be removed, by anyone or in any way', async () => {
    const name = `مدير الموظفين ${crypto.randomUUID()}`;
    await shop.db
      .insertInto('roles')
      .values({ name, label: name, rank: 0, rights: { users: 'delete' } })
      .execute();
    const keeper = await shop.person(name);
    const last = await shop.person('super_admin');
    const path = `/users/${last.id}`;
    const attempts = [
      await keeper.call('PUT', path, { role: 'viewer' }),
      await keeper.call('PUT', path, { isActive: false }),
      await keeper.call('DELETE', path),
      await last.call('PUT', path, { role: 'viewer' }),
      await last.call('PUT', path, { isActive: false }),
      await last.call('DELETE', path),
    ];
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 422, 422, 422]);
    expect(await activeAdmins()).toBe(1);
  });

  it.each([
    ['demoting', { role: 'viewer' }],
    ['switching off', { isActive: false }],
  ])('remains when two %s each other concurrently', async (_, body) => {
    for (let round = 0; round < 3; round++) {
      const [one, two] = [await shop.person('admin'), await shop.person('admin')];
      await shop.db
        .updateTable('users')
        .set({ isActive: false })
        .where('role', 'in', ['super_admin', 'admin'])
        .where('id', 'not in', [one.id, two.id])
        .execute();
      const replies = await Promise.all([change(one, two.id, body), change(two, one.id, body)]);
      const codes = replies.map(({ statusCode }) => statusCode).toSorted();
      expect(codes, replies.map((reply) => reply.body).join()).toEqual([200, 401]);
      const refused = replies.find(({ statusCode }) => statusCode === 401);
      expect(refused?.json().message).toMatch(/^(انتهت صلاحية الجلسة|يرجى تسجيل الدخول)/);
      expect(await activeAdmins()).toBe(1);
    }
  });

  it('remains when many delete each other concurrently', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => shop.person('super_admin')));
    await Promise.all(
      all.flatMap((who) =>
        all.filter((other) => other !== who).map((other) => who.call('DELETE', `/users/${other.id}`)),
      ),
    );
    expect(await activeAdmins()).toBe(1);
  });
});

describe('a user whose session ends while their request waits', () => {
  it('changes nothing more', async () => {
    const [fired, clerk] = [await shop.person('admin'), await shop.person('viewer')];
    const { call } = await transaction(shop.db, async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', fired.id).forUpdate().execute();
      const waiting = change(fired, clerk.id, { role: 'admin' });
      await expect.poll(waitingForLocks).toBe(1);
      await revokeSessions(tx, { userId: fired.id }, 'role changed');
      return { call: waiting };
    });
    const reply = await call;
    expect([reply.statusCode, reply.json().message]).toEqual([401, texts.sessionExpired]);
    const { role } = await shop.db
      .selectFrom('users')
      .select('role')
      .where('id', '=', clerk.id)
      .executeTakeFirstOrThrow();
    expect(role).toBe('viewer');
  });
});
