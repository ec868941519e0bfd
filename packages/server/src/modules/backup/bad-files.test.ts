import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { backupTexts, texts, type Backup } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fillShop, useBackups } from '../../../test/backups';
import { backupFolder } from './backup-folder';
import type { Totals } from './format/contents';
import { headerBytes, inEnvelope, openEnvelope, type Header, type Seal } from './format/envelope';
import { readRecords, record, type Record as BodyRecord } from './format/records';
import { newSeal } from './format/seal';
import { startBackup } from './make-backup';

// a restore rebuilds every index of the shop, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const backups = useBackups();
const { shop, dataDir } = backups;
let plain: Backup;
let sealed: Backup;

beforeAll(async () => {
  await fillShop(shop.db, 50);
  plain = await backups.make();
  sealed = await backups.make({ passphrase: 'عبارة مرور' });
});

const filesThere = () => readdir(backupFolder(dataDir));

/**
 * Changes a backup's file on the disk, as a failing disk or a person would; returns a function to undo it.
 */
async function overwritten(backup: Backup, change: (bytes: Buffer) => Buffer | Promise<Buffer>) {
  const good = await backups.bytesOf(backup);
  await writeFile(backups.pathOf(backup), await change(Buffer.from(good)));
  return () => writeFile(backups.pathOf(backup), good);
}

