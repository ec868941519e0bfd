import { rm, utimes, writeFile, mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { must, type ArchivePlace, type CheckName } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/cluster';
import { useDatabase } from '../../../test/database';
import { readConfig, type Config } from '../../system/config';
import { examineMachine } from './examine-machine';
import { examineCertificate, examineShop } from './examine-shop';
import type { Finding } from './finding';
import { judgeClock, judgeDisk, judgeMemory, judgePort } from './judge-machine.rules';
import {
  judgeArchive,
  judgeBackups,
  judgeCertificate,
  judgeCopies,
  judgeKeys,
  judgeTrial,
} from './judge-shop.rules';

const now = new Date('2026-11-17T09:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const about = (findings: Finding[], name: CheckName) => findings.find((one) => one.about === name);
const giga = 1024 ** 3;

describe('the machine', () => {
  it.each([
    [judgeMemory(4 * 1024 ** 3), 'good'],
    [judgeMemory(1024 ** 3), 'doubtful'],
    [judgeDisk({ free: 50 * giga, total: 100 * giga }), 'good'],
    [judgeDisk({ free: 3 * giga, total: 20 * giga }), 'doubtful'],
    [judgeDisk({ free: 1.9 * giga, total: 3 * giga }), 'bad'],
    [judgeDisk({ free: 40 * giga, total: 1000 * giga }), 'bad'],
    [judgeClock(now, { earliest: ago(300), newest: ago(1), database: now }), 'good'],
    [judgeClock(now, { earliest: ago(-1) }), 'bad'],
    [judgeClock(now, { earliest: ago(300), newest: ago(-1) }), 'bad'],
    [judgeClock(now, { earliest: ago(900), newest: ago(1), database: ago(2) }), 'bad'],
    [judgeClock(now, { earliest: ago(900), newest: ago(400) }), 'doubtful'],
    [judgePort('port', 5702, 'otherShop'), 'bad'],
    [judgePort('port', 5702, 'turoos'), 'good'],
  ])('%o is %s', ({ state, remedy }, wanted) => {
    expect(state).toBe(wanted);
    expect(remedy === '').toBe(wanted === 'good');
  });

  let dataDir: string;
  beforeEach(async () => void (dataDir = await temporaryFolder()));
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  const configOf = (settings: Partial<Config>): Config => ({
    ...readConfig({ HOST: '127.0.0.1' }, 'none'),
    dataDir,
    ...settings,
  });

  it('a port that another program uses is bad, whatever that program answers', async () => {
    const other = createServer((socket) => socket.on('error', () => undefined).end('hello\n')).listen(
      0,
      '127.0.0.1',
    );
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const findings = await examineMachine(configOf({ port }));
    other.close();
    expect(about(findings, 'port')).toMatchObject({ state: 'bad' });
    expect(about(findings, 'folder')).toMatchObject({ state: 'good' });
    expect(about(await examineMachine(configOf({ port })), 'port')).toMatchObject({ state: 'good' });
  });

  it('a data folder that does not exist yet is no trouble', async () => {
    const findings = await examineMachine(configOf({ dataDir: join(dataDir, 'not', 'yet'), port: 1 }));
    expect(findings.filter(({ state }) => state === 'bad')).toEqual([]);
  });

  it('without a database the files tell how old the newest backup is', async () => {
    await mkdir(join(dataDir, 'backups'));
    const file = join(dataDir, 'backups', 'turoos-2026-11-10.backup');
    await writeFile(file, '');
    await utimes(file, ago(7), ago(7));
    const found = about(await examineShop(configOf({}), now), 'backups');
    expect(found).toMatchObject({ state: 'bad', says: 'مضى على أحدثها 7 أيام' });
  });

  it('a database that is missing where there was one is bad, with what a start says', async () => {
    const database = async () => about(await examineShop(configOf({}), now), 'database');
    expect(await database()).toMatchObject({ state: 'good' });
    await mkdir(join(dataDir, 'postgres.before-20261118200000'));
    expect(await database()).toMatchObject({
      state: 'bad',
      says: expect.stringContaining('postgres.before-20261118200000'),
      remedy: expect.stringContaining('npm run restore -- --at latest'),
    });
    await rm(join(dataDir, 'postgres.before-20261118200000'), { recursive: true });
    const state = join(dataDir, 'archive.json');
    await writeFile(state, JSON.stringify({ isOn: true, places: [{ path: '/media/usb' }] }));
    expect(await database()).toMatchObject({ state: 'bad', remedy: expect.stringContaining(state) });
  });

  it('a server that has not started has no certificate yet', async () => {
    const findings = await examineCertificate(configOf({ https: { port: 5443, given: undefined } }), now);
    expect(findings).toMatchObject([{ about: 'certificate', state: 'good' }]);
  });
});

const daily = { autoBackup: true, backupFrequency: 'daily' } as const;

const archived = (facts: Partial<ArchivePlace>): ArchivePlace => ({
  _id: 'a',
  path: '/media/usb',
  reachedAt: now,
  from: ago(10),
  copiedAt: ago(2),
  isCopying: false,
  bytes: 1,
  problem: '',
  ...facts,
});

describe('the shop', () => {
  it.each([
    [judgeBackups({ schedule: daily, newest: ago(0.5) }, now), 'good'],
    [judgeBackups({ schedule: daily, newest: ago(1.9) }, now), 'good'],
    [judgeBackups({ schedule: daily, newest: ago(2) }, now), 'bad'],
    [judgeBackups({ schedule: { ...daily, backupFrequency: 'weekly' }, newest: ago(6) }, now), 'good'],
    [judgeBackups({ schedule: { ...daily, autoBackup: false }, newest: ago(1) }, now), 'doubtful'],
    [judgeBackups({ schedule: daily, newest: undefined, opened: ago(1) }, now), 'doubtful'],
    [judgeBackups({ schedule: daily, newest: undefined, opened: ago(3) }, now), 'bad'],
    [judgeBackups({ schedule: undefined, newest: undefined }, now), 'bad'],
    [judgeTrial(undefined, now), 'good'],
    [judgeTrial({ at: ago(3), error: '' }, now), 'good'],
    [judgeTrial({ at: ago(3), error: 'damaged' }, now), 'bad'],
    [judgeCopies(0, undefined, now), 'doubtful'],
    [judgeCopies(2, undefined, now), 'bad'],
    [judgeCopies(1, ago(3.5), now), 'bad'],
    [judgeCopies(1, ago(3.5), now, true), 'doubtful'],
    [judgeCopies(2, undefined, now, true), 'doubtful'],
    [judgeCopies(1, ago(1), now), 'good'],
    [judgeArchive({ state: 'external', places: [] }, now), 'good'],
    [judgeArchive({ state: 'off', places: [] }, now), 'doubtful'],
    [judgeArchive({ state: 'noPlace', places: [] }, now), 'doubtful'],
    [judgeArchive({ state: 'on', places: [archived({ reachedAt: null })] }, now), 'doubtful'],
    [judgeArchive({ state: 'on', places: [archived({ from: null })] }, now), 'doubtful'],
    [judgeArchive({ state: 'on', places: [archived({ reachedAt: ago(1), problem: 'x' })] }, now), 'bad'],
    [judgeArchive({ state: 'on', places: [archived({ reachedAt: ago(1) }), archived({})] }, now), 'good'],
    [judgeArchive({ state: 'on', places: [archived({ problem: 'full' })] }, now), 'doubtful'],
    [judgeArchive({ state: 'on', places: [archived({ problem: 'full' }), archived({})] }, now), 'good'],
    [judgeCertificate({ end: ago(-100), missing: [], isGiven: false }, now), 'good'],
    [judgeCertificate({ end: ago(-100), missing: ['192.168.1.7'], isGiven: true }, now), 'doubtful'],
    [judgeCertificate({ end: ago(-5), missing: [], isGiven: false }, now), 'doubtful'],
    [judgeCertificate({ end: ago(1), missing: [], isGiven: false }, now), 'bad'],
    [must(judgeKeys(['/tls/authority.pem'])[0]), 'bad'],
  ])('%o is %s', ({ state }, wanted) => expect(state).toBe(wanted));

  const database = useDatabase();
  it('is examined through its database, which is not changed', async () => {
    const config = { ...readConfig({}, 'none'), databaseUrl: database.url };
    await sql`insert into audit_log (user_name, action, entity, at) values ('a', 'b', 'c', ${ago(-2)})`.execute(
      database.db,
    );
    const findings = await examineShop(config, now);
    expect(findings.map((one) => [one.about, one.state])).toEqual([
      ['clock', 'bad'],
      ['database', 'good'],
      ['backups', 'bad'],
      ['backupTrial', 'good'],
      ['copies', 'doubtful'],
      ['archive', 'good'],
    ]);
  });
});
