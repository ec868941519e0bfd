import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { messageTypes } from './message-types';
import { withTraffic } from './traffic';

const message = (type: string) => Buffer.from([...Buffer.from(type), 0, 0, 0, 4]);
const statement = Buffer.concat(['B', 'E', 'S'].map(message));

/** A server that answers every Sync and Query at once with ReadyForQuery. */
async function withReadyServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((socket) => {
    const answer = (type: string) => 'SQ'.includes(type) && socket.write(message('Z'));
    socket.on('data', messageTypes('client', answer)).on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return work(`postgres://turoos@127.0.0.1:${port}/shop`).finally(() => server.close());
}

it('counts statements that are sent together as one round trip', async () => {
  const counted = await withReadyServer((databaseUrl) =>
    withTraffic(databaseUrl, async (url, traffic) => {
      const client = connect(Number(new URL(url).port), '127.0.0.1');
      let ready = 0;
      const answered = (sum: number) =>
        new Promise<void>((resolve) => {
          client.on(
            'data',
            messageTypes('server', () => ++ready === sum && resolve()),
          );
        });
      client.write(message(''));
      for (let sent = 0; sent < 3; sent++) client.write(statement);
      await answered(3);
      client.removeAllListeners('data').write(message('Q'));
      await answered(4);
      return { ...traffic };
    }),
  );
  expect(counted).toEqual({ statements: 4, roundTrips: 2 });
});
