import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostPieceBytes, type Backup, type UploadProgress } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { Db } from '../src/db/connect';
import { generateCustomers } from '../src/generate/generate-customers';
import { generateParts } from '../src/generate/generate-parts';
import { generateSales } from '../src/generate/generate-sales';
import { createBackground } from '../src/kernel/background';
import { backupPath } from '../src/modules/backup/backup-folder';
import type { BackupContext } from '../src/modules/backup/context';
import { readShopTables } from '../src/modules/backup/shop-tables';
import { useApp, type Person } from './app';
import { aWarehouse } from './factories';

/** A shop with a data folder of its own, with helpers to back it up and restore it. */
export function useBackups() {
  const dataDir = mkdtempSync(join(tmpdir(), 'turoos-backups-'));
  const shop = useApp({ dataDir });
  let owner: Person;
  const warned: unknown[] = [];
  beforeAll(async () => {
    owner = await shop.person('super_admin');
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  /** Signs in again after a restore, which ends all sessions. */
  const signIn = async () => (owner = await shop.person('super_admin'));

  const context = (given: Partial<BackupContext> = {}): BackupContext => ({
    db: shop.db,
    url: shop.url,
    dataDir,
    background: createBackground(),
    announce: () => undefined,
    warn: (error) => void warned.push(error),
    ...given,
  });

  const list = async (): Promise<Backup[]> => (await owner.call('GET', '/backup')).json().data;

  const settled = (id: string): Promise<Backup> =>
    vi.waitFor(async () => {
      const found = (await list()).find(({ _id }) => _id === id);
      if (!found || found.status === 'running') throw new Error('not yet');
      return found;
    }, 20_000);

  async function make(body: object = {}): Promise<Backup> {
    const reply = await owner.call('POST', '/backup', body);
    expect(reply.statusCode, reply.body).toBe(201);
    const backup = await settled(reply.json().data._id);
    expect(backup).toMatchObject({ status: 'ready', error: '' });
    return backup;
  }

  const restore = (id: string, body: object = {}) => owner.call('POST', '/backup/restore', { id, ...body });

  async function restored(id: string, body: object = {}): Promise<void> {
    const reply = await restore(id, body);
    expect(reply.statusCode, reply.body).toBe(200);
    await signIn();
  }

  const sendPiece = (fields: object, bytes: Uint8Array) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'piece');
    return owner.call('POST', '/backup/upload', form);
  };

  /** Uploads a file in pieces as a browser does, and returns the response to the last one. */
  async function upload(bytes: Uint8Array, piece = mostPieceBytes) {
    const id = crypto.randomUUID();
    for (let offset = 0; ; offset += piece) {
      const part = bytes.subarray(offset, offset + piece);
      const reply = await sendPiece({ upload: id, offset, total: bytes.length }, part);
      const progress: UploadProgress | undefined = reply.json().data;
      if (reply.statusCode !== 200 || progress?.backup) return reply;
    }
  }

  const pathOf = ({ fileName }: Pick<Backup, 'fileName'>) => backupPath(dataDir, fileName);

  return {
    shop,
    dataDir,
    warned,
    context,
    get owner() {
      return owner;
    },
    signIn,
    list,
    make,
    settled,
    restore,
    restored,
    sendPiece,
    upload,
    pathOf,
    bytesOf: (backup: Backup) => readFile(pathOf(backup)),
    fingerprints: () => fingerprints(shop.db),
  };
}

/** Returns a hash of every table's rows, independent of their order. */
export async function fingerprints(db: Db): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name, columns } of await readShopTables(db)) {
    const { rows } = await sql<{ print: string }>`
      select count(*) || ' ' || coalesce(sum(('x' || left(md5(row::text), 12))::bit(48)::bigint), 0) as print
      from (select ${sql.join(columns.map((column) => sql.id(column)))} from ${sql.table(name)}) as row`.execute(
      db,
    );
    found[name] = rows[0]?.print ?? '';
  }
  return found;
}

/** Generates a small year of sales. */
export async function fillShop(db: Db, sales = 300): Promise<void> {
  for (let made = 0; made < 3; made++) await aWarehouse(db);
  await generateParts(db, 60);
  await generateCustomers(db, 20);
  await generateSales(db, sales);
}
