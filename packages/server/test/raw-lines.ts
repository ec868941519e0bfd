import { request, type IncomingMessage } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** Requests over real connections, plain or of https, which a test may drop or leave hanging. */
export function rawLines(port: () => number, { secure = false } = {}) {
  const lines = new Set<Socket>();
  const keep = (socket: Socket) => {
    lines.add(socket);
    socket.on('error', () => undefined).on('close', () => lines.delete(socket));
  };

  return {
    /** Resolves with the response's head; nothing of its body is read. */
    ask: (path: string, token: string, method = 'GET') =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { authorization: `Bearer ${token}` };
        const options = { port: port(), host: '127.0.0.1', path, method, headers, agent: false as const };
        const asked = secure ? requestSecurely({ ...options, rejectUnauthorized: false }) : request(options);
        asked.on('socket', keep).on('response', resolve).on('error', reject).end();
      }),
    /** Opens a connection without ever sending a request. */
    idle: () =>
      new Promise<void>((resolve, reject) => {
        const place = { port: port(), host: '127.0.0.1' };
        const opened = secure
          ? connectTls({ ...place, rejectUnauthorized: false }, resolve)
          : connect(place, resolve);
        const socket: Socket = opened.once('error', reject);
        keep(socket);
      }),
    drop: () => {
      for (const line of lines) line.destroy();
    },
  };
}

/** Resolves when the first bytes of the body have arrived. */
export const begun = (answer: IncomingMessage) =>
  new Promise<void>((resolve) => void answer.once('readable', () => resolve()));
