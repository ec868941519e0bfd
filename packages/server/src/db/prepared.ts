import { randomBytes } from 'node:crypto';
import type { PoolClient, QueryResult } from 'pg';
import { isStandbyRefusal } from './connection-loss';
import { NamingQuery, type ReadRow, type Statement } from './naming-query';
import { sqlState } from './sql-state';

/** The driver's connection, of which the type definitions know only a part. */
type DriverClient = PoolClient & {
  connection: { parsedStatements: Record<string, string>; stream: { cork(): void; uncork(): void } };
  getTransactionStatus(): 'I' | 'T' | 'E' | null;
};

/** How many prepared statements a connection keeps: each costs the database some ten to hundred kilobytes. */
const mostPerConnection = 250;
/** Texts that are sent once, such as those of rare filters, are not worth a place. */
const worthFrom = 2;
/** Bounds the memory of texts seen so far; reaching it only means to count them anew. */
const mostTexts = 5000;

/** One statement of the API: only these can be prepared, and several in one text cannot. */
const preparable = /^\s*(select|insert|update|delete|with)\b[^;]*$/i;

/**
 * Conditions whose best plan depends on the value: a pattern may match one part or half the catalogue, and a
 * period one day or all years. PostgreSQL guesses a fixed share for a generic plan and takes it for cheaper; the
 * search by words was 17 times slower with one. Such statements are planned anew with their
 * values, unless these are hidden from the planner as `(select $1)`.
 */
const needsValues = /(?:\blike|[<>]=?|\bbetween) \$\d/i;

const texts = new Map<string, { name: string; uses: number }>();
let lastName = 0;

/** Returns the name of a statement that is worth preparing. */
function nameOf(text: string): string | undefined {
  let known = texts.get(text);
  if (!known) {
    if (texts.size >= mostTexts) texts.clear();
    const name = preparable.test(text) && !needsValues.test(text) ? `turoos_${++lastName}` : '';
    known = { name, uses: 0 };
    texts.set(text, known);
  }
  return known.name && ++known.uses >= worthFrom ? known.name : undefined;
}

/** Counts the times that a change of the schema made prepared statements unusable. */
let schemaChanges = 0;

/**
 * Whether a prepared statement no longer fits the schema, because a migration or a restore changed the type of
 * its result, or no longer exists. The same work succeeds when it is repeated.
 */
export function isOutdatedStatement(error: unknown): boolean {
  const state = sqlState(error);
  return state === '26000' || (state === '0A000' && routineOf(error) === 'RevalidateCachedQuery');
}

const routineOf = (error: unknown): unknown =>
  error instanceof Error && 'routine' in error ? error.routine : undefined;

export interface PreparingClient {
  query<Row>(text: string, values: readonly unknown[]): Promise<QueryResult<Row & object>>;
  query<Cursor>(cursor: Cursor): Cursor;
  /** Gives the connection back to its pool, which ends it if the server took no changes. */
  release(): void;
  /** Drops outdated statements and those over the bound; called when the connection is taken from its pool. */
  tidy(): Promise<void>;
}

/** Lets a connection send its statements as prepared ones by name, so that they are parsed and planned once. */
export function preparing(client: PoolClient, prepare: boolean): PreparingClient {
  const driver = client as DriverClient;
  /** Names in the order of their last use. */
  const prepared = new Set<string>();
  /** How the rows of prepared statements are read, as soon as the database has described them. */
  const readers = new Map<string, ReadRow>();
  // some poolers lend a session on with the statements of the last connection, whose names must differ
  const own = randomBytes(4).toString('hex');
  let knownChanges = schemaChanges;
  let corked = false;
  let isUseless = false;

  /** Gathers the statements of one turn of the event loop, so that they leave in one packet. */
  function gather(): void {
    if (corked) return;
    const { stream } = driver.connection;
    corked = true;
    stream.cork();
    process.nextTick(() => {
      corked = false;
      stream.uncork();
    });
  }

  async function tidy(): Promise<void> {
    const isOutdated = knownChanges !== schemaChanges;
    if (!isOutdated && prepared.size <= mostPerConnection) return;
    knownChanges = schemaChanges;
    const dropped = [...prepared].slice(0, isOutdated ? undefined : prepared.size - mostPerConnection);
    for (const name of dropped) {
      prepared.delete(name);
      readers.delete(name);
      delete driver.connection.parsedStatements[name];
    }
    await client.query(isOutdated ? 'deallocate all' : dropped.map((name) => `deallocate ${name}`).join(';'));
  }

  async function send(text: string, values: readonly unknown[]): Promise<QueryResult> {
    gather();
    if (text === 'commit') return commit();
    const known = prepare ? nameOf(text) : undefined;
    if (!known) return ask({ text, values });
    const name = `${known}_${own}`;
    prepared.delete(name);
    prepared.add(name);
    try {
      return await ask({ name, text, values });
    } catch (error) {
      if (!isOutdatedStatement(error)) throw error;
      schemaChanges++;
      // inside a transaction all its statements must be repeated, which its caller does
      if (driver.getTransactionStatus() !== 'I') throw error;
      await tidy();
      return ask({ text, values });
    }
  }

  const ask = (statement: Statement): Promise<QueryResult> =>
    new Promise((resolve, reject) => {
      const reply = (error: Error | undefined, result: QueryResult) => {
        isUseless ||= isStandbyRefusal(error);
        return error ? reject(error) : resolve(result);
      };
      client.query(new NamingQuery(statement, readers, reply));
    });

  /** PostgreSQL answers the commit of a transaction with a failed statement by rolling it back, without an error. */
  async function commit(): Promise<QueryResult> {
    const result = await client.query('commit');
    if (result.command === 'ROLLBACK')
      throw new Error('A statement failed, so the transaction was rolled back.');
    return result;
  }

  return {
    query: ((statement: unknown, values?: readonly unknown[]) =>
      typeof statement === 'string'
        ? send(statement, values ?? [])
        : client.query(statement as never)) as PreparingClient['query'],
    release: () => client.release(isUseless),
    tidy,
  };
}
