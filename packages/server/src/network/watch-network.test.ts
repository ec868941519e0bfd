import { X509Certificate } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../system/config';
import { daysAfter, type Identity } from './identity';
import { makeAuthority, makeCertificate } from './make-certificates';
import type { NetworkState } from './network';
import { watchNetwork, type WatchedNetwork } from './watch-network';

let dataDir: string;
let network: WatchedNetwork | undefined;
let said: string[];
/** The surroundings of the machine, which tests change. */
let addresses: string[];
let now: Date;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'turoos-network-'));
  said = [];
  addresses = ['192.168.1.10'];
  now = new Date('2026-11-17T09:00:00Z');
});
afterEach(async () => {
  await network?.close();
  await rm(dataDir, { recursive: true });
});

async function watch(settings: Record<string, string> = {}): Promise<WatchedNetwork> {
  const config = readConfig({ TUROOS_DATA: dataDir, TUROOS_MDNS: 'off', ...settings }, 'none');
  network = await watchNetwork(config, (line) => said.push(line), {
    addresses: () => addresses,
    now: () => now,
  });
  return network;
}
const covers = ({ identity }: NetworkState, address: string) =>
  identity && new X509Certificate(identity.cert).checkIP(address) !== undefined;

it('the certificate follows a changed address and its own end, and followers hear of it once', async () => {
  const { state, look, follow } = await watch();
  const heard: NetworkState[] = [];
  follow((next) => heard.push(next));
  expect(covers(state(), '192.168.1.10')).toBe(true);
  await look();
  expect(heard).toEqual([]);
  addresses = ['10.0.0.7'];
  await look();
  expect(heard).toEqual([state()]);
  expect([covers(state(), '10.0.0.7'), state().addresses]).toEqual([true, ['10.0.0.7']]);
  now = daysAfter(now, 380);
  await look();
  expect(heard).toHaveLength(2);
  expect(said).toEqual([]);
});

it('no certificate is made by a clock before 2026, which is said once, and one as soon as it is right', async () => {
  const today = now;
  now = new Date('1970-01-01T00:02:00Z');
  const { state, look } = await watch();
  await look();
  expect(state()).toMatchObject({ addresses, identity: undefined, authority: undefined });
  expect(said).toEqual([expect.stringContaining('clock of this machine is wrong (1970-01-01)')]);
  expect(await readdir(dataDir)).toEqual([]);
  now = today;
  await look();
  expect(covers(state(), '192.168.1.10')).toBe(true);
});

it('without https there is no certificate and no file', async () => {
  const { state } = await watch({ TUROOS_HTTPS: 'off' });
  expect(state()).toMatchObject({ addresses, identity: undefined });
  expect(await readdir(dataDir)).toEqual([]);
});

it('a file of someone else in the place of ours is said, and http goes on', async () => {
  await watch();
  const { cert, key } = network?.state().identity ?? { cert: '', key: '' };
  await network?.close();
  await writeFile(join(dataDir, 'tls', 'authority.pem'), cert + key);
  expect((await watch()).state().identity).toBeUndefined();
  expect(said).toEqual([expect.stringContaining('was not written by Turoos')]);
});

async function writeOwn(name: string, identity: Identity): Promise<Record<string, string>> {
  const files = {
    TUROOS_TLS_CERT: join(dataDir, `${name}.crt`),
    TUROOS_TLS_KEY: join(dataDir, `${name}.key`),
  };
  await writeFile(files.TUROOS_TLS_CERT, identity.cert);
  await writeFile(files.TUROOS_TLS_KEY, identity.key);
  return files;
}

it("the operator's own certificate is used, exchanged when its files change, and kept when they are wrong", async () => {
  const authority = await makeAuthority('elsewhere', now);
  const certified = (day: Date) => makeCertificate(authority, { names: ['shop.ye'], addresses: [] }, day);
  const [first, second] = [await certified(now), await certified(now)];
  const files = await writeOwn('own', first);
  const { state, look } = await watch(files);
  expect(state()).toMatchObject({ identity: first, authority: undefined });
  await writeOwn('own', { ...second, key: first.key });
  await look();
  expect(state().identity).toEqual(first);
  expect(said).toEqual([expect.stringContaining('the key does not belong to the certificate')]);
  await writeOwn('own', second);
  await look();
  expect(state().identity).toEqual(second);
  now = daysAfter(now, 400);
  await look();
  expect(said.at(-1)).toContain('TUROOS_TLS_CERT ended on');
  expect(await readdir(dataDir)).not.toContain('tls');
});

it('a start with an own certificate that cannot be used is refused', async () => {
  const one = await makeAuthority('one', now);
  const files = await writeOwn('one', { ...one, key: 'no key' });
  await expect(watch(files)).rejects.toThrow('cannot be used');
  await expect(watch({ ...files, TUROOS_TLS_KEY: join(dataDir, 'missing') })).rejects.toThrow(
    /^TUROOS_TLS_KEY: .*missing cannot be read/,
  );
});
