import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** Longer than these statements take on the busiest server. */
const patience = 10_000;

/**
 * Whether a connection has one session of the database for itself. A pooler that lends its sessions by transaction
 * gives one connection's session to another as soon as it is idle; the first then gets a different one, or waits.
 */
export async function keepsSessions(newClient: () => Client, waitFor = patience): Promise<boolean> {
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
    // some poolers know no transactions at all
    return false;
  }
}

const sessionOf = async (client: Client): Promise<unknown> =>
  (await client.query('select pg_backend_pid() as session')).rows[0].session;
