import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * On closing, requests under way finish and every other connection goes at once. Left to itself the server would
 * wait a minute for lines that browsers opened in advance and never used.
 */
export function closeGracefully(app: FastifyInstance): void {
  const open = new Set<Socket>();
  const busy = new Set<Socket>();
  let closing = false;

  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    busy.add(socket);
    response.once('close', () => {
      busy.delete(socket);
      if (closing) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
  });
}
