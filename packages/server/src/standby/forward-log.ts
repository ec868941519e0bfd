import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Duplex } from 'node:stream';

export interface Forwarder {
  port: number;
  close(): Promise<void>;
}

/** Leads connections of the database of this machine into the shop. The shop lets nothing but its log through. */
export async function forwardLog(open: () => Promise<Duplex>): Promise<Forwarder> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    void lead(socket, open);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function lead(socket: Socket, open: () => Promise<Duplex>): Promise<void> {
  const gone = () => undefined;
  let way: Duplex | undefined;
  try {
    way = await open();
    way.on('error', gone);
    await Promise.race([pipeline(socket, way), pipeline(way, socket)]);
  } catch {
    // the database of this machine connects again
  } finally {
    way?.destroy();
    socket.destroy();
  }
}
