import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addressesToCome } from './addresses';
import { ownCertificate } from './own-certificate';

const settings = { host: '192.0.2.7', port: 5000 };

it('names the secure address of a shop to come before the plain one, if it has one', async () => {
  expect(await addressesToCome({ ...settings, https: { port: 5443, given: undefined } })).toEqual([
    'https://192.0.2.7:5443',
    'http://192.0.2.7:5000',
  ]);
  expect(await addressesToCome({ ...settings, https: false })).toEqual(['http://192.0.2.7:5000']);
});

it('names no secure address that a given certificate does not cover', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'turoos-addresses-'));
  try {
    const names = { names: ['shop.example'], addresses: ['192.0.2.8'] };
    const { cert, key } = await ownCertificate({ dataDir, names, now: new Date(), say: () => undefined });
    const given = { cert: join(dataDir, 'cert.pem'), key: join(dataDir, 'key.pem') };
    await writeFile(given.cert, cert);
    await writeFile(given.key, key);
    const named = (host: string) => addressesToCome({ host, port: 5000, https: { port: 5443, given } });
    expect(await named('192.0.2.7')).toEqual(['http://192.0.2.7:5000']);
    expect(await named('192.0.2.8')).toEqual(['https://192.0.2.8:5443', 'http://192.0.2.8:5000']);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
