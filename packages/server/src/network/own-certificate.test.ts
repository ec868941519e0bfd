import { X509Certificate } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { givenCertificate } from './given-certificate';
import { daysAfter, endOf } from './identity';
import { openToOthers } from './identity-file';
import { machineName } from './machine-names';
import { ownCertificate } from './own-certificate';

const now = new Date('2026-11-17T09:00:00Z');
const names = { names: ['localhost', 'till', 'turoos.local'], addresses: ['192.168.1.10', 'fd00::10'] };
let dataDir: string;
let said: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'turoos-tls-'));
  said = [];
});
afterEach(() => rm(dataDir, { recursive: true }));

const get = (changes: Partial<Parameters<typeof ownCertificate>[0]> = {}) =>
  ownCertificate({ dataDir, names, now, say: (line) => said.push(line), ...changes });
const file = (name: string) => join(dataDir, 'tls', name);
const serverFile = () => file(`server-${machineName()}.pem`);

it('an authority of ten years signs a certificate for all names, in files that only their owner reads', async () => {
  const made = await get();
  const own = new X509Certificate(made.cert);
  const authority = new X509Certificate(made.authority);
  expect([authority.ca, own.ca]).toEqual([true, false]);
  expect(own.checkIssued(authority) && own.verify(authority.publicKey)).toBe(true);
  expect(authority.verify(authority.publicKey)).toBe(true);
  expect(authority.subject).toContain(`CN=Turoos ${machineName()} 2026-11-17`);
  expect(names.names.map((name) => own.checkHost(name))).toEqual(names.names);
  expect(names.addresses.map((address) => own.checkIP(address))).toEqual(names.addresses);
  expect([own.checkHost('other'), own.checkIP('192.168.1.11')]).toEqual([undefined, undefined]);
  expect(own.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
  expect(Math.round((endOf(made.cert).getTime() - Date.parse(own.validFrom)) / 86_400_000)).toBe(397);
  expect(endOf(made.authority)).toEqual(daysAfter(now, 3650));
  for (const name of await readdir(join(dataDir, 'tls')))
    expect((await stat(file(name))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'tls'))).mode & 0o777).toBe(0o700);
  expect(said).toEqual([]);
});

it('both stay the same while nothing changes, and while an address is missing', async () => {
  const first = await get();
  expect(await get()).toEqual(first);
  expect(await get({ now: daysAfter(now, 300) })).toEqual(first);
  expect(await get({ names: { ...names, addresses: [] } })).toEqual(first);
});

it.each([
  ['another address', { names: { ...names, addresses: ['10.0.0.7'] } }],
  ['another name', { names: { ...names, names: ['turoos-2.local'] } }],
  ['the last thirty days', { now: daysAfter(now, 362) }],
  ['a clock that was set back', { now: daysAfter(now, -60) }],
])('%s brings a new certificate of the same authority', async (_, changes) => {
  const first = await get();
  const next = await get(changes);
  expect(next.authority).toBe(first.authority);
  expect(next.cert).not.toBe(first.cert);
  expect(await get(changes)).toEqual(next);
  expect(said).toEqual([]);
});

/** A server that runs renews its certificate every year. */
async function yearsPass(): Promise<void> {
  for (let days = 360; days < 3500; days += 360) await get({ now: daysAfter(now, days) });
}

it('a clock that is years ahead replaces nothing', async () => {
  const first = await get();
  expect(await get({ now: daysAfter(now, 4000) })).toEqual(first);
  expect(said).toEqual([expect.stringContaining('clock')]);
  expect(await get()).toEqual(first);
});

it('an authority made while the clock ran ahead gives way to the one before it', async () => {
  const first = await get();
  await rename(file('authority.pem'), file('authority.pem.old'));
  for (const name of ['authority.pem.copy', `server-${machineName()}.pem`]) await rm(file(name));
  await rename(file('authority.pem.old'), file('aside'));
  expect((await get({ now: daysAfter(now, 4000) })).authority).not.toBe(first.authority);
  await rename(file('aside'), file('authority.pem.old'));
  expect((await get()).authority).toBe(first.authority);
  expect(said).toEqual([expect.stringContaining('ran ahead')]);
  expect((await get()).authority).toBe(first.authority);
});

