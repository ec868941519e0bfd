import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { epochHeader, must, standbyTexts } from '@turoos/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testPassword, useApp, type Person } from '../../../test/app';
import { knownSecret } from '../secrets';
import { signAccessToken } from '../sessions';
import { signClaim } from './epoch.rules';

const dataDir = await mkdtemp(join(tmpdir(), 'turoos-pairing-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const shop = useApp({ dataDir }, (_, { network }) => void (network.ports.https = 5443));
let owner: Person;
beforeEach(async () => {
  owner = await shop.person('super_admin');
  await shop.db.deleteFrom('standbys').execute();
  await shop.db.deleteFrom('standbyInvitation').execute();
});

const ask = (password = testPassword) => owner.call('POST', '/standbys', { password });
const invite = async () => (await ask()).json().data as { code: string };
const pair = (code: string) => shop.call('POST', '/standbys/pair', { code, name: 'الثاني', addresses: [] });
const contactOf = (id: string, secret: string) => ({
  id,
  secret,
  name: 'الثاني',
  addresses: ['http://10.0.0.2:5000'],
  version: '1',
  inStepAt: null,
  isCopying: true,
  problem: '',
});
const contact = (id: string, secret: string) => shop.call('POST', '/standbys/contact', contactOf(id, secret));

/** The key of access tokens is another one after a withdrawal. */
async function signedInAnew(): Promise<Person> {
  const old = owner.token;
  const me = () => shop.call('GET', '/auth/me', undefined, { authorization: `Bearer ${old}` });
  await expect.poll(async () => (await me()).statusCode).toBe(401);
  return shop.person('super_admin');
}

describe('pairing', () => {
  it('takes a code once, and audits who made it and what it was used for', async () => {
    const { code } = await invite();
    const paired = await pair(code);
    expect(paired.statusCode).toBe(201);
    expect((await pair(code)).json().message).toBe(standbyTexts.wrongCode);
    const { id, secret } = paired.json().data;
    expect((await contact(id, secret)).json().data).toMatchObject({ isLogKept: false, mode: 'async' });
    const { standbys } = (await owner.call('GET', '/standbys')).json().data;
    expect(standbys).toMatchObject([{ _id: id, name: 'الثاني', state: 'copying' }]);
    const rows = await shop.db
      .selectFrom('auditLog')
      .select(['action', 'after'])
      .where('action', 'like', 'backup.standby%')
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['backup.standby_invite', 'backup.standby_pair']);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const stored = await shop.db.selectFrom('standbys').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ addresses: ['http://10.0.0.2:5000'] });
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('begins with the password of whoever makes the code', async () => {
    expect((await owner.call('POST', '/standbys', {})).statusCode).toBe(400);
    expect((await ask('another one')).statusCode).toBe(422);
    expect(await shop.db.selectFrom('standbyInvitation').selectAll().execute()).toEqual([]);
  });

  it('refuses wrong, ended and replaced codes', async () => {
    const replaced = await invite();
    const { code } = await invite();
    for (const wrong of [
      replaced.code,
      `${code.slice(0, 3)}${code[3] === 'A' ? 'B' : 'A'}${code.slice(4)}`,
      '',
    ])
      expect((await pair(wrong)).statusCode).toBe(422);
    await shop.db
      .updateTable('standbyInvitation')
      .set({ expiresAt: new Date(0) })
      .execute();
    expect((await pair(code)).statusCode).toBe(422);
    expect((await pair('ABCD-EFGH-JKLM-NPQR-STUV')).json().message).toBe(standbyTexts.formerCode);
  });

  it('ends with a withdrawal, and nobody else gets in', async () => {
    const { id, secret } = (await pair((await invite()).code)).json().data;
    expect((await contact(id, 'guessed')).statusCode).toBe(401);
    expect((await contact(randomUUID(), secret)).statusCode).toBe(401);
    expect((await owner.call('DELETE', `/standbys/${id}`)).statusCode).toBe(200);
    expect((await contact(id, secret)).json()).toMatchObject({ message: standbyTexts.notPaired });
    owner = await signedInAnew();
    expect((await owner.call('DELETE', `/standbys/${id}`)).statusCode).toBe(404);
  });

  it('ends with what a withdrawn computer says of itself: its copy has the secret of before', async () => {
    const { id } = (await pair((await invite()).code)).json().data;
    const taken = { epoch: 2, id: randomUUID(), takenAt: new Date(), name: 'الثاني', addresses: [] };
    const claim = signClaim(taken, must(await knownSecret(shop.db, 'claims')));
    await owner.call('DELETE', `/standbys/${id}`);
    expect((await shop.call('POST', '/standbys/moved', { claim })).statusCode).toBe(422);
    owner = await signedInAnew();
    expect((await owner.call('GET', '/standbys', undefined, { [epochHeader]: claim })).statusCode).toBe(200);
  });

  it('ends with the access tokens that a withdrawn computer can sign, and nobody has to sign in again', async () => {
    const { id } = (await pair((await invite()).code)).json().data;
    const claims = { userId: owner.id, sessionId: owner.refreshToken.split('.')[0] ?? '' };
    const forged = await signAccessToken(must(await knownSecret(shop.db, 'tokens')), claims);
    const me = (token: string) =>
      shop.call('GET', '/auth/me', undefined, { authorization: `Bearer ${token}` });
    expect((await me(forged)).statusCode).toBe(200);
    await owner.call('DELETE', `/standbys/${id}`);
    await expect.poll(async () => (await me(forged)).json().code).toBe('TOKEN_EXPIRED');
    const renewed = await shop.call('POST', '/auth/refresh', { refreshToken: owner.refreshToken });
    expect((await me(renewed.json().data.accessToken)).statusCode).toBe(200);
  });

  it('stops at two computers', async () => {
    for (let count = 0; count < 2; count++) expect((await pair((await invite()).code)).statusCode).toBe(201);
    expect((await ask()).statusCode).toBe(409);
  });

  it('a shop that nobody took over has no claim, and believes none that it did not sign', async () => {
    expect((await shop.call('GET', '/standbys/epoch')).json().data).toEqual({ claim: null });
    expect((await shop.call('POST', '/standbys/moved', { claim: 'a.b' })).statusCode).toBe(422);
    expect((await owner.call('GET', '/standbys')).statusCode).toBe(200);
  });
});
