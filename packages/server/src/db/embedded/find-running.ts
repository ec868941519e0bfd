import { realpath } from 'node:fs/promises';
import { Client } from 'pg';
import { databaseUrl, type Address } from './address';
import { lockKey } from './claim';
import { readPassword, superuser } from './cluster';
import { choosePlace, clusterFolder } from './place';
import { readPidFile } from './postmaster';
import { appName, type OwnCluster } from './start-embedded';

/** Returns the URL of the embedded database while a server uses it, for work beside that server. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const own = await findAddress(dataDir);
  if (!own) return undefined;
  const url = databaseUrl(own.address, appName, own.password, appName);
  return (await isClaimed(url)) ? url : undefined;
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
  return { folder, address: file.address, password: await readPassword(home) };
}

async function isClaimed(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      `select exists (select from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1) as claimed`,
      [lockKey],
    );
    return rows[0].claimed;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
