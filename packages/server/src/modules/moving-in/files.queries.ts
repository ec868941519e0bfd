import {
  broughtKindNames,
  conflict,
  kindsOf,
  notFound,
  type BroughtFile,
  type BroughtFileEntry,
} from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import type { StoredSheet } from '../../db/column-types';
import { orHeld } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { bringingTexts } from './bringing.texts';

/** The key of the locks that running bringings hold, with the file's as their second part. */
const bringingLock = sql`hashtext('turoos bringing')`;
const isHeld = (id: RawBuilder<unknown>) => sql<boolean>`exists (
  select from pg_locks
  where locktype = 'advisory' and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())
    and classid = ((${bringingLock}::bigint) & 4294967295)::oid
    and objid = ((hashtext(${id}::text)::bigint) & 4294967295)::oid)`;

/** Marks the file as being brought until the end of the transaction, however it ends. */
export async function markBringing(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${bringingLock}, hashtext(${id}))`.execute(tx);
}

interface FileRow extends Omit<BroughtFileEntry, '_id'> {
  id: string;
  version: number;
  sheets: StoredSheet[];
}

const fields = sql`
  f.id, f.name, f.size, f.user_name as uploaded_by, f.uploaded_at, ${isHeld(sql`f.id`)} as is_bringing`;

/** Tests whether a user may know what is in a file. */
const isFor = (user: Actor): RawBuilder<boolean> =>
  kindsOf(user).length === broughtKindNames.length ? sql`true` : sql`f.user_id = ${user.id}`;

/** Lists the files that wait to be brought, the newest first. */
export async function listFiles(db: Db, user: Actor): Promise<BroughtFileEntry[]> {
  const { rows } = await sql<Omit<FileRow, 'sheets'>>`
    select ${fields} from brought_files f where f.bringing_id is null and ${isFor(user)}
    order by f.uploaded_at desc, f.id limit 200`.execute(db);
  return rows.map(({ id, ...file }) => ({ _id: id, ...file }));
}

export async function readFile(db: Db, user: Actor, id: string): Promise<BroughtFile & { version: number }> {
  const { rows } = await sql<FileRow>`
    select ${fields}, f.sheets, f.version from brought_files f
    where f.id = ${id} and f.bringing_id is null and ${isFor(user)}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound(bringingTexts.noFile);
  const { id: _id, ...file } = row;
  return { _id, ...file };
}

export interface LockedFile {
  id: string;
  name: string;
  sheets: StoredSheet[];
  version: number;
  bringingId: string | null;
}

/** Locks a file that is not being brought; refuses at once when it is, because that takes long. */
export async function lockFile(tx: Tx, user: Actor, id: string): Promise<LockedFile> {
  const file = await orHeld(
    tx
      .selectFrom('broughtFiles as f')
      .select(['id', 'name', 'sheets', 'version', 'bringingId'])
      .where('id', '=', id)
      .where(isFor(user))
      .forUpdate()
      .noWait()
      .executeTakeFirst(),
    () => conflict(bringingTexts.isBringing),
  );
  if (!file) throw notFound(bringingTexts.noFile);
  if (file.bringingId) throw conflict(bringingTexts.alreadyBrought);
  return file;
}