it('an authority that was deleted is taken from its copy, and without one that is said', async () => {
  const first = await get();
  await rm(file('authority.pem'));
  expect(await get()).toEqual(first);
  expect(said).toEqual([expect.stringMatching(/is gone.*copy/)]);
  await rm(file('authority.pem'));
  await rm(file('authority.pem.copy'));
  expect((await get()).authority).not.toBe(first.authority);
  expect(said[1]).toContain('every device must trust again');
});

it('takes keys from others who could read them, which is said', async () => {
  const first = await get();
  await chmod(join(dataDir, 'tls'), 0o755);
  await chmod(file('authority.pem'), 0o644);
  expect(await openToOthers(join(dataDir, 'tls'))).toHaveLength(2);
  expect(await get()).toEqual(first);
  expect(await openToOthers(join(dataDir, 'tls'))).toEqual([]);
  expect(said).toEqual([expect.stringContaining('read by others')]);
});

it('an authority that is about to end is replaced, which is said', async () => {
  const first = await get();
  await yearsPass();
  const next = await get({ now: daysAfter(now, 3630) });
  expect(next.authority).not.toBe(first.authority);
  expect(said).toEqual([expect.stringContaining('has ended')]);
});

it('a certificate never outlives its authority', async () => {
  await get();
  await yearsPass();
  const late = await get({ now: daysAfter(now, 3610) });
  expect(endOf(late.cert)).toEqual(endOf(late.authority));
});

it.each(['', '\0\0\0\0', 'half'])(
  'a damaged authority (%j) is set aside and taken from its copy or made anew, which is said',
  async (left) => {
    const first = await get();
    const text = await readFile(file('authority.pem'), 'utf8');
    await writeFile(file('authority.pem'), left === 'half' ? text.slice(0, text.length / 2) : left);
    expect(await get()).toEqual(first);
    expect(said).toEqual([expect.stringMatching(/is damaged.*copy/)]);
    said = [];
    for (const name of ['authority.pem', 'authority.pem.copy'])
      await writeFile(file(name), left === 'half' ? text.slice(0, text.length / 2) : left);
    const next = await get();
    expect(next.authority).not.toBe(first.authority);
    expect(new X509Certificate(next.cert).verify(new X509Certificate(next.authority).publicKey)).toBe(true);
    expect(said).toEqual([expect.stringContaining('is damaged')]);
    expect(await readdir(join(dataDir, 'tls'))).toContain('authority.pem.old');
  },
);

it('a damaged certificate is made anew without a word', async () => {
  const first = await get();
  await writeFile(serverFile(), 'half');
  expect((await get()).authority).toBe(first.authority);
  expect(said).toEqual([]);
});

it('files of someone else are left alone', async () => {
  const { cert, key } = await get();
  await writeFile(file('authority.pem'), cert + key);
  await expect(get()).rejects.toThrow('was not written by Turoos');
  expect(await readFile(file('authority.pem'), 'utf8')).toBe(cert + key);
});

it('servers that begin at once share one authority', async () => {
  const made = await Promise.all([get(), get(), get()]);
  expect(new Set(made.map(({ authority }) => authority)).size).toBe(1);
  for (const { cert, authority } of made)
    expect(new X509Certificate(cert).verify(new X509Certificate(authority).publicKey)).toBe(true);
});

it('a certificate of the operator may begin with the mark of Windows', async () => {
  const made = await get();
  const files = { cert: join(dataDir, 'cert.pem'), key: join(dataDir, 'key.pem') };
  await writeFile(files.cert, `\uFEFF${made.cert}`);
  await writeFile(files.key, `\uFEFF${made.key}`);
  expect(await givenCertificate(files)).toEqual({ cert: made.cert, key: made.key });
  await writeFile(files.key, `\uFEFF${made.key}`, 'utf16le');
  await expect(givenCertificate(files)).rejects.toThrow('UTF-16');
});