/** Returns the same backup with another header and a matching hash at the end. */
async function withHeader(change: (header: Header) => object): Promise<Buffer> {
  const envelope = await openEnvelope(backups.pathOf(plain));
  const good = await backups.bytesOf(plain);
  const header = headerBytes(change(envelope.header) as Header);
  const chunks: Buffer[] = [];
  const body = [good.subarray(envelope.body.start, envelope.body.end + 1)];
  for await (const chunk of inEnvelope(header)(body as unknown as AsyncIterable<Buffer>)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Returns the same backup with other records in its body and a matching hash at the end. */
async function withRecords(change: (records: BodyRecord[]) => BodyRecord[]): Promise<Buffer> {
  const { headerBytes: header, body } = await openEnvelope(backups.pathOf(plain));
  const packed = (await backups.bytesOf(plain)).subarray(body.start, body.end + 1);
  const records: BodyRecord[] = [];
  for await (const one of readRecords(Readable.from([gunzipSync(packed)]))) records.push(one);
  const changed = change(records).map(({ kind, payload }) => record(kind, payload));
  const chunks: Buffer[] = [];
  for await (const chunk of inEnvelope(header)(Readable.from([gzipSync(Buffer.concat(changed))])))
    chunks.push(chunk);
  return Buffer.concat(chunks);
}

const asJson = (value: object) => Buffer.from(JSON.stringify(value));
const nothing = { bytes: 0, rows: 0, sha256: createHash('sha256').digest('hex') };

/** Returns the backup with one more attachment, empty and at this path. */
const withFile = (path: string) => () =>
  withRecords((records) => [
    ...records.slice(0, -1),
    { kind: 'file', payload: asJson({ path }) },
    { kind: 'end', payload: asJson(nothing) },
    ...records.slice(-1).map(({ kind, payload }) => {
      const totals = JSON.parse(payload.toString()) as Totals;
      return { kind, payload: asJson({ ...totals, files: totals.files + 1 }) };
    }),
  ]);

const withSeal = (seal: Partial<Seal>) => () =>
  withHeader((h) => ({ ...h, seal: { ...newSeal(), ...seal } }));

const flip = (at: (bytes: Buffer) => number) => (bytes: Buffer) => {
  const index = at(bytes);
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  return bytes;
};

const cases: [string, () => Backup, (bytes: Buffer) => Buffer | Promise<Buffer>, object, string][] = [
  ['cut in half', () => plain, (bytes) => bytes.subarray(0, bytes.length / 2), {}, backupTexts.damaged],
  ['without its last byte', () => plain, (bytes) => bytes.subarray(0, -1), {}, backupTexts.damaged],
  ['empty', () => plain, () => Buffer.alloc(0), {}, backupTexts.foreign],
  ['of another product', () => plain, () => Buffer.from('PGDMP\u0001…'.repeat(100)), {}, backupTexts.foreign],
  ['with a byte turned in the header', () => plain, flip(() => 40), {}, backupTexts.damaged],
  ['with a byte turned in the middle', () => plain, flip((b) => b.length >> 1), {}, backupTexts.damaged],
  ['with a byte turned near the end', () => plain, flip((b) => b.length - 90), {}, backupTexts.damaged],
  [
    'sealed, cut in half',
    () => sealed,
    (b) => b.subarray(0, b.length / 2),
    { passphrase: 'عبارة مرور' },
    backupTexts.damaged,
  ],
  [
    'sealed, with a byte turned',
    () => sealed,
    flip((b) => b.length >> 1),
    { passphrase: 'عبارة مرور' },
    backupTexts.damaged,
  ],
  [
    'of a later version',
    () => plain,
    () => withHeader((h) => ({ ...h, schema: '9999_later' })),
    {},
    backupTexts.newer,
  ],
  [
    'of a later format',
    () => plain,
    () => withHeader((h) => ({ ...h, format: 2, more: [] })),
    {},
    backupTexts.newer,
  ],
  ['sealed, without the passphrase', () => sealed, (b) => b, {}, backupTexts.passphraseNeeded],
  [
    'sealed, with another passphrase',
    () => sealed,
    (b) => b,
    { passphrase: 'عبارة خطأ' },
    backupTexts.wrongPassphrase,
  ],
  [
    'of an older schema under its own name',
    () => plain,
    () => withHeader((h) => ({ ...h, schema: '0001_foundation' })),
    {},
    backupTexts.unfit,
  ],
  ...Object.entries({
    'whose attachment has a name too long for any disk': withFile(`ab/${'x'.repeat(300)}`),
    'whose attachment lies elsewhere': withFile('../ab/x'),
    'whose attachment is a folder of another': withFile('ab/cd/ef'),
    'sealed at a cost that is no power of two': withSeal({ cost: 3000 }),
    'sealed at a cost beyond the memory': withSeal({ cost: 2 ** 30 }),
    'sealed at a cost of nothing': withSeal({ cost: 1 }),
    'sealed with wide blocks': withSeal({ cost: 2 ** 17, blockSize: 16 }),
    'sealed with many lanes': withSeal({ parallelization: 16 }),
    'sealed with salt that is none': withSeal({ salt: '' }),
  }).map(([what, change]): (typeof cases)[number] => [
    what,
    () => plain,
    change,
    { passphrase: 'عبارة مرور' },
    backupTexts.damaged,
  ]),
];

describe('a backup file', () => {
  it.each(cases)(
    '%s is refused with a clear message, and nothing changes',
    async (_, which, change, body, words) => {
      const before = await backups.fingerprints();
      const files = await filesThere();
      const mend = await overwritten(which(), change);
      const reply = await backups.restore(which()._id, body);
      await mend();
      expect([reply.statusCode, reply.json().message]).toEqual([422, words]);
      expect(await backups.fingerprints()).toEqual(before);
      expect(await filesThere()).toEqual(files);
      expect((await readdir(dataDir)).toSorted()).toEqual(['backups']);
    },
  );

  it('with inconsistent books is restored only on demand', async () => {
    const { id } = await shop.db.selectFrom('customers').select('id').limit(1).executeTakeFirstOrThrow();
    const { balance } = await shop.db
      .updateTable('customers')
      .set({ balance: sql`balance + 1` })
      .where('id', '=', id)
      .returning('balance')
      .executeTakeFirstOrThrow();
    const broken = await backups.make();
    await shop.db
      .updateTable('customers')
      .set({ balance: balance - 1 })
      .where('id', '=', id)
      .execute();
    const before = await backups.fingerprints();
    const refused = await backups.restore(broken._id);
    expect([refused.statusCode, refused.json().message]).toEqual([422, backupTexts.brokenBooks]);
    expect(refused.json().details.books).not.toHaveLength(0);
    expect(await backups.fingerprints()).toEqual(before);
    await backups.restored(broken._id, { acceptBrokenBooks: true });
    await shop.db
      .updateTable('customers')
      .set({ balance: balance - 1 })
      .where('id', '=', id)
      .execute();
  });

  it('that is gone from the disk is reported as missing', async () => {
    const backup = await backups.make();
    await rm(backups.pathOf(backup));
    expect((await backups.list()).find(({ _id }) => _id === backup._id)).toMatchObject({
      isAvailable: false,
    });
    for (const reply of [
      await backups.restore(backup._id),
      await backups.owner.call('GET', `/backup/${backup._id}/download`),
    ])
      expect([reply.statusCode, reply.json().message]).toEqual([404, backupTexts.fileMissing]);
  });
});

describe('a full disk', () => {
  const full = (after: number) => () => {
    let taken = 0;
    return new Writable({
      write(chunk: Buffer, _, done) {
        taken += chunk.length;
        done(taken > after ? Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }) : null);
      },
    });
  };

  /** Inserts more rows than the buffers hold, so that writing stops in the middle of a table. */
  beforeAll(async () => {
    await sql`insert into audit_log (user_name, action, entity, after)
      select 'x', 'x.x', 'x', to_jsonb(string_agg(md5((n * m)::text), ''))
      from generate_series(1, 5000) n, generate_series(1, 60) m group by n`.execute(shop.db);
  });

  it.each([0, 10_000, 1_000_000])(
    'after %i bytes is reported with a clear message and leaves no partial file',
    async (after) => {
      const files = await filesThere();
      const { id, finished } = await startBackup(backups.context(), 'system', {
        kind: 'manual',
        openTarget: full(after),
      });
      expect(await finished).toBe(false);
      expect(await backups.settled(id)).toMatchObject({
        status: 'failed',
        error: texts.storageFull,
        size: 0,
      });
      expect(await filesThere()).toEqual(files);
      expect(backups.warned).toEqual([]);
      await backups.make();
    },
  );
});

