import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:tls';
import { both } from '../system/both';
import { messageOf } from '../system/error-facts';
import type { Network, NetworkState } from './network';
import { portProblem } from './port-problem';

/** Milliseconds within which a client must have agreed on a key. */
const handshakeTimeout = 20_000;

export interface SecureListener {
  /** Accepts no more connections, and resolves when the last one has ended. */
  close(): Promise<void>;
}

/**
 * Accepts https connections beside plain ones: they are handed, decrypted, to the plain server, so that all its
 * limits hold for them too. It begins as soon as there is a certificate, and follows its changes without a restart.
 * A port that cannot be opened is said, and the shop goes on without https.
 */
export async function listenSecurely(
  plain: Server,
  { port, host }: { port: number; host: string },
  network: Network,
  say: (line: string) => void,
): Promise<SecureListener> {
  const server = createServer({ handshakeTimeout, ALPNProtocols: ['http/1.1'] });
  /** Connections whose handshake is not finished, by the address of their client. */
  const pending = new Map<string, Socket>();
  server.on('connection', (socket: Socket) => {
    const client = clientOf(socket);
    pending.set(client, socket);
    socket.once('close', () => pending.delete(client));
  });
  server.on('secureConnection', (socket) => {
    pending.delete(clientOf(socket));
    if (!server.listening) return void socket.destroy();
    plain.emit('connection', socket);
  });
  // a device that does not trust the certificate breaks off; it is told by its browser
  server.on('tlsClientError', (_, socket) => void socket.destroy());

  const settle = async ({ identity }: NetworkState): Promise<void> => {
    if (!identity) return;
    server.setSecureContext(identity);
    if (server.listening || !plain.listening) return;
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host }, () => resolve(void server.off('error', reject)));
      });
      network.ports.https = (server.address() as AddressInfo).port;
    } catch (error) {
      const known = portProblem('TUROOS_HTTPS_PORT', port, error);
      const why = known ? `${known.problem}. ${known.hint}` : messageOf(error);
      say(`${both('https متوقف', 'https is off')}: ${why}`);
    }
  };
  await settle(network.state());
  network.follow((state) => void settle(state));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of pending.values()) socket.destroy();
      }),
  };
}

const clientOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;
