import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';

/** Opens a database session whose raw messages can be forwarded. */
async function openSession(url: string): Promise<Socket> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners('data');
  return stream;
}

/** Yields a client's messages with their type letters; the first message has none. */
async function* messagesOf(socket: Socket): AsyncGenerator<{ type: string; bytes: Buffer }> {
  let rest = Buffer.alloc(0);
  let offset = 0;
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    while (rest.length >= offset + 4) {
      const length = offset + rest.readInt32BE(offset);
      if (rest.length < length) break;
      yield { type: offset ? String.fromCharCode(rest[0] ?? 0) : 'startup', bytes: rest.subarray(0, length) };
      rest = rest.subarray(length);
      offset = 1;
    }
  }
}

const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A pooler in front of PostgreSQL, in transaction or session mode. */
export async function startPooler(url: string, lends: 'transaction' | 'session', size: number) {
  const sessions = await Promise.all(Array.from({ length: size }, () => openSession(url)));
  const idle = [...sessions];
  const waiting: ((session: Socket) => void)[] = [];
  const borrow = () => {
    const session = idle.pop();
    return session ? Promise.resolve(session) : new Promise<Socket>((resolve) => waiting.push(resolve));
  };
  const giveBack = (session: Socket) => {
    const next = waiting.shift();
    if (next) next(session);
    else idle.push(session);
  };

  async function serve(socket: Socket): Promise<void> {
    let own: Socket | undefined;
    for await (const { type, bytes } of messagesOf(socket)) {
      if (type === 'startup') socket.write(welcome);
      if (type !== 'Q') continue;
      own ??= await borrow();
      own.write(bytes);
      const free = await relayAnswer(own, socket);
      if (free && lends === 'transaction') {
        giveBack(own);
        own = undefined;
      }
    }
  }

  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    void serve(socket).catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://anyone@127.0.0.1:${port}${new URL(url).pathname}`,
    async close() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

/** Forwards a response to its end; returns whether it ended outside a transaction. */
async function relayAnswer(from: Socket, to: Socket): Promise<boolean> {
  let answer = Buffer.alloc(0);
  for (;;) {
    const [chunk] = (await once(from, 'data')) as [Buffer];
    to.write(chunk);
    answer = Buffer.concat([answer, chunk]);
    // the last message: Z, its length, and I, T or E
    const last = answer.subarray(-6);
    if (last[0] === 0x5a && last.readInt32BE(1) === 5) return last[5] === 0x49;
  }
}