describe('an upload', () => {
  it('in pieces joins the list and can be restored, also when a response is lost', async () => {
    const bytes = await backups.bytesOf(plain);
    const upload = crypto.randomUUID();
    const piece = Math.ceil(bytes.length / 3);
    const send = (offset: number) =>
      backups.sendPiece({ upload, offset, total: bytes.length }, bytes.subarray(offset, offset + piece));
    expect((await send(0)).json().data).toEqual({ received: piece, backup: null });
    await send(piece);
    expect((await send(piece)).json().data.received).toBe(2 * piece);
    const last = (await send(2 * piece)).json().data.backup;
    expect(last).toMatchObject({ kind: 'uploaded', status: 'ready', contents: plain.contents });
    expect(new Date(last.createdAt)).toEqual(new Date(plain.createdAt));
    expect((await send(2 * piece)).json().data.backup._id).toBe(last._id);
    expect(await backups.bytesOf(last)).toEqual(bytes);
    await backups.restored(last._id);
  });

  it('of an encrypted file shows nothing of its contents', async () => {
    const reply = await backups.upload(await backups.bytesOf(sealed), 50_000);
    expect(reply.json().data.backup).toMatchObject({ isEncrypted: true, contents: null });
  });

  it.each([
    ['no backup', async () => Buffer.from('x'.repeat(5000)), backupTexts.foreign],
    ['half of one', async () => (await backups.bytesOf(plain)).subarray(0, 5000), backupTexts.damaged],
    ['one of a later version', () => withHeader((h) => ({ ...h, schema: '9999_later' })), backupTexts.newer],
  ])('that is %s is refused and deleted', async (_, bytes, words) => {
    const files = await filesThere();
    const reply = await backups.upload(await bytes(), 20_000);
    expect([reply.statusCode, reply.json().message]).toEqual([422, words]);
    expect(await filesThere()).toEqual(files);
  });

  it.each([
    ['beginning in the middle', { offset: 10, total: 100 }],
    ['longer than it said', { offset: 0, total: 3 }],
  ])('%s is refused', async (_, query) => {
    const reply = await backups.sendPiece({ upload: crypto.randomUUID(), ...query }, Buffer.from('abcdef'));
    expect([reply.statusCode, reply.json().message]).toEqual([409, backupTexts.outOfStep]);
  });
});
