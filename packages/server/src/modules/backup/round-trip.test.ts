import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { must } from '@turoos/contract';
import fc from 'fast-check';
import { Client } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fillShop, useBackups } from '../../../test/backups';
import { checkBooks } from '../books';
import { backupFolder } from './backup-folder';
import { settleRestore } from './restore-attachments';
import { restoreBackup } from './restore-backup';

// a restore rebuilds every index of the shop, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const backups = useBackups();
const { shop, dataDir } = backups;
const attachments = join(dataDir, 'attachments');

beforeAll(() => fillShop(shop.db));

/** Leaves out the tables that a restore changes itself: it adds an audit entry and syncs the system roles. */
const comparable = ({ audit_log: _log, roles: _roles, ...others }: Record<string, string>) => others;

/** Texts that would break a careless format: line ends, tabs, backslashes and COPY's marker for null. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '\\N',
    '\\.',
    '\\',
    '\t',
    '\n\r\n',
    '\\n',
    '"',
    "'; drop table sales; --",
    'قطعة\u200f غيار',
    '٠١٢',
    '👨‍🔧',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replaceAll('\0', '')),
);

async function scatter(seed: number): Promise<void> {
  const texts = fc.sample(nastyText, { seed, numRuns: 40 });
  for (const [index, text] of texts.entries())
    await shop.db
      .insertInto('customers')
      .values({
        name: `عميل ${seed} ${index}`,
        customerCode: `R-${seed}-${index}`,
        notes: text,
        address: JSON.stringify({ city: text, [text]: null }),
        balance: 0,
      })
      .execute();
}

describe('a shop with random texts and documents', () => {
  it.each([1, 2])('is restored row by row, whatever changed since (seed %i)', async (seed) => {
    await scatter(seed);
    await mkdir(join(attachments, 'ab'), { recursive: true });
    await writeFile(join(attachments, 'ab', 'cd'), Buffer.alloc(300_000, seed));
    const before = await backups.fingerprints();
    const passphrase = seed === 2 ? 'كلمة سر طويلة' : undefined;
    const backup = await backups.make({ passphrase });
    expect(backup).toMatchObject({ isEncrypted: seed === 2, contents: { sales: 300, attachments: 1 } });
    const content = await backups.bytesOf(backup);
    expect(content.subarray(0, 200).toString()).toContain('TUROOS BACKUP\n{"format":1');

    await shop.db.deleteFrom('customers').where('customerCode', 'like', `R-${seed}-%`).execute();
    await shop.db.updateTable('products').set({ name: 'شيء آخر' }).execute();
    await shop.person('viewer');
    await rm(join(attachments, 'ab'), { recursive: true });
    await mkdir(join(attachments, 'ef'), { recursive: true });
    await writeFile(join(attachments, 'ef', '01'), 'later');

    await backups.restored(backup._id, { passphrase });
    const after = await backups.fingerprints();
    // the test user signed in again, which changes the row in users
    expect({ ...comparable(after), users: '' }).toEqual({ ...comparable(before), users: '' });
    expect(await readdir(attachments)).toEqual(['ab']);
    expect(await readFile(join(attachments, 'ab', 'cd'))).toEqual(Buffer.alloc(300_000, seed));
    expect((await readdir(dataDir)).filter((name) => name.startsWith('attachments'))).toEqual([
      'attachments',
    ]);
  });

  it('continues its numbers where the backup stopped', async () => {
    const backup = await backups.make();
    await backups.restored(backup._id);
    const top = shop.db.selectFrom('stockMovements').select((e) => e.fn.max('seq').as('seq'));
    const { seq } = await top.executeTakeFirstOrThrow();
    const { id } = await shop.db.selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow();
    const correct = await backups.owner.call('PATCH', `/products/${id}/stock`, {
      quantity: 3,
      operation: 'add',
    });
    expect(correct.statusCode, correct.body).toBe(200);
    expect((await top.executeTakeFirstOrThrow()).seq).toBe(seq + 1);
  });

  it('keeps the replaced shop in a safety backup', async () => {
    const backup = await backups.make();
    await shop.db.updateTable('products').set({ description: 'بعد النسخة' }).execute();
    await backups.restored(backup._id);
    const safety = (await backups.list()).find(({ kind }) => kind === 'safety');
    expect(safety).toMatchObject({ status: 'ready', isAvailable: true, isEncrypted: false });
    await backups.restored(safety?._id ?? '');
    const { description } = await shop.db
      .selectFrom('products')
      .select('description')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(description).toBe('بعد النسخة');
  });
});

describe('a restore that a power cut interrupted', () => {
  const cut = async (restoreId: string) => {
    const draft = join(dataDir, `attachments.restored-${restoreId}`);
    await mkdir(join(draft, 'cd'), { recursive: true });
    await writeFile(join(draft, 'cd', 'ef'), restoreId);
    await settleRestore(backups.context());
    return (await readdir(dataDir)).filter((name) => name.startsWith('attachments'));
  };

  it('after the commit gets its files at the next start', async () => {
    const id = crypto.randomUUID();
    await shop.db
      .insertInto('backupRestores')
      .values({ id, fileName: 'x', takenAt: new Date(), restoredBy: 'x' })
      .execute();
    expect(await cut(id)).toEqual(['attachments']);
    expect(await readFile(join(attachments, 'cd', 'ef'), 'utf8')).toBe(id);
  });

  it('after the commit keeps what was attached until the next start', async () => {
    const id = crypto.randomUUID();
    await shop.db
      .insertInto('backupRestores')
      .values({ id, fileName: 'x', takenAt: new Date(), restoredBy: 'x' })
      .execute();
    await mkdir(join(attachments, 'cd'), { recursive: true });
    for (const name of ['ef', 'since']) await writeFile(join(attachments, 'cd', name), 'since');
    await mkdir(join(dataDir, `attachments.replaced-${id}`, 'cd'), { recursive: true });
    expect(await cut(id)).toEqual(['attachments']);
    expect(await readFile(join(attachments, 'cd', 'ef'), 'utf8')).toBe(id);
    expect(await readFile(join(attachments, 'cd', 'since'), 'utf8')).toBe('since');
  });

  /** Loses the connection of a restore while it commits, which the database performs or not. */
  const restoreLosing = async (isPerformed: boolean) => {
    const backup = await backups.make();
    await mkdir(join(attachments, 'ef'), { recursive: true });
    await writeFile(join(attachments, 'ef', '02'), 'not in the backup');
    const known = new Set(await readdir(backupFolder(dataDir)));
    type Sending = Client & { connectionParameters: { application_name?: string } };
    const send = Client.prototype.query as (this: Sending, ...asked: unknown[]) => unknown;
    const sent = vi.spyOn(Client.prototype, 'query');
    sent.mockImplementation(function (this: Sending, ...asked: unknown[]) {
      const [asking] = asked as [string | { text?: string }];
      const text = typeof asking === 'string' ? asking : asking.text;
      const isRestoring = this.connectionParameters.application_name === 'turoos backup';
      if (!isRestoring || text !== 'commit') return send.apply(this, asked);
      const ended = isPerformed ? send.apply(this, asked) : this.end();
      return Promise.resolve(ended).then(() =>
        Promise.reject(new Error('Connection terminated unexpectedly')),
      );
    } as never);
    const restoring = restoreBackup(backups.context(), 'system', { path: backups.pathOf(backup) });
    await expect(restoring).rejects.toThrow('Connection terminated');
    sent.mockRestore();
    const safety = async () => (await readdir(backupFolder(dataDir))).filter((name) => !known.has(name));
    const before = await safety();
    expect(before).toHaveLength(1);
    await vi.waitFor(async () => {
      await settleRestore(backups.context());
      expect((await readdir(dataDir)).filter((name) => name.startsWith('attachments'))).toEqual([
        'attachments',
      ]);
    });
    await backups.signIn();
    return { before, after: await safety() };
  };

  it('keeps its files and its safety backup when the connection is lost while it commits', async () => {
    const { before, after } = await restoreLosing(true);
    expect(after).toEqual(before);
    const listed = (await backups.list()).find(({ fileName }) => fileName === before[0]);
    expect(listed).toMatchObject({ kind: 'safety', isAvailable: true });
  });

  it('leaves nothing when it is broken off, and names its safety backup otherwise', async () => {
    const { context, pathOf } = backups;
    const path = pathOf(await backups.make());
    const shopBefore = comparable(await backups.fingerprints());
    const [files, saved] = [await readdir(dataDir), await readdir(backupFolder(dataDir))];
    const stopping = new AbortController();
    const stopped = { ...context(), announce: () => stopping.abort() };
    const restoring = restoreBackup(stopped, 'system', { path, until: stopping.signal });
    await expect(restoring).rejects.toMatchObject({ name: 'AbortError' });
    expect(await readdir(dataDir)).toEqual(files);
    expect(await readdir(backupFolder(dataDir))).toEqual(saved);
    expect(comparable(await backups.fingerprints())).toEqual(shopBefore);
    const safety = await restoreBackup(context(), 'system', { path });
    expect(saved).not.toContain(basename(must(safety)));
    expect(await readdir(backupFolder(dataDir))).toContain(basename(must(safety)));
    await backups.signIn();
  });

  it('leaves neither when it was not committed', async () => {
    expect((await restoreLosing(false)).after).toEqual([]);
  });

  it('before the commit leaves nothing', async () => {
    const id = crypto.randomUUID();
    expect(await cut(id)).toEqual(['attachments']);
    expect(await readFile(join(attachments, 'cd', 'ef'), 'utf8')).not.toBe(id);
  });
});

