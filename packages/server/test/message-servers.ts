import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** A local mail server, with the mails it received. */
export function useMailServer() {
  let server: SMTPServer;
  const mails = {
    received: [] as { to: string[]; text: string }[],
    /** The error response to the next messages; undefined accepts them. */
    refusal: undefined as string | undefined,
    get url() {
      return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    },
  };
  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_, __, done) =>
        done(mails.refusal ? Object.assign(new Error(mails.refusal), { responseCode: 550 }) : null),
      onData(stream, session, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          mails.received.push({ to, text: Buffer.concat(parts).toString() });
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
  });
  afterAll(() => new Promise<void>((done) => server.close(done)));
  beforeEach(() => {
    mails.received = [];
    mails.refusal = undefined;
  });
  return mails;
}

/** Returns the decoded parts of a mail. */
export const partsOf = (mail = ''): string[] =>
  mail.split(/\r\n--[^\r\n]+/).flatMap((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    const encoding = head.match(/content-transfer-encoding: (\S+)/i)?.[1]?.toLowerCase();
    const text = body.join('\r\n\r\n');
    if (encoding === 'base64') return [Buffer.from(text, 'base64').toString()];
    return encoding === 'quoted-printable' ? [unquoted(text)] : [];
  });

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

interface Asked {
  method: string | undefined;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const takes = (reply: ServerResponse) => void reply.end('{"status":"queued"}');

/** A local SMS gateway that responds as each test specifies. */
export function useSmsServer() {
  let server: Server;
  const gateway = {
    asked: [] as Asked[],
    behave: takes as (reply: ServerResponse, asked: Asked) => void | Promise<void>,
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
    },
  };
  beforeAll(async () => {
    server = createServer(async (request, reply) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const asked = { method: request.method, url: request.url ?? '', headers: request.headers, body };
      gateway.asked.push(asked);
      await gateway.behave(reply, asked);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    gateway.asked = [];
    gateway.behave = takes;
  });
  return gateway;
}
