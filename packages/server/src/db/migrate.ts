import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Migrator, sql, type Kysely, type Migration, type MigrationResultSet } from 'kysely';
import { packageRoot } from '../system/package-root';
import { both } from '../system/both';
import { StartupError } from '../system/startup-error';
import { dropBranchViews, makeBranchViews } from './branches/branch-views';
import { withoutTimeLimit } from './time-limits';

const migrationTable = 'turoos_migration';
const migrationLockTable = 'turoos_migration_lock';
const migrationsFolder = path.join(packageRoot, 'migrations');

/**
 * Migrates the database to this version: all pending files in one transaction, or none. Any number of
 * processes may call it at once; one does the work, the others wait. `prove` runs at the end of that transaction, and
 * what it throws undoes everything.
 * @returns the names of the executed files
 */
export async function migrate<T>(
  db: Kysely<T>,
  folder = migrationsFolder,
  prove?: (tx: Kysely<T>) => Promise<void>,
): Promise<string[]> {
  const files = await readMigrations(folder);
  const last = (await pendingOf(db, files)).at(-1);
  if (last === undefined) return [];
  const isShop = folder === migrationsFolder;
  const migrations = asMigrations<T>(files, last, async (tx) => {
    if (isShop) await makeBranchViews(tx);
    await prove?.(tx);
  });

  const { error, results = [] } = await db
    .connection()
    .execute((connection) => runPending(connection, migrations));
  if (error) {
    await pendingOf(db, files); // a newer version may have migrated while we waited
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    throw migrationError(error, failed, failed && files.get(failed));
  }
  return results.map(({ migrationName }) => migrationName);
}

/** Runs without a time limit: changing a large table takes long, and the other processes wait for as long. */
const runPending = <T>(
  connection: Kysely<T>,
  migrations: Record<string, Migration>,
): Promise<MigrationResultSet> =>
  withoutTimeLimit(connection, () =>
    new Migrator({
      db: connection,
      provider: { getMigrations: async () => migrations },
      migrationTableName: migrationTable,
      migrationLockTableName: migrationLockTable,
    }).migrateToLatest(),
  );

/** Returns the number of migrations of this version that the database lacks. */
export async function pendingMigrations<T>(db: Kysely<T>, folder = migrationsFolder): Promise<number> {
  return (await pendingOf(db, await readMigrations(folder))).length;
}

async function pendingOf<T>(db: Kysely<T>, files: Map<string, string>): Promise<string[]> {
  const done = await executedMigrations(db);
  const unknown = done.filter((name) => !files.has(name));
  if (unknown.length > 0) {
    throw new StartupError(
      both(
        'قاعدة البيانات من إصدار أحدث من تروس',
        `the database was made by a newer version of Turoos: this one does not know ${unknown.join(', ')}`,
      ),
      both('شغّل الإصدار الأحدث. لم يتغير شيء', 'start the newer version; nothing was changed'),
    );
  }
  return [...files.keys()].filter((name) => !done.includes(name));
}

/** Returns the migrations of this version, oldest first. */
export const knownMigrations = async (folder = migrationsFolder): Promise<string[]> => [
  ...(await readMigrations(folder)).keys(),
];

/** Returns the last executed migration, which identifies the database's version. */
export async function lastMigration<T>(db: Kysely<T>): Promise<string> {
  return (await executedMigrations(db)).at(-1) ?? '';
}

/**
 * Runs some migrations in the caller's transaction, ignoring which ones the database has recorded as
 * executed.
 */
export async function runMigrations<T>(
  db: Kysely<T>,
  { after = '', upTo }: { after?: string; upTo: string },
  folder = migrationsFolder,
): Promise<void> {
  for (const [name, text] of await readMigrations(folder))
    if (name > after && name <= upTo) await sql.raw(text).execute(db);
}

async function executedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const found = await sql<{
    present: boolean;
  }>`select to_regclass(${migrationTable}) is not null as present`.execute(db);
  if (!found.rows[0]?.present) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(migrationTable)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the texts of the migrations by their names, oldest first. */
export async function readMigrations(folder = migrationsFolder): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const files = await Promise.all(
    names.map(
      async (name) => [path.parse(name).name, await readFile(path.join(folder, name), 'utf8')] as const,
    ),
  );
  return new Map(files);
}

/** Without parameters the driver sends a file as one simple query, which may contain many statements. */
function asMigrations<T>(
  files: Map<string, string>,
  last: string,
  finish: (tx: Kysely<T>) => Promise<void>,
): Record<string, Migration> {
  const migrations: Record<string, Migration> = {};
  for (const [name, text] of files)
    migrations[name] = {
      up: async (db) => {
        await dropBranchViews(db);
        await sql.raw(text).execute(db);
        if (name === last) await finish(db as Kysely<T>);
      },
    };
  return migrations;
}

function migrationError(cause: unknown, name: string | undefined, text: string | undefined): StartupError {
  const { message, position, detail } = cause as { message: string; position?: string; detail?: string };
  const line = position && text ? `:${text.slice(0, Number(position)).split('\n').length}` : '';
  const where = name ? `migration ${name}.sql${line} failed` : 'the database could not be migrated';
  return new StartupError(
    both('تعذّر نقل قاعدة البيانات إلى هذا الإصدار', `${where}: ${message}${detail ? `; ${detail}` : ''}`),
    both('قاعدة البيانات كما كانت', 'the database is as it was before'),
    { cause },
  );
}
