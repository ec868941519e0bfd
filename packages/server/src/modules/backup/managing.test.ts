import { stat, writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { backupTexts, denial, roleNames, type Backup } from '@turoos/contract';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { useBackups } from '../../../test/backups';
import { connect } from '../../db/connect';
import { transaction } from '../../db/transaction';
import { writeSettings } from '../../kernel/settings';
import { checkNewestBackup } from './check-newest-backup';
import { markRestoring, takeTurn } from './exclusive';
import { startBackup } from './make-backup';
import { pruneBackups } from './prune-backups';
import { restoreBackup } from './restore-backup';
import { runDueBackup } from './run-due-backup';

// a restore rebuilds every index of the shop, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const backups = useBackups();
const { shop } = backups;

const setSettings = async (values: object) => {
  const { id } = backups.owner;
  const actor = {
    id,
    name: 'x',
    role: 'admin',
    permissions: [],
    sessionId: '',
    ip: '',
    traceId: '',
    expiresIn: 0,
  };
  await transaction(shop.db, (tx) => writeSettings(tx, actor, 'backup', values));
};

const lastCheck = async () => (await backups.owner.call('GET', '/backup')).json().summary.lastCheck;
const scheduled = async () => (await backups.list()).filter(({ kind }) => kind === 'scheduled');

describe('rights to backups', () => {
  it('follow the matrix for reading, making, and downloading or restoring', async () => {
    const backup = await backups.make();
    for (const role of roleNames) {
      const who = await shop.person(role);
      const level = { super_admin: 3, admin: 2, manager: 1 }[role as string] ?? 0;
      const calls = [
        [1, 'GET', '/backup', undefined, 'backup:read'],
        [3, 'GET', `/backup/${backup._id}/download`, undefined, 'backup:whole'],
        [2, 'POST', '/backup', { passphrase: 'short' }, 'backup:create'],
        [3, 'DELETE', `/backup/${crypto.randomUUID()}`, undefined, 'backup:delete'],
        [3, 'POST', '/backup/restore', {}, 'backup:whole'],
        [3, 'POST', '/backup/upload', undefined, 'backup:whole'],
      ] as const;
      for (const [needed, method, path, body, right] of calls) {
        const reply = await who.call(method, path, body);
        expect(reply.statusCode === 403, `${method} ${path} as ${role}`).toBe(level < needed);
        if (level < needed) expect(reply.json().message).toBe(denial(right));
      }
    }
  });
});

describe('a backup', () => {
  it('is downloaded unchanged, and the download is recorded', async () => {
    const backup = await backups.make();
    const reply = await backups.owner.call('GET', `/backup/${backup._id}/download`);
    expect(reply.rawPayload).toEqual(await backups.bytesOf(backup));
    expect(reply.headers['content-disposition']).toContain(backup.fileName);
    expect(Number(reply.headers['content-length'])).toBe(backup.size);
    const actions = await shop.db
      .selectFrom('auditLog')
      .select('action')
      .where('entityId', '=', backup._id)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['backup.create', 'backup.download']);
  });

  it('is readable by its owner alone', async () => {
    const backup = await backups.make();
    expect((await stat(backups.pathOf(backup))).mode & 0o777).toBe(0o600);
  });

  it('contains no sessions, idempotency keys and secrets', async () => {
    const { bytesOf, make } = backups;
    const content = await bytesOf(await make());
    const body = gunzipSync(content.subarray(content.indexOf('}\n') + 2, -77)).toString();
    expect(body).toContain('"name":"users"');
    for (const table of [
      'sessions',
      'secrets',
      'login_failures',
      'idempotency_keys',
      'backups',
      'turoos_migration',
    ])
      expect(body).not.toContain(`"name":"${table}"`);
  });

  it('is deleted with its file', async () => {
    const backup = await backups.make();
    expect((await backups.owner.call('DELETE', `/backup/${backup._id}`)).statusCode).toBe(200);
    await expect(stat(backups.pathOf(backup))).rejects.toThrow('ENOENT');
    const again = await backups.owner.call('DELETE', `/backup/${backup._id}`);
    expect([again.statusCode, again.json().message]).toEqual([404, backupTexts.notFound]);
  });

  it('is made one at a time', async () => {
    const turn = await takeTurn(shop.url);
    for (const [method, path, body] of [
      ['POST', '/backup', {}],
      ['POST', '/backup/restore', { id: (await backups.list())[0]?._id }],
    ] as const) {
      const reply = await backups.owner.call(method, path, body);
      expect([reply.statusCode, reply.json().message]).toEqual([409, backupTexts.busy]);
    }
    await turn.close();
    await backups.make();
  });

  it('that a crashed server left unfinished is reported as failed', async () => {
    const id = crypto.randomUUID();
    await shop.db
      .insertInto('backups')
      .values({
        id,
        fileName: 'x.backup',
        kind: 'manual',
        status: 'running',
        isEncrypted: false,
        createdBy: 'x',
      })
      .execute();
    const cut = (await backups.list()).find(({ _id }) => _id === id);
    expect(cut).toMatchObject({ status: 'failed', error: backupTexts.interrupted });
    expect((await backups.restore(id)).statusCode).toBe(409);
    await backups.make();
    expect((await backups.owner.call('DELETE', `/backup/${id}`)).statusCode).toBe(200);
  });
});

