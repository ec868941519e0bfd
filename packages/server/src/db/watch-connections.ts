import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { isLoopback } from '../system/is-loopback';
import { isConnectionLoss } from './connection-loss';
import type { Greeting, HostClient } from './host-client';
import { sqlState } from './sql-state';

/** Milliseconds between two looks at the connections, and that a server gets to prove that it is there. */
const usualPace = { look: 2000, answer: 4000 };

/** Looks at which a connection got no byte of the reply it waits for, before its server is asked for. */
const silentLooks = 2;

/** The driver's connection, of which the type definitions know only a part. */
type Driver = HostClient & {
  connection: { stream: { bytesRead: number; destroy(error: Error): void } };
  /** False while a reply is waited for. */
  readyForQuery?: boolean;
};

interface Watched {
  greeting?: Greeting;
  bytesRead: number;
  silentFor: number;
}

/**
 * Cuts connections whose server is gone. When a machine or its network dies, nobody says so: a statement that was
 * sent would wait for a quarter of an hour, until the system gives the connection up. So a server that does not
 * answer for a while is asked over a new connection whether it still works on the statement; long statements
 * go on.
 */
export function watchConnections(pace = usualPace) {
  const watched = new Map<Driver, Watched>();
  let timer: NodeJS.Timeout | undefined;
  let asking = false;

  async function look(): Promise<void> {
    if (asking) return;
    const suspects = [...watched]
      .filter(([client, state]) => isSilent(client, state))
      .map(([client]) => client);
    if (suspects.length === 0) return;
    asking = true;
    const addresses = new Set(suspects.map(({ address }) => address));
    await Promise.all([...addresses].map((address) => examine(address, suspects)));
    asking = false;
  }

  /** Cuts the connections to a server that does not answer, or is another than before; or the lost ones alone. */
  async function examine(address: string, suspects: readonly Driver[]): Promise<void> {
    const found = await findServer(address, pace.answer);
    if (found === 'unknown') return;
    for (const [client, { greeting }] of watched) {
      if (client.address !== address) continue;
      const isOther = found === 'gone' || (greeting && greeting.server !== found.server);
      const isLost =
        found !== 'gone' && greeting && suspects.includes(client) && !found.pids.includes(greeting.pid);
      if (isOther || isLost)
        client.connection.stream.destroy(new Error('Connection terminated: the database server is gone.'));
    }
    if (found === 'gone') for (const client of suspects) if (client.address === address) client.moveOn();
  }

  return {
    /** Watches a connection until it ends; call it before its first statement. */
    add(client: HostClient): void {
      watched.set(client as Driver, { bytesRead: 0, silentFor: 0 });
      timer ??= setInterval(() => void look(), pace.look).unref();
      client.once('end', () => {
        watched.delete(client as Driver);
        if (watched.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      });
    },
    /** Notes which process of which server answers the connection. */
    greeted(client: HostClient, greeting: Greeting): void {
      const state = watched.get(client as Driver);
      if (state) state.greeting = greeting;
    },
  };
}

/** Whether a network lies between this process and the server; on one machine connections do not die unnoticed. */
export const isRemote = ({ host }: Pick<HostClient, 'host'>): boolean =>
  !host.startsWith('/') && !isLoopback(host);

function isSilent(client: Driver, state: Watched): boolean {
  const { bytesRead } = client.connection.stream;
  const isWaiting = client.readyForQuery === false;
  state.silentFor = isWaiting && bytesRead === state.bytesRead ? state.silentFor + 1 : 0;
  state.bytesRead = bytesRead;
  return state.silentFor >= silentLooks;
}

type Found = { server: string; pids: number[] } | 'gone' | 'unknown';

async function findServer(address: string, patience: number): Promise<Found> {
  const client = new Client({
    connectionString: address,
    application_name: 'turoos watch',
    connectionTimeoutMillis: patience,
  });
  client.on('error', () => undefined);
  const ask = async (): Promise<Found> => {
    await client.connect();
    const { rows } = await client.query<{ server: string; pids: number[] }>(
      `select pg_postmaster_start_time()::text as server, array(select pid from pg_stat_activity) as pids`,
    );
    return rows[0] ?? 'unknown';
  };
  try {
    return await Promise.race([ask(), wait(patience, 'gone' as const, { ref: false })]);
  } catch (error) {
    // a server that refuses one connection more is there
    return isConnectionLoss(error) && sqlState(error) !== '53300' ? 'gone' : 'unknown';
  } finally {
    client.end().catch(() => undefined);
  }
}
