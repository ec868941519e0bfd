import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** Milliseconds; longer than these statements take on the busiest server. */
const replyTimeout = 10_000;

/**
 * Whether each connection has a database session of its own. A pooler in transaction mode hands an idle
 * connection's session to another connection; the first then gets a different session, or waits.
 */
export async function keepsSessions(newClient: () => Client, waitFor = replyTimeout): Promise<boolean> {
  const clients = [newClient(), newClient()] as const;
  try {
    await Promise.all(clients.map((client) => client.connect()));
    return await Promise.race([compareSessions(...clients), pause(waitFor, false, { ref: false })]);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function compareSessions(one: Client, other: Client): Promise<boolean> {
  try {
    const before = await sessionOf(one);
    await other.query('begin');
    return (await sessionOf(one)) === before;
  } catch {
    // some poolers do not support transactions at all
    return false;
  }
}

const sessionOf = async (client: Client): Promise<unknown> =>
  (await client.query('select pg_backend_pid() as session')).rows[0].session;