describe('while a restore replaces the shop', () => {
  it('every server refuses requests, and no longer than the restore lasts', async () => {
    const turn = await takeTurn(shop.url);
    await markRestoring(turn);
    shop.live.announce(['backup']);
    const clerk = await shop.person('sales_staff');
    await expect.poll(async () => (await clerk.call('GET', '/auth/me')).statusCode).toBe(503);
    expect((await clerk.call('GET', '/sales')).json().message).toBe(backupTexts.restoring);
    expect((await shop.call('GET', '/health')).statusCode).toBe(200);
    await turn.close();
    await expect.poll(async () => (await clerk.call('GET', '/auth/me')).statusCode).toBe(200);
  });

  it('running transactions are waited for, but not for ever', async () => {
    const backup = await backups.make();
    const other = connect(shop.url, { max: 1 });
    const before = await backups.fingerprints();
    await other.transaction().execute(async (tx) => {
      await sql`lock table sales in row exclusive mode`.execute(tx);
      const restoring = restoreBackup(backups.context(), 'system', {
        path: backups.pathOf(backup),
        lockTimeout: 300,
      });
      await expect(restoring).rejects.toMatchObject({ code: 'CONFLICT', message: backupTexts.inUse });
    });
    await other.destroy();
    expect(await backups.fingerprints()).toEqual(before);
  });
});

describe('automatic backups', () => {
  const at = (text: string) => new Date(`${text}+03:00`);

  it('are not made unless switched on', async () => {
    await setSettings({ autoBackup: false });
    await runDueBackup(backups.context());
    expect(await scheduled()).toEqual([]);
    expect((await backups.owner.call('GET', '/backup')).json().summary.nextAt).toBeNull();
  });

  it('are made once when due, on whichever server, and the first of a month is tested', async () => {
    await setSettings({ autoBackup: true, backupFrequency: 'daily', backupHour: 2 });
    await Promise.all([runDueBackup(backups.context()), runDueBackup(backups.context())]);
    await runDueBackup(backups.context());
    const [one, ...others] = await scheduled();
    expect(one).toMatchObject({ status: 'ready', createdBy: 'النظام' });
    expect(others).toEqual([]);
    expect(await lastCheck()).toMatchObject({ fileName: one?.fileName, method: 'restored', error: '' });
    expect(backups.warned).toEqual([]);
  });

  it('are deleted with their files when expired; backups made by people stay', async () => {
    await setSettings({ retentionDays: 10, keepAtLeast: 2 });
    const manual = await backups.make();
    const made: Backup[] = [];
    for (const day of [1, 2, 3, 4]) {
      const { id, finished } = await startBackup(backups.context(), 'system', { kind: 'scheduled' });
      expect(await finished).toBe(true);
      await shop.db
        .updateTable('backups')
        .set({ createdAt: at(`2026-01-0${day}T02:00`) })
        .where('id', '=', id)
        .execute();
      made.push(...(await scheduled()).filter(({ _id }) => _id === id));
    }
    await shop.db
      .updateTable('backups')
      .set({ createdAt: at('2026-01-01T02:00') })
      .where('id', '=', manual._id)
      .execute();
    await pruneBackups(backups.context(), at('2026-11-15T12:00'));
    const left = (await backups.list()).map(({ _id }) => _id);
    // today's backup and the newest of the old ones remain
    expect(made.map(({ _id }) => left.includes(_id))).toEqual([false, false, false, true]);
    expect(left).toContain(manual._id);
    await expect(stat(backups.pathOf(made[0] as Backup))).rejects.toThrow('ENOENT');
    const traces = await shop.db
      .selectFrom('auditLog')
      .select('userName')
      .where('action', '=', 'backup.delete')
      .where('entityId', '=', made[0]?._id ?? '')
      .execute();
    expect(traces).toEqual([{ userName: 'النظام' }]);
  });
});

describe('testing a backup', () => {
  it('can be requested and leaves no database behind', async () => {
    await backups.make();
    expect((await backups.owner.call('POST', '/backup/check')).statusCode).toBe(200);
    await checkNewestBackup(backups.context());
    expect(await lastCheck()).toMatchObject({ method: 'restored', error: '' });
    const { rows } = await sql`select datname from pg_database where datname like 'turoos_check_%'`.execute(
      shop.db,
    );
    expect(rows).toEqual([]);
  });

  it('detects a damaged backup', async () => {
    const backup = await backups.make();
    const bytes = await backups.bytesOf(backup);
    await writeFile(backups.pathOf(backup), bytes.subarray(0, -100));
    await checkNewestBackup(backups.context());
    expect(await lastCheck()).toMatchObject({ fileName: backup.fileName, error: backupTexts.damaged });
    await backups.owner.call('DELETE', `/backup/${backup._id}`);
  });

  it('only reads the file, and says so, where no database may be created', async () => {
    const backup = await backups.make();
    const url = new URL(shop.url);
    url.searchParams.set('options', '-c role=pg_database_owner');
    await checkNewestBackup(backups.context({ url: url.href }));
    expect(await lastCheck()).toMatchObject({ fileName: backup.fileName, method: 'read', error: '' });
  });
});

describe('backups the server makes by itself', () => {
  it('are encrypted with the server’s passphrase, which also decrypts them', async () => {
    await shop.db.deleteFrom('backups').where('kind', '=', 'scheduled').execute();
    await shop.db.deleteFrom('backupChecks').execute();
    const context = backups.context({ backupPassphrase: 'eight or more' });
    await runDueBackup(context);
    const [one] = await scheduled();
    expect(one).toMatchObject({ status: 'ready', isEncrypted: true });
    await checkNewestBackup(context);
    expect(await lastCheck()).toMatchObject({ error: '' });
    const path = backups.pathOf(one!);
    const other = { ...context, backupPassphrase: 'another one' };
    await expect(restoreBackup(other, 'system', { path })).rejects.toThrow(backupTexts.passphraseNeeded);
    await restoreBackup(context, 'system', { path });
    await backups.signIn();
    const kept = (await backups.list()).find(({ kind }) => kind === 'safety');
    expect(kept).toMatchObject({ isEncrypted: true });
  });
});
