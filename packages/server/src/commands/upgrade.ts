import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { connect, type Db } from '../db/connect';
import { findRunning } from '../db/embedded/find-running';
import { startEngine } from '../db/engine';
import { migrate, pendingMigrations } from '../db/migrate';
import type { DB } from '../db/schema';
import { checkAllBooks, checkBooks, type Verdict } from '../modules/books';
import { runCommand } from '../run-command';
import { readConfig, type Config } from '../system/config';
import { both } from '../system/both';
import { StartupError } from '../system/startup-error';
import { isServed } from './is-served';

/** Exit codes of `--look`, which the update script reads. */
const belongsTo = { own: 0, newer: 4, served: 5 };

/**
 * Migrates the shop and proves its books, both or neither; `--look` only says to which version the database belongs.
 * `--attached` means that the process which started it holds its input open: when that is killed, nothing is finished
 * unseen, because the next start asks to whom the database belongs.
 */
runCommand(async () => {
  const values = readOptions(process.argv.slice(2));
  if (values.attached) process.stdin.once('end', () => process.exit(1)).resume();
  const config = readConfig();
  process.exitCode = values.look ? await withDatabase(config, look) : await withDatabase(config, upgrade);
  if (values.attached) process.stdin.destroy();
});

async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  const running = config.databaseUrl ? undefined : await findRunning(config.dataDir);
  const engine = running
    ? undefined
    : await startEngine({ ...config, say: (line: string) => console.log(line) });
  const db = connect(running ?? engine?.url ?? '', { max: 2 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await engine?.stop();
  }
}

async function look(db: Db): Promise<number> {
  if (await isServed(db)) return belongsTo.served;
  try {
    await pendingMigrations(db);
    return belongsTo.own;
  } catch (error) {
    if (error instanceof StartupError) return belongsTo.newer;
    throw error;
  }
}

async function upgrade(db: Db): Promise<number> {
  if (await isServed(db))
    throw new StartupError(
      both('المتجر يعمل الآن', 'a Turoos server is using this shop'),
      both('أوقف البرنامج أولاً', 'stop it first'),
    );
  const done = await migrate(db, undefined, async (tx: Kysely<DB>) => assertHold(await checkBooks(tx)));
  if (done.length === 0) assertHold(await checkAllBooks(db));
  console.log(`${done.length} migrations, and the books hold.`);
  return 0;
}

function assertHold(verdicts: readonly Verdict[]): void {
  const broken = verdicts.filter(({ contradictions }) => contradictions.length > 0);
  if (broken.length === 0) return;
  const told = broken.map(({ claim, contradictions }) => `BROKEN  ${claim}: ${contradictions[0]}`);
  throw new StartupError(
    `${both('الدفاتر متناقضة', 'the books contradict themselves')}:\n  ${told.join('\n  ')}`,
  );
}

function readOptions(args: string[]) {
  try {
    const options = { look: { type: 'boolean' }, attached: { type: 'boolean' } } as const;
    return parseArgs({ args, options }).values;
  } catch {
    throw new StartupError('What to upgrade is not clear.', '[--look] [--attached]');
  }
}
