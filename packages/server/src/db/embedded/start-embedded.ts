import { escapeLiteral, type Client } from 'pg';
import { databaseUrl } from './address';
import { findBinaries } from './binaries';
import { claimServer } from './claim';
import { openCluster, removeDrafts, superuser } from './cluster';
import { useFolder } from './in-use';
import { keepClaim } from './keep-claim';
import { choosePlace, markPlace, openDataFolder, type Place } from './place';
import { pruneLogs } from './postmaster';
import { fingerprint, serverSettings } from './settings';

/** The application's role and database. The role is no superuser, as on external servers. */
export const appName = 'turoos';

/** The files of the running database, and the address of its superuser. */
export interface OwnCluster {
  folder: string;
  password: string;
  superuserUrl: string;
}

interface Starting {
  dataDir: string;
  say: (line: string) => void;
  workers: number;
  durable: boolean;
  heldBack?: string | undefined;
}

export async function startEmbedded(options: Starting) {
  const dataDir = await openDataFolder(options.dataDir);
  const place = await choosePlace(dataDir, options.say);
  const leave = await useFolder(dataDir, 'run');
  try {
    const { stop, ...engine } = await startIn(place, { ...options, dataDir });
    return { ...engine, stop: () => stop().finally(leave) };
  } catch (error) {
    await leave();
    throw error;
  }
}

async function startIn(place: Place, { dataDir, say, workers, durable, heldBack }: Starting) {
  const binaries = await findBinaries(place.account, place.home, say);
  const { folder, password } = await openCluster(dataDir, place, binaries, durable, say);
  await markPlace(dataDir, place);

  const wanted = serverSettings({ durable, workers, heldBack });
  const mark = fingerprint(wanted, binaries.version);
  const settings = { ...wanted, 'turoos.fingerprint': mark };
  const postmaster = { folder, account: place.account, binaries, settings };
  const claimant = { postmaster, password, fingerprint: mark, say };
  const claim = await claimServer(claimant);
  const stop = keepClaim(claimant, claim);
  try {
    await removeDrafts(place.home);
    await pruneLogs(postmaster);
    await prepareDatabase(claim.client, password);
    const version = await claim.client.query('show server_version');
    return {
      url: databaseUrl(claim.address, appName, password, appName),
      kind: 'embedded' as const,
      description: `PostgreSQL ${version.rows[0].server_version}, embedded, in ${place.home}`,
      folder: place.home,
      cluster: {
        folder,
        password,
        superuserUrl: databaseUrl(claim.address, superuser, password, 'postgres'),
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepareDatabase(client: Client, password: string): Promise<void> {
  await waitForNobody(client);
  const role = await client.query('select from pg_roles where rolname = $1', [appName]);
  if (role.rowCount === 0) {
    await client.query(`create role ${appName} login createdb password ${escapeLiteral(password)}`);
  }
  const database = await client.query('select from pg_database where datname = $1', [appName]);
  if (database.rowCount === 0) await client.query(`create database ${appName} owner ${appName}`);
}

/**
 * Lets commits wait for no computer that stands by: whether one is there shows later, and a copied database must not wait
 * for those of the one it was copied from.
 */
async function waitForNobody(client: Client): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `select current_setting('synchronous_standby_names') as names`,
  );
  if (rows[0]?.names === '') return;
  await client.query('alter system reset synchronous_standby_names');
  await client.query('select pg_reload_conf()');
}
