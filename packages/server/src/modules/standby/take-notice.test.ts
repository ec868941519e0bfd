import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { must, standbyTexts } from '@turoos/contract';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { knownSecret } from '../secrets';
import { signClaim } from './epoch.rules';

const dataDir = await mkdtemp(join(tmpdir(), 'turoos-notice-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const shop = useApp({ dataDir });

const addCustomer =
  "insert into customers (name, customer_code) values ('عميل متأخر', gen_random_uuid()::text)";

it('nothing is saved any more once another computer was told how far the log goes', async () => {
  const owner = await shop.person('super_admin');
  const open = async () => {
    const client = new Client({ connectionString: shop.url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const [reading, writing, late] = [await open(), await open(), await open()];
  await reading.query('begin; select from customers');
  await writing.query(`begin; ${addCustomer}`);
  const body = new PassThrough();
  body.write('{"name":');
  const slow = shop.inject({
    method: 'POST',
    url: '/api/customers',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    payload: body,
  });

  const taken = { epoch: 2, id: randomUUID(), takenAt: new Date(), name: 'الثاني', addresses: [] };
  const claim = signClaim(taken, must(await knownSecret(shop.db, 'claims')));
  const told = await Promise.all([1, 2].map(() => shop.call('POST', '/standbys/moved', { claim })));
  expect(told.map(({ statusCode }) => statusCode)).toContain(200);

  await expect(writing.query('commit')).rejects.toThrow();
  await expect(reading.query(addCustomer)).rejects.toThrow();
  await expect(late.query(`set statement_timeout = 500; ${addCustomer}`)).rejects.toThrow(
    'statement timeout',
  );
  body.end('"عميل متأخر"}');
  expect((await slow).json()).toMatchObject({ code: 'MOVED', message: standbyTexts.moved('الثاني') });
  expect(await shop.db.selectFrom('customers').select('id').execute()).toEqual([]);
  await Promise.all([reading, writing, late].map((client) => client.end().catch(() => undefined)));
});
