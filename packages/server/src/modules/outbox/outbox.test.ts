import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { transaction } from '../../db/transaction';
import { createMailer, queueMessages, sendOutbox, type Mailer } from '.';
import { nextAttempt } from './retry.rules';

const database = useDatabase();
let server: SMTPServer;
let mailer: Mailer;
let received: { to: string[]; text: string }[] = [];
/** What the mail server says to the next messages; nothing to take them. */
let refusal: string | undefined;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) =>
      done(refusal ? Object.assign(new Error(refusal), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  mailer = createMailer({ url: `smtp://127.0.0.1:${port()}`, from: 'تروس <reports@shop.ye>' });
});
afterAll(() => new Promise<void>((done) => server.close(done)));
beforeEach(() => {
  received = [];
  refusal = undefined;
});
afterEach(() => database.db.deleteFrom('outbox').execute());

const port = () => (server.server.address() as AddressInfo).port;
const source = { type: 'inventory-reports', id: crypto.randomUUID() } as const;
const queue = (recipients: string[], more: object = {}) =>
  transaction(database.db, (tx) =>
    queueMessages(
      tx,
      recipients.map((recipient) => ({
        channel: 'email',
        recipient,
        subject: 'تقرير المخزون',
        body: 'مرفق التقرير',
        source,
        userId: null,
        ...more,
      })),
    ),
  );
const all = () => database.db.selectFrom('outbox').selectAll().orderBy('recipient').execute();
const makers = {
  note: async ({ text = '' }: Record<string, string>) =>
    text ? { filename: 'تقرير.csv', type: 'text/csv', stream: Readable.from([text]) } : undefined,
};

function send(given: Partial<Parameters<typeof sendOutbox>[0]> = {}) {
  const announced: string[] = [];
  const context = {
    db: database.db,
    mailer,
    announce: (topics: readonly string[]) => void announced.push(...topics),
    warn: () => undefined,
    ...given,
  };
  return sendOutbox(context, makers).then(() => announced);
}

describe('with a mail server', () => {
  it('a message leaves with its attachment, and open screens hear of it', async () => {
    await queue(['a@shop.ye'], { attachment: { kind: 'note', text: 'الاسم,الكمية' } });
    expect(await send()).toEqual(['inventory-reports']);
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['a@shop.ye']);
    expect(received[0]?.text).toContain(Buffer.from('الاسم,الكمية').toString('base64'));
    expect(received[0]?.text).toContain('reports@shop.ye');
    expect(await all()).toMatchObject([{ status: 'sent', attempts: 1, error: '', sentAt: expect.any(Date) }]);
  });

  it('each message leaves once, however many servers send', async () => {
    const recipients = Array.from({ length: 12 }, (_, index) => `r${index}@shop.ye`);
    await queue(recipients);
    await Promise.all([send(), send(), send(), send()]);
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual(recipients.toSorted());
    expect((await all()).every(({ status }) => status === 'sent')).toBe(true);
    await send();
    expect(received).toHaveLength(12);
  });

  it('a refused message is tried again later, with growing waits, and given up in the end', async () => {
    await queue(['a@shop.ye']);
    refusal = 'no such mailbox';
    for (const [attempts, minutes] of [
      [1, 1],
      [2, 5],
      [3, 30],
    ] as const) {
      await send();
      const [message] = await all();
      expect(message).toMatchObject({
        status: 'queued',
        attempts,
        error: expect.stringMatching(/رفض خادم البريد/),
      });
      const wait = (message?.nextAttemptAt.getTime() ?? 0) - Date.now();
      expect(Math.round(wait / 60_000)).toBe(minutes);
      await send();
      expect((await all())[0]?.attempts).toBe(attempts);
      await database.db.updateTable('outbox').set({ nextAttemptAt: new Date() }).execute();
    }
    await send();
    expect(await all()).toMatchObject([{ status: 'failed', attempts: 4 }]);
  });

  it('one that was refused arrives when the server has come to its senses', async () => {
    await queue(['a@shop.ye']);
    refusal = 'busy';
    await send();
    refusal = undefined;
    await database.db.updateTable('outbox').set({ nextAttemptAt: new Date() }).execute();
    await send();
    expect(await all()).toMatchObject([{ status: 'sent', attempts: 2, error: '' }]);
  });

  it('a message whose attachment is gone fails at once and says why', async () => {
    await queue(['a@shop.ye'], { attachment: { kind: 'note', text: '' } });
    await send();
    expect(received).toEqual([]);
    expect(await all()).toMatchObject([{ status: 'failed', error: 'لم تعد نتيجة التقرير موجودة' }]);
  });

  it('a message over which a server died is nobody’s until its lease ends', async () => {
    await queue(['a@shop.ye']);
    await database.db
      .updateTable('outbox')
      .set({ attempts: 1, nextAttemptAt: new Date(Date.now() + 60_000) })
      .execute();
    await send();
    expect(received).toEqual([]);
    await database.db.updateTable('outbox').set({ nextAttemptAt: new Date() }).execute();
    await send();
    expect(received).toHaveLength(1);
  });
});

describe('without a mail server', () => {
  it('that answers, a message waits and says why', async () => {
    await queue(['a@shop.ye']);
    // a port nobody listens on
    const away = createMailer({ url: 'smtp://127.0.0.1:1', from: 'a@shop.ye' });
    await send({ mailer: away });
    expect(await all()).toMatchObject([
      { status: 'queued', attempts: 1, error: 'تعذر الاتصال بخادم البريد' },
    ]);
  });

  it('at all, it is undelivered and says so', async () => {
    await queue(['a@shop.ye']);
    expect(await send({ mailer: undefined })).toEqual(['inventory-reports']);
    expect(await all()).toMatchObject([{ status: 'undelivered', error: 'البريد غير مهيأ', attempts: 0 }]);
  });

  it('a channel nobody serves is undelivered while mail leaves', async () => {
    await queue(['a@shop.ye', 'b@shop.ye']);
    await queue(['777123456'], { channel: 'sms' });
    await send();
    expect((await all()).map(({ channel, status }) => [channel, status])).toEqual([
      ['sms', 'undelivered'],
      ['email', 'sent'],
      ['email', 'sent'],
    ]);
  });
});

describe('the waits between tries', () => {
  const now = new Date('2026-11-15T06:00:00Z');
  it.each([
    [1, '2026-11-15T06:01:00.000Z'],
    [2, '2026-11-15T06:05:00.000Z'],
    [3, '2026-11-15T06:30:00.000Z'],
    [4, undefined],
  ])('after %i', (attempts, next) => expect(nextAttempt(attempts, now)?.toISOString()).toBe(next));
});
