import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { useBackups } from '../../../test/backups';
import { cloneDatabase, type TestDatabase } from '../../../test/cluster';
import { connect } from '../../db/connect';
import { migrate } from '../../db/migrate';
import { packageRoot } from '../../system/package-root';
import { takeTurn } from './exclusive';
import { copyShop } from './make-backup';
import { rehearseRestore } from './rehearse-restore';
import { restoreBackup } from './restore-backup';
import { openBackup } from './verify-backup';

// a restore rebuilds every index of the shop, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const backups = useBackups();
const { shop } = backups;
let folder: string;
let file: string;
let old: TestDatabase;

/** Creates a shop with the schema before the administration migration, and a backup of it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turoos-older-'));
  file = join(folder, 'older.backup');
  const migrations = join(packageRoot, 'migrations');
  for (const name of (await readdir(migrations)).filter((one) => one < '0007'))
    await cp(join(migrations, name), join(folder, 'migrations', name));
  old = await cloneDatabase(inject('templateUrl'), { empty: true });
  const db = connect(old.url, { max: 1 });
  await migrate(db, join(folder, 'migrations'));
  await sql`insert into roles (name, label, rank) values ('super_admin', 'x', 0), ('older', 'دور قديم', 5)`.execute(
    db,
  );
  await sql`insert into users (username, name, role, password_hash) values ('old', 'قديم', 'super_admin', 'x')`.execute(
    db,
  );
  await sql`insert into customers (customer_code, name) values ('OLD-1', 'عميل قديم')`.execute(db);
  await db.destroy();
  const connection = await takeTurn(old.url);
  await copyShop(connection, folder, file).finally(() => connection.close());
});
afterAll(async () => {
  await old.drop();
  await rm(folder, { recursive: true, force: true });
});

const structure = async () =>
  (
    await sql<{ part: string }>`
      select indexdef as part from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod)
        from pg_attribute join pg_class c on c.oid = attrelid
        where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      order by 1`.execute(shop.db)
  ).rows.map(({ part }) => part);

it('a backup of an older version is migrated to the current version', async () => {
  const kept = await backups.make();
  const [before, secrets] = [await structure(), await sql`select * from secrets`.execute(shop.db)];
  await restoreBackup(backups.context(), 'system', { path: file });
  expect(await structure()).toEqual(before);
  expect((await sql`select * from secrets`.execute(shop.db)).rows).toEqual(
    expect.arrayContaining(secrets.rows),
  );
  const users = await shop.db.selectFrom('users').select(['username', 'version']).execute();
  expect(users).toEqual([{ username: 'old', version: 1 }]);
  expect(await shop.db.selectFrom('customers').select('name').execute()).toEqual([{ name: 'عميل قديم' }]);
  await backups.signIn();
  const kinds = (await backups.list()).map(({ _id, kind }) => [kind, _id === kept._id]);
  expect(kinds).toEqual([
    ['safety', false],
    ['manual', true],
  ]);
  await backups.restored(kept._id);
  expect(await structure()).toEqual(before);
});

it('a backup of an older version can be tested like any other', async () => {
  expect(await rehearseRestore(shop.url, await openBackup(file))).toBe(true);
});
