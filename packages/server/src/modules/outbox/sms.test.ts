import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { useSmsServer } from '../../../test/message-servers';
import { transaction } from '../../db/transaction';
import { createSmsGateway, queueMessages, sendOutbox } from '.';
import type { SmsGateway } from '../../kernel/messages';

const database = useDatabase();
const gateway = useSmsServer();
let warned: Error[];
beforeEach(() => (warned = []));
afterEach(() => database.db.deleteFrom('outbox').execute());

const json = '{"to":"{to}","text":"{text}","from":"{from}"}';
const settings = { method: 'POST', body: json, key: 's3cret-key', from: 'تروس' } as const;
const reachable = (more: object = {}) => createSmsGateway({ url: gateway.url, ...settings, ...more });

const queue = (recipients: readonly string[], body = 'عرض اليوم') =>
  transaction(database.db, (tx) =>
    queueMessages(
      tx,
      recipients.map((recipient) => ({
        channel: 'sms',
        recipient,
        body,
        source: { type: 'marketing', id: crypto.randomUUID() },
        userId: null,
      })),
    ),
  );
const send = (sms: SmsGateway | undefined = reachable()) =>
  sendOutbox(
    {
      db: database.db,
      mailer: undefined,
      sms,
      announce: () => undefined,
      warn: (error) => void warned.push(error as Error),
    },
    { attachments: {} },
  );
const all = () => database.db.selectFrom('outbox').selectAll().orderBy('recipient').execute();
const dueNow = () => database.db.updateTable('outbox').set({ nextAttemptAt: new Date() }).execute();
const numbers = (count: number) => Array.from({ length: count }, (_, n) => String(777_000_000 + n));

describe('a working gateway', () => {
  it('gets one request per message, with the key, the sender and the digits of the number', async () => {
    await queue(['+967 777-123 ٤٥٦'], 'خصم "15%" \\ غداً\nالرمز {to}');
    await send();
    expect(gateway.asked).toHaveLength(1);
    const [asked] = gateway.asked;
    expect(asked).toMatchObject({ method: 'POST', url: '/send' });
    expect(asked?.headers).toMatchObject({
      authorization: 'Bearer s3cret-key',
      'content-type': 'application/json',
    });
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      to: '967777123456',
      text: 'خصم "15%" \\ غداً\nالرمز {to}',
      from: 'تروس',
    });
    expect(await all()).toMatchObject([{ status: 'sent', attempts: 1, error: '', sentAt: expect.any(Date) }]);
  });

  it('gets form fields or query parameters where it is configured so', async () => {
    await queue(['777123456'], 'أهلاً & سهلاً');
    const body = 'phone={to}&msg={text}';
    await send(reachable({ body, key: undefined }));
    expect(gateway.asked[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(gateway.asked[0]?.headers['authorization']).toBeUndefined();
    expect(Object.fromEntries(new URLSearchParams(gateway.asked[0]?.body))).toEqual({
      phone: '777123456',
      msg: 'أهلاً & سهلاً',
    });
    await queue(['777123457'], 'أهلاً & سهلاً');
    await send(reachable({ url: `${gateway.url}?user=shop`, method: 'GET', body }));
    const { searchParams } = new URL(gateway.asked[1]?.url ?? '', 'http://gateway');
    expect(gateway.asked[1]?.method).toBe('GET');
    expect(Object.fromEntries(searchParams)).toEqual({
      user: 'shop',
      phone: '777123457',
      msg: 'أهلاً & سهلاً',
    });
  });

  it('gets each message once, however many servers send', async () => {
    await queue(numbers(20));
    await Promise.all([send(), send(), send()]);
    const told = gateway.asked.map(({ body }) => JSON.parse(body).to as string);
    expect(told.toSorted()).toEqual(numbers(20));
    expect((await all()).every(({ status }) => status === 'sent')).toBe(true);
  });
});

