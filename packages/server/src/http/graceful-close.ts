import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds a slow client may still take to send a request or receive a response. */
const closingGrace = 3000;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * On closing, running requests finish and all other connections close at once. By default Node would wait a
 * minute for connections that browsers opened in advance and never used, and for ever for a client that
 * stopped reading.
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
    // goes on after the server has closed, which does not wait for the connections of the https port
    setTimeout(() => {
      for (const [socket, exchange] of busy) if (waitsForClient(exchange)) socket.destroy();
    }, closingGrace).unref();
  });
}

/**
 * Whether the exchange waits for the client, which is still sending the request or receiving the response.
 */
const waitsForClient = ({ request, response }: Exchange): boolean =>
  !request.complete || response.headersSent;
