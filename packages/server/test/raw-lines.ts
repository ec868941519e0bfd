import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Requests over real connections, which a test may drop or leave hanging. */
export function rawLines(port: () => number) {
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
        const asked = request({ port: port(), host: '127.0.0.1', path, method, headers, agent: false });
        asked.on('socket', keep).on('response', resolve).on('error', reject).end();
      }),
    /** Opens a connection without ever sending a request. */
    idle: () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(port(), '127.0.0.1', resolve).once('error', reject);
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
