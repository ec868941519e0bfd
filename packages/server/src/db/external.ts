import { must } from '@turoos/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { codeOf, messageOf } from '../system/error-facts';
import { StartupError } from '../system/startup-error';
import { preparesStatements } from './connect';
import { describeProblem, type DatabaseFacts } from './external.rules';
import { keepsSessions } from './pooler';

/** Milliseconds to wait for a database server that boots together with this machine. */
const bootTimeoutMs = 10_000;
const retryDelayMs = 500;

/** Checks that DATABASE_URL leads to a usable PostgreSQL, without changing it. */
export async function checkExternal(url: string, timeoutMs = bootTimeoutMs): Promise<string> {
  const client = await reach(url, timeoutMs);
  try {
    const facts = await readFacts(client);
    const problem = describeProblem(facts);
    if (problem) throw new StartupError(`${problem.message} (${placeOf(client)})`, problem.hint);
    if (!(await keepsSessions(() => createClient(url)))) throw sharedSessions('DATABASE_URL', client);
    const unprepared = preparesStatements(url) ? '' : ', without prepared statements';
    return `PostgreSQL ${facts.version} at ${placeOf(client)}${unprepared}`;
  } finally {
    await client.end();
  }
}

/** Accepts a replica that is unreachable for now, and rejects one that can never be used. */
export async function checkReplica(url: string): Promise<void> {
  const client = createClient(url, 'DATABASE_READ_URL');
  try {
    await client.connect();
    if (await keepsSessions(() => createClient(url))) return;
  } catch {
    return;
  } finally {
    await client.end();
  }
  throw sharedSessions('DATABASE_READ_URL', client);
}

const sharedSessions = (variable: string, client: Client): StartupError =>
  new StartupError(
    `${variable} leads to a pooler that lends out its connections by transaction (${placeOf(client)}).`,
    'Locks, news and time limits of Turoos live as long as a connection: name PostgreSQL itself, or a pooler in session mode.',
  );

async function reach(url: string, timeoutMs: number): Promise<Client> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const client = createClient(url);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const refusal = refusalOf(error, client);
      if (refusal) throw refusal;
      if (Date.now() > deadline) {
        const reason = messageOf(error) || codeOf(error);
        throw new StartupError(
          `PostgreSQL can't be reached at ${placeOf(client)}: ${reason}`,
          'Check DATABASE_URL and that the database server is running.',
          { cause: error },
        );
      }
      await pause(retryDelayMs);
    }
  }
}

function createClient(url: string, variable = 'DATABASE_URL'): Client {
  const [, prepare] = /[?&]prepare=([^&]*)/.exec(url) ?? [];
  if (prepare !== undefined && prepare !== 'true' && prepare !== 'false')
    throw new StartupError(`${variable} has an unknown value of prepare: ${prepare}`, 'It is true or false.');
  try {
    if (!/^(postgres|postgresql):\/\//.test(url)) throw new Error('wrong scheme');
    const client = new Client({
      connectionString: url,
      application_name: 'turoos',
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', () => {});
    return client;
  } catch {
    throw new StartupError(
      `${variable} is not the address of a PostgreSQL database.`,
      'It looks like postgres://user:password@host:5432/database',
    );
  }
}

/** Returns an error for failures that waiting does not fix. */
function refusalOf(error: unknown, client: Client): StartupError | undefined {
  const code = codeOf(error);
  const message = messageOf(error);
  const place = placeOf(client);
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