describe('while the shop works', () => {
  it('a backup is one snapshot, and its books are consistent', async () => {
    const parts = await shop.db
      .selectFrom('stockTotals')
      .select('productId')
      .where('quantity', '>', 20)
      .limit(8)
      .execute();
    const seller = await shop.person('manager');
    const closing = new AbortController();
    let sold = 0;
    const sellOn = async (product: string) => {
      for (; !closing.signal.aborted; sold++) {
        const body = { items: [{ product, quantity: 1, price: 20 }], paymentStatus: 'paid' };
        const reply = await seller.call('POST', '/sales', body);
        if (reply.statusCode !== 201) return;
      }
    };
    const selling = Promise.all(parts.map(({ productId }) => sellOn(productId)));
    await expect.poll(() => sold).toBeGreaterThan(5);
    const backup = await backups.make();
    closing.abort();
    await selling;
    await backups.restored(backup._id);
    const { sales } = await shop.db
      .selectFrom('sales')
      .select((e) => e.fn.countAll<number>().as('sales'))
      .executeTakeFirstOrThrow();
    expect(sales).toBe(backup.contents?.sales);
    expect(sales).toBeGreaterThan(300);
    const broken = (await checkBooks(shop.db)).filter(({ contradictions }) => contradictions.length);
    expect(broken).toEqual([]);
  });

  it('a restore ends every session and is recorded', async () => {
    const clerk = await shop.person('sales_staff');
    const backup = await backups.make();
    const owner = backups.owner;
    await backups.restored(backup._id);
    expect((await clerk.call('GET', '/auth/me')).statusCode).toBe(401);
    expect((await owner.call('GET', '/auth/me')).statusCode).toBe(401);
    const { summary } = (await backups.owner.call('GET', '/backup')).json();
    expect(summary.lastRestore).toMatchObject({ fileName: backup.fileName });
    const trace = await shop.db
      .selectFrom('auditLog')
      .select(['userId', 'after'])
      .where('action', '=', 'backup.restore')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    expect(trace).toMatchObject({ userId: owner.id, after: { fileName: backup.fileName } });
  });
});
