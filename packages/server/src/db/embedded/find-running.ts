import { realpath } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { both } from '../../system/both';
import { codeOf, messageOf } from '../../system/error-facts';
import { StartupError } from '../../system/startup-error';
import { databaseUrl, type Address } from './address';
import { isRunning, lockKey } from './claim';
import { readPassword, superuser } from './cluster';
import { choosePlace, clusterFolder } from './place';
import { readPidFile } from './postmaster';
import { appName, type OwnCluster } from './start-embedded';

/** Returns the URL of the embedded database while a server uses it, for work beside that server. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const own = await findAddress(dataDir);
  if (!own) return undefined;
  if (!(await isClaimed(own))) return undefined;
  return databaseUrl(own.address, appName, own.password, appName);
}

/** Returns the files of the embedded database and its superuser's address, by the file of the running server. */
export async function findCluster(dataDir: string): Promise<(OwnCluster & { address: Address }) | undefined> {
  const own = await findAddress(dataDir);
  if (!own) return undefined;
  return { ...own, superuserUrl: databaseUrl(own.address, superuser, own.password, 'postgres') };
}

async function findAddress(dataDir: string) {
  const real = await realpath(dataDir).catch(() => undefined);
  if (!real) return undefined;
  const { home } = await choosePlace(real, () => undefined);
  const folder = clusterFolder(home);
  const file = await readPidFile({ folder });
  if (typeof file === 'string' || !file.address) return undefined;
  return { folder, pid: file.pid, address: file.address, password: await readPassword(home) };
}

/** Throws if that cannot be told: what does not answer in time may be a busy shop. */
async function isClaimed({ pid, address, password }: NonNullable<Awaited<ReturnType<typeof findAddress>>>) {
  const client = new Client({
    connectionString: databaseUrl(address, superuser, password, 'postgres'),
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ claimed: boolean }>(
      `select exists (select from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1) as claimed`,
      [lockKey],
    );
    return rows[0]?.claimed === true;
  } catch (cause) {
    if (noneThere.has(codeOf(cause) ?? '') || !isRunning(pid)) return false;
    throw new StartupError(
      both(
        'قاعدة بيانات المتجر لا تجيب، فلا يُعرف هل يعمل المتجر الآن',
        `whether a Turoos server is using this shop can't be told: ${messageOf(cause)}`,
      ),
      both('أعد المحاولة، أو أوقف البرنامج أولاً', 'try again, or stop it first'),
      { cause },
    );
  } finally {
    // one that does not answer does not say goodbye either
    await Promise.race([client.end().catch(() => undefined), pause(1000, undefined, { ref: false })]);
  }
}

const patience = 5_000;

/** What a database says that nobody can have claimed: it has ended, or is just starting or ending (57P03). */
const noneThere = new Set(['ENOENT', 'ECONNREFUSED', '57P03']);
