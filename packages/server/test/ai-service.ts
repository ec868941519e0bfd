import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

interface Asked {
  path: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

type Behaviour = (reply: ServerResponse, asked: Asked) => void | Promise<void>;

/** A local chat-completions service that responds as each test specifies. */
export function useAiService() {
  let server: Server;
  const service = {
    asked: [] as Asked[],
    behave: (() => undefined) as Behaviour,
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
    },
  };
  beforeAll(async () => {
    server = createServer(async (request, reply) => {
      const asked = {
        path: request.url,
        authorization: request.headers.authorization,
        body: JSON.parse(await bodyOf(request)) as Record<string, unknown>,
      };
      service.asked.push(asked);
      await service.behave(reply, asked);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return service;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const json = { 'content-type': 'application/json' };

/** Responds with the whole answer at once. */
export const answering =
  (answer: unknown): Behaviour =>
  (reply) => {
    const content = typeof answer === 'string' ? answer : JSON.stringify(answer);
    const usage = { total_tokens: 120 };
    reply.writeHead(200, json).end(JSON.stringify({ choices: [{ message: { content } }], usage }));
  };

/** Streams the answer in small pieces, cut anywhere; with `whole` false, it never finishes. */
export const streaming =
  (answer: unknown, { whole = true } = {}): Behaviour =>
  async (reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
    const pieces = JSON.stringify(answer).match(/[\s\S]{1,7}/g) ?? [];
    const events = [
      event({ choices: [{ delta: { role: 'assistant' } }] }),
      ...pieces.map((content) => event({ choices: [{ delta: { content } }] })),
      event({ choices: [], usage: { total_tokens: 77 } }),
      ...(whole ? ['data: [DONE]\n\n'] : []),
    ];
    const bytes = Buffer.from(`: a comment\n\n${events.join('')}`);
    for (let at = 0; at < bytes.length; at += 11) reply.write(bytes.subarray(at, at + 11));
    reply.end();
  };

export const refusing =
  (status: number): Behaviour =>
  (reply) =>
    void reply.writeHead(status, json).end(JSON.stringify({ error: { message: 'the key is sk-secret' } }));

/** Never responds. */
export const silent: Behaviour = () => undefined;