describe('a failing gateway', () => {
  const failing = async (sms?: SmsGateway) => {
    await queue(['777123456']);
    await send(sms);
    const [message] = await all();
    return message;
  };

  it('that is down leaves the message queued for its next attempt, then accepts it', async () => {
    const away = createSmsGateway({ url: 'http://127.0.0.1:1/?key=s3cret-key', ...settings });
    expect(await failing(away)).toMatchObject({
      status: 'queued',
      attempts: 1,
      error: 'تعذّر الاتصال ببوابة الرسائل النصية',
    });
    await dueNow();
    await send();
    expect(await all()).toMatchObject([{ status: 'sent', attempts: 2, error: '' }]);
  });

  it('that does not respond times out', async () => {
    gateway.behave = () => undefined;
    expect(await failing(reachable({ timeout: 200 }))).toMatchObject({
      status: 'queued',
      error: 'تعذّر الاتصال ببوابة الرسائل النصية',
    });
  });

  it.each([
    [400, 'رفضت بوابة الرسائل النصية الرسالة أو رقم المستلم'],
    [401, 'رفضت بوابة الرسائل النصية مفتاح المتجر'],
    [403, 'رفضت بوابة الرسائل النصية مفتاح المتجر'],
    [302, 'تعذّر إرسال الرسالة'],
    [429, 'تعذّر إرسال الرسالة'],
    [500, 'تعذّر إرسال الرسالة'],
  ])('that answers %i leaves the message unsent', async (status, error) => {
    gateway.behave = (reply) =>
      void reply.writeHead(status, { location: '/thanks' }).end('bad key s3cret-key for 777123456');
    expect(await failing()).toMatchObject({ status: 'queued', attempts: 1, error });
    expect(gateway.asked).toHaveLength(1);
  });

  it('that keeps refusing makes the message fail after four attempts', async () => {
    gateway.behave = (reply) => void reply.writeHead(500).end();
    await queue(['777123456']);
    for (let attempt = 0; attempt < 6; attempt++) {
      await dueNow();
      await send();
    }
    expect(await all()).toMatchObject([{ status: 'failed', attempts: 4 }]);
    expect(gateway.asked).toHaveLength(4);
  });

  it('is logged without its key, its address or the message', async () => {
    gateway.behave = (reply) => void reply.writeHead(400).end('s3cret-key');
    await queue(['777123456'], 'كلام سري');
    await send();
    await dueNow();
    await send(createSmsGateway({ url: 'http://127.0.0.1:1/?key=s3cret-key', ...settings }));
    expect(warned).toHaveLength(2);
    for (const error of warned) {
      const said = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
      expect(said).not.toMatch(/s3cret|777123456|كلام|127\.0\.0\.1/);
    }
  });
});

describe('the quota per minute', () => {
  const tried = async () => (await all()).filter(({ attempts }) => attempts > 0);

  it('holds over several servers at once, and the rest is sent in the next minute', async () => {
    await untilYoungMinute();
    await queue(numbers(12));
    const slow = reachable({ perMinute: 5 });
    await Promise.all([send(slow), send(slow), send(slow), send(slow)]);
    expect(gateway.asked).toHaveLength(5);
    expect(await tried()).toHaveLength(5);
    await send(slow);
    expect(gateway.asked).toHaveLength(5);
    await database.db
      .updateTable('outbox')
      .set({ triedAt: new Date(Date.now() - 61_000) })
      .where('triedAt', 'is not', null)
      .execute();
    await send(slow);
    expect(gateway.asked).toHaveLength(10);
  });

  it('counts attempts, so that a failing gateway is not overloaded', async () => {
    await untilYoungMinute();
    gateway.behave = (reply) => void reply.writeHead(500).end();
    await queue(numbers(8));
    await send(reachable({ perMinute: 3 }));
    expect(gateway.asked).toHaveLength(3);
  });

  /**
   * Waits until early in a clock minute: the count restarts with the minute, which must not turn during a
   * test.
   */
  async function untilYoungMinute() {
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 5000) await new Promise((done) => setTimeout(done, left + 50));
  }
});
