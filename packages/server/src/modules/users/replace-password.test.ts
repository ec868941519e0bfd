import { expect, it } from 'vitest';
import { testPassword, useApp } from '../../../test/app';
import { transaction } from '../../db/transaction';
import { replacePassword } from './replace-password';

const shop = useApp();

it('a forgotten password is replaced by a new one, which ends the sessions and is recorded', async () => {
  const { id, username, call } = await shop.person('super_admin');
  const password = await transaction(shop.db, (tx) => replacePassword(tx, id));
  const enter = async (given: string) =>
    (await shop.call('POST', '/auth/login', { username, password: given })).statusCode;
  expect([await enter(testPassword), await enter(password)]).toEqual([401, 200]);
  expect((await call('GET', '/settings')).statusCode).toBe(401);
  const trace = shop.db.selectFrom('auditLog').select(['action', 'userName']).where('entityId', '=', id);
  expect(await trace.execute()).toContainEqual({ action: 'user.password', userName: 'النظام' });
});
