import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Client } from 'pg';

/** Forwards to a database through a connection that can be cut and restored, or swallow everything. */
export async function startRelay(url: string) {
  const { host, port } = new Client({ connectionString: url });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const lines = new Set<Socket>();
  let server: Server;
  let isSilent = false;

  async function open(at: number): Promise<void> {
    server = createServer((socket) => {
      if (isSilent) {
        lines.add(socket);
        return void socket.on('error', () => undefined);
      }
      const onward = connect(target as { path: string });
      for (const [end, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        lines.add(end);
        end.on('error', () => undefined);
        end.on('close', () => {
          lines.delete(end);
          other.destroy();
        });
        end.pipe(other);
      }
    });
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  }

  await open(0);
  const own = (server! as Server).address() as AddressInfo;
  const address = new URL(url);
  address.searchParams.delete('host');
  address.host = `127.0.0.1:${own.port}`;
  return {
    url: address.href,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const line of lines) line.destroy();
      await closed;
    },
    mend: () => open(own.port),
    /** Goes on to accept connections and bytes, as a network whose other end is lost seems to. */
    fallSilent() {
      isSilent = true;
      for (const line of lines) {
        line.unpipe();
        line.resume();
      }
    },
  };
}
