import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Db } from '../src/db/connect';
import { startDueWebhooks } from '../src/modules/webhooks';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests read what they sent
  json: any;
}

/** Another program that is told of what happens in the shop. */
export function useReceiver() {
  let server: Server;
  const receiver = {
    received: [] as Received[],
    /** The status of its answers; undefined: it never answers. */
    status: 200 as number | undefined,
    answer: '{"ok":true}',
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    },
    topics: () => receiver.received.map(({ json }) => json.topic as string),
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const { url: path = '', headers } = request;
        receiver.received.push({ path, headers, text, json: JSON.parse(text) });
        if (receiver.status === undefined) return;
        response
          .writeHead(receiver.status, { location: receiver.url.replace('hook', 'inside') })
          .end(receiver.answer);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => Object.assign(receiver, { received: [], status: 200, answer: '{"ok":true}' }));
  return receiver;
}

/** Tells all addresses what is due, and waits until they were told. */
export async function tellAll(db: Db, allowsInside = true): Promise<void> {
  const works: Promise<unknown>[] = [];
  const background = {
    closing: new AbortController().signal,
    add: (work: Promise<unknown>) => void works.push(work),
    close: async () => undefined,
  };
  const warn = (error: unknown) => {
    throw error;
  };
  await startDueWebhooks({ db, background, allowsInside, announce: () => undefined, warn });
  await Promise.all(works);
}
