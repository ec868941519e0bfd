import { realpath } from 'node:fs/promises';
import { Client } from 'pg';
import { databaseUrl } from './address';
import { lockKey } from './claim';
import { readPassword } from './cluster';
import { choosePlace, clusterFolder } from './place';
import { readPidFile } from './postmaster';
import { appName } from './start-embedded';

/** Returns the URL of the embedded database while a server uses it, for work beside that server. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(dataDir).catch(() => undefined);
  if (!folder) return undefined;
  const { home } = await choosePlace(folder, () => undefined);
  const file = await readPidFile({ folder: clusterFolder(home) });
  if (typeof file === 'string' || !file.address) return undefined;
  const url = databaseUrl(file.address, appName, await readPassword(home), appName);
  return (await isClaimed(url)) ? url : undefined;
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
