import { Client, type ClientConfig } from 'pg';
import { isConnectionLoss } from './connection-loss';
import { addressesOf, currentAddress, moveOn, wantedBy } from './hosts';

/** Milliseconds that a connection may take; the hosts of an address share them. */
export const connectTimeout = 10_000;

/** Milliseconds of silence after which the system checks that an idle connection still has another end. */
export const keepAliveInitialDelayMillis = 5000;

/** What a server says of itself when a connection to it is made. */
export interface Greeting {
  /** The process that serves the connection. */
  pid: number;
  /** The moment the server was started, which tells it from any other server. */
  server: string;
  readOnly: boolean;
}

export const greetingQuery = `
  select pg_backend_pid() as pid, pg_postmaster_start_time()::text as server,
    current_setting('transaction_read_only') = 'on' as "readOnly"`;

/** A connection to the host in use of an address that may name several. */
export class HostClient extends Client {
  readonly address: string;
  private readonly url: string;

  constructor(config: ClientConfig & { connectionString: string }) {
    const { connectionString: url, connectionTimeoutMillis: limit = connectTimeout } = config;
    const address = currentAddress(url);
    super({
      ...config,
      connectionString: address,
      connectionTimeoutMillis: Math.ceil(limit / addressesOf(url).length),
    });
    this.url = url;
    this.address = address;
  }

  override connect(): Promise<Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<Client> | void {
    if (!callback)
      return new Promise((resolve, reject) =>
        this.connect((error) => (error ? reject(error) : resolve(this))),
      );
    super.connect((error: Error) => {
      if (error) this.moveOn();
      callback(error);
    });
  }

  moveOn(): void {
    moveOn(this.url, this.address);
  }

  /** Refuses a server of the wrong kind with the error of a change that a standby refuses. */
  accept({ readOnly }: Pick<Greeting, 'readOnly'>): void {
    const wanted = wantedBy(this.url);
    if (wanted !== (readOnly ? 'read-write' : 'read-only')) return;
    this.moveOn();
    const what = readOnly ? 'takes no changes' : 'is the primary';
    throw Object.assign(new Error(`The database server ${this.host}:${this.port} ${what}.`), {
      code: '25006',
    });
  }
}

/** Connects to the first host that can be reached and is of the wanted kind, beginning with the one in use. */
export async function openClient(config: ClientConfig & { connectionString: string }): Promise<HostClient> {
  for (let left = addressesOf(config.connectionString).length; ; left--) {
    const client = new HostClient(config);
    client.on('error', () => undefined);
    try {
      await client.connect();
      if (wantedBy(config.connectionString) !== 'any') {
        const { rows } = await client.query<Greeting>(greetingQuery);
        for (const greeting of rows) client.accept(greeting);
      }
      return client;
    } catch (error) {
      client.end().catch(() => undefined);
      if (left <= 1 || !isConnectionLoss(error)) throw error;
    }
  }
}
