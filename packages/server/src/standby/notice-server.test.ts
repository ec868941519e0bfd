import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { configOf } from '../../test/standbys';
import { askPartners, askRivals } from '../modules/standby/partners';
import { serveNotice } from './notice-server';
import { movedNotice, standbyNotice } from './pages';

const folder = await mkdtemp(join(tmpdir(), 'turoos-notice-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const config = { ...configOf(folder), https: false as const };
const quiet = () => undefined;

it('a take-over that has begun is told to other take-overs, and stops no shop', async () => {
  const notice = standbyNotice(() => undefined, 'الأمل');
  const taking: { claim?: string } = {};
  const server = await serveNotice(config, { ...notice, begun: async () => taking.claim }, quiet);
  const addresses = [`http://127.0.0.1:${server.port}`];
  expect(await askRivals(addresses)).toEqual([]);
  taking.claim = 'claim';
  expect([await askRivals(addresses), await askPartners(addresses)]).toEqual([['claim'], []]);
  await server.close();
});

it('a former shop answers programs with the code and the addresses of the new one', async () => {
  const addresses = ['http://10.0.0.2:5000'];
  const server = await serveNotice(config, movedNotice({ epoch: 2, name: 'الثاني', addresses }), quiet);
  const reply = await fetch(`http://127.0.0.1:${server.port}/api/auth/me`);
  expect([reply.status, await reply.json()]).toMatchObject([503, { code: 'MOVED', details: { addresses } }]);
  await server.close();
});
