import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../test/cluster';
import { partsOf, useMailServer, useSmsServer } from '../test/message-servers';
import { startServer } from './server';
import { readConfig } from './system/config';

const mails = useMailServer();
const gateway = useSmsServer();
let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'), { empty: true });
  dataDir = await mkdtemp(join(tmpdir(), 'turoos-messages-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('a server sends a campaign through the configured mail server and SMS gateway', async () => {
  const config = readConfig(
    {
      TUROOS_LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      HOST: '127.0.0.1',
      PORT: '0',
      TUROOS_DATA: dataDir,
      TUROOS_ADMIN_PASSWORD: 'a good password',
      TUROOS_SMTP_URL: mails.url,
      TUROOS_SMTP_FROM: 'shop@shop.ye',
      TUROOS_SMS_URL: gateway.url,
      TUROOS_SMS_BODY: 'phone={to}&msg={text}',
      TUROOS_PUBLIC_URL: 'https://shop.example',
    },
    'none',
  );
  const server = await startServer(config, () => undefined);
  try {
    const login = { username: 'admin', password: 'a good password' };
    const call = async (url: string, payload: object = {}, token = '') =>
      (
        await server.app.inject({
          method: 'POST',
          url: `/api${url}`,
          payload,
          headers: { authorization: `Bearer ${token}` },
        })
      ).json();
    const signedIn = await call('/auth/login', login);
    const token = signedIn.data.accessToken;
    await call('/customers', { name: 'سالم', phone: '777123456', email: 'salem@shop.ye' }, token);
    const campaign = { name: 'العيد', message: 'أهلاً {الاسم}: {الرابط}', link: 'https://shop.ye' };
    const { data } = await call('/marketing', campaign, token);
    expect((await call(`/marketing/${data._id}/send`, {}, token)).data.targeted).toBe(1);
    await expect.poll(() => gateway.asked.length + mails.received.length, { timeout: 30_000 }).toBe(2);
    const told = Object.fromEntries(new URLSearchParams(gateway.asked[0]?.body));
    expect(told).toEqual({
      phone: '777123456',
      msg: expect.stringMatching(/^أهلاً سالم: https:\/\/shop\.example\/api\/marketing\/go\/[\w-]{38}$/),
    });
    expect(partsOf(mails.received[0]?.text).join('')).toMatch(
      /<img src="https:\/\/shop\.example\/api\/marketing\/opened\/[\w-]{38}"/,
    );
  } finally {
    await server.close();
  }
}, 60_000);
