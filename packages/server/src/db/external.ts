import { must } from '@turoos/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { codeOf, messageOf } from '../system/error-facts';
import { StartupError } from '../system/startup-error';
import { checkAddress } from './check-address';
import { preparesStatements } from './connect';
import { describeProblem, type DatabaseFacts } from './external.rules';
import { openClient, type HostClient } from './host-client';
import { addressesOf } from './hosts';
import { keepsSessions } from './pooler';

/** Milliseconds to wait for a database server that boots together with this machine. */
const bootTimeoutMs = 10_000;
const retryDelayMs = 500;

/** Checks that DATABASE_URL leads to a usable PostgreSQL, without changing it. */
export async function checkExternal(url: string, timeoutMs = bootTimeoutMs): Promise<string> {
  checkAddress(url, 'DATABASE_URL');
  const client = await reach(url, timeoutMs);
  try {
    const facts = await readFacts(client);
    const problem = describeProblem(facts);
    if (problem) throw new StartupError(`${problem.message} (${placeOf(client)})`, problem.hint);
    if (!(await sharesNoSessions(client))) throw sharedSessions('DATABASE_URL', client);
    const unprepared = preparesStatements(url) ? '' : ', without prepared statements';
    return `PostgreSQL ${facts.version} at ${placeOf(client)}${unprepared}`;
  } finally {
    await client.end();
  }
}

/** Accepts a replica that is unreachable for now, and rejects one that can never be used. */
export async function checkReplica(url: string): Promise<void> {
  checkAddress(url, 'DATABASE_READ_URL');
  const client = await openClient(settingsOf(url)).catch(() => undefined);
  if (!client) return;
  const isUsable = await sharesNoSessions(client).catch(() => true);
  await client.end();
  if (!isUsable) throw sharedSessions('DATABASE_READ_URL', client);
}

const sharedSessions = (variable: string, client: Client): StartupError =>
  new StartupError(
    `${variable} leads to a pooler that lends out its connections by transaction (${placeOf(client)}).`,
    'Locks, news and time limits of Turoos live as long as a connection: name PostgreSQL itself, or a pooler in session mode.',
  );

const settingsOf = (url: string) => ({
  connectionString: url,
  application_name: 'turoos',
  connectionTimeoutMillis: 5_000,
});

/** Opens its connections to the same host. */
const sharesNoSessions = ({ address }: HostClient): Promise<boolean> =>
  keepsSessions(() => {
    const client = new Client(settingsOf(address));
    client.on('error', () => undefined);
    return client;
  });

async function reach(url: string, timeoutMs: number): Promise<HostClient> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await openClient(settingsOf(url));
    } catch (error) {
      const place = placesOf(url);
      const refusal = refusalOf(error, place);
      if (refusal) throw refusal;
      if (Date.now() > deadline) {
        const reason = messageOf(error) || codeOf(error);
        throw new StartupError(
          `PostgreSQL can't be reached at ${place}: ${reason}`,
          'Check DATABASE_URL and that the database server is running.',
          { cause: error },
        );
      }
      await pause(retryDelayMs);
    }
  }
}

/** Returns an error for failures that waiting does not fix. */
function refusalOf(error: unknown, place: string): StartupError | undefined {
  const code = codeOf(error);
  const message = messageOf(error);
  if (code === '3D000') {
    return new StartupError(`There is no such database: ${place}`, 'Create an empty one, encoded in UTF8.');
  }
  if (code?.startsWith('28')) {
    return new StartupError(`PostgreSQL refuses the login of DATABASE_URL: ${message} (${place})`);
  }
  // not a PostgreSQL server, or a pooler that does not know the database or a startup parameter
  if (code === '08P01') {
    return new StartupError(`What answers at ${place} refuses connections: ${message}`);
  }
  return undefined;
}

const placeOf = ({ host, port, database }: Client): string => `${host}:${port}/${database}`;

/** 'one:5432,two:5432/shop' */
function placesOf(url: string): string {
  const clients = addressesOf(url).map((connectionString) => new Client({ connectionString }));
  return `${clients.map(({ host, port }) => `${host}:${port}`).join(',')}/${clients[0]?.database}`;
}

async function readFacts(client: Client): Promise<DatabaseFacts> {
  const { rows } = await client.query(`
    select current_setting('server_version_num')::int as "versionNumber",
           current_setting('server_version') as version,
           current_setting('server_encoding') as encoding,
           current_setting('transaction_read_only') = 'on' as "readOnly",
           exists (select from pg_available_extensions where name = 'pg_trgm') as "hasTrigrams",
           to_regclass('turoos_migration') is not null as "isOurs",
           exists (
             select from pg_class
             where relnamespace = to_regnamespace('public') and relkind in ('r', 'p', 'v', 'm', 'f')
               and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
           ) as "hasTables"`);
  const facts = must(rows[0]);
  return { ...facts, arabicTrigrams: facts.hasTrigrams && !facts.readOnly ? await tryTrigrams(client) : 0 };
}

/**
 * Counts the trigrams of an Arabic word. If the extension is missing, it is created only until the rollback.
 */
async function tryTrigrams(client: Client, attempts = 3): Promise<number | string> {
  try {
    await client.query('begin');
    await client.query('create extension if not exists pg_trgm');
    const { rows } = await client.query(`select cardinality(show_trgm('قطعة')) as count`);
    return rows[0].count;
  } catch (error) {
    const code = codeOf(error);
    const message = messageOf(error);
    const createdByAnother = code === '23505' || code === '42710';
    if (!createdByAnother || attempts === 1) return message;
  } finally {
    await client.query('rollback');
  }
  return tryTrigrams(client, attempts - 1);
}
