import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a slow line may still take over a request or an answer that is on its way. */
const farewell = 3000;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * On closing, requests under way finish and every other connection goes at once. Left to itself the server would
 * wait a minute for lines that browsers opened in advance and never used, and for ever for one that takes no more.
 */
export function closeGracefully(app: FastifyInstance): void {
  const open = new Set<Socket>();
  const busy = new Map<Socket, Exchange>();
  let closing = false;

  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    busy.set(socket, { request, response });
    response.once('close', () => {
      busy.delete(socket);
      if (closing) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
    const impatient = setTimeout(() => {
      for (const [socket, exchange] of busy) if (isTheLine(exchange)) socket.destroy();
    }, farewell);
    app.server.once('close', () => clearTimeout(impatient));
  });
}

/** It is not our work that takes so long, but what is left of the request or the answer. */
const isTheLine = ({ request, response }: Exchange): boolean => !request.complete || response.headersSent;
