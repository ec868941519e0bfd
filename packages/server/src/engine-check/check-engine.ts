import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { messageOf } from '../system/error-facts';
import { Weakness, type Ground, type Need } from './need';
import { paceNeeds } from './pace.needs';
import { schemaNeeds } from './schema.needs';
import { serverNeeds } from './server.needs';
import { sessionNeeds } from './session.needs';
import { statementNeeds } from './statement.needs';
import { transactionNeeds } from './transaction.needs';

/** Everything that Turoos asks of its database. */
export const needs: readonly Need[] = [
  ...serverNeeds,
  ...schemaNeeds,
  ...statementNeeds,
  ...sessionNeeds,
  ...transactionNeeds,
  ...paceNeeds,
];

export interface Answer {
  need: Need;
  state: 'met' | 'weak' | 'missing';
  says: string;
}

/** Milliseconds after which a trial counts as failed. */
const patience = 20_000;

/**
 * Tries all needs at an address, one after the other, inside a schema that is dropped afterwards. The names of its
 * objects are always written with the schema, because a pooler may give each statement another session.
 */
export async function checkEngine(
  url: string,
  tell: (answer: Answer) => void,
  asked: readonly Need[] = needs,
): Promise<Answer[]> {
  const schema = `turoos_check_${randomBytes(4).toString('hex')}`;
  await alone(url, `create schema ${schema}`);
  try {
    const answers: Answer[] = [];
    for (const need of asked) {
      const answer = await tryNeed(need, url, schema);
      tell(answer);
      answers.push(answer);
    }
    return answers;
  } finally {
    await alone(url, `drop schema ${schema} cascade`);
  }
}

async function tryNeed(need: Need, url: string, schema: string): Promise<Answer> {
  const opened: Client[] = [];
  const ground: Ground = {
    url,
    schema,
    async open(config) {
      const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, ...config });
      client.on('error', () => undefined);
      opened.push(client);
      await client.connect();
      return client;
    },
  };
  const trial = need.attempt(ground);
  trial.catch(() => undefined);
  const late = new AbortController();
  try {
    const found = await Promise.race([
      trial,
      pause(patience, undefined, { signal: late.signal }).then(() => {
        throw new Error(`no answer within ${patience / 1000} s`);
      }),
    ]);
    return found instanceof Weakness
      ? { need, state: 'weak', says: found.says }
      : { need, state: 'met', says: found };
  } catch (error) {
    return { need, state: 'missing', says: messageOf(error) };
  } finally {
    late.abort();
    await Promise.all(
      opened.map((client) => Promise.race([client.end().catch(() => undefined), pause(1000)])),
    );
  }
}

async function alone(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
