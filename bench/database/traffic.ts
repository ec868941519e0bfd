import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { behindPort, listeningAt } from './addresses';
import { messageTypes } from './message-types';

/** What a shop has sent to its database so far. */
export interface Traffic {
  statements: number;
  /** Times it waited for an answer. Statements that are sent together cost one. */
  roundTrips: number;
}

/**
 * Milliseconds without further messages after which a client is taken to wait for the answer. The messages
 * are held back so long, because an early answer to the first could arrive before the last is sent.
 */
const silence = 2;

/** Runs a measurement with an address of the database at which its traffic is counted. */
export async function withTraffic<T>(
  databaseUrl: string,
  measure: (url: string, traffic: Readonly<Traffic>) => Promise<T>,
): Promise<T> {
  const traffic: Traffic = { statements: 0, roundTrips: 0 };
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(listeningAt(databaseUrl));
    for (const [socket, other] of [[client, server] as const, [server, client] as const]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
    }
    relay(client, server, traffic);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return measure(behindPort(databaseUrl, port), traffic).finally(() => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });
}

function relay(client: Socket, server: Socket, traffic: Traffic): void {
  let held: Buffer[] = [];
  let answersHeld = 0;
  let answersAwaited = 0;
  let timer: NodeJS.Timeout | undefined;
  const readSent = messageTypes('client', (type) => {
    // Query, or Execute of a prepared statement
    if (type === 'Q' || type === 'E') traffic.statements++;
    // Query or Sync: the server answers each with ReadyForQuery
    if (type === 'Q' || type === 'S') answersHeld++;
  });
  const readAnswer = messageTypes('server', (type) => {
    if (type === 'Z' && answersAwaited > 0) answersAwaited--;
  });
  const forward = () => {
    if (answersHeld > 0 && answersAwaited === 0) traffic.roundTrips++;
    answersAwaited += answersHeld;
    answersHeld = 0;
    server.write(Buffer.concat(held));
    held = [];
  };
  client.on('data', (chunk: Buffer) => {
    readSent(chunk);
    held.push(chunk);
    clearTimeout(timer);
    timer = setTimeout(forward, silence);
  });
  server.on('data', (chunk: Buffer) => {
    readAnswer(chunk);
    client.write(chunk);
  });
}
