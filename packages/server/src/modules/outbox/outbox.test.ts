import { Readable } from 'node:stream';
import type { Topic } from '@turoos/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { partsOf, useMailServer } from '../../../test/message-servers';
import { transaction } from '../../db/transaction';
import { createMailer, queueMessages, sendOutbox } from '.';
import type { Mailer } from '../../kernel/messages';
import { nextAttempt } from './retry.rules';

const database = useDatabase();
const mails = useMailServer();
let mailer: Mailer;
beforeAll(() => {
  mailer = createMailer({ url: mails.url, from: 'تروس <reports@shop.ye>' });
});
afterEach(() => database.db.deleteFrom('outbox').execute());

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
    sms: undefined,
    announce: (topics: readonly string[]) => void announced.push(...topics),
    warn: () => undefined,
    ...given,
  };
  return sendOutbox(context, { attachments: makers }).then(() => announced);
}

describe('with a mail server', () => {
  it('a message is sent as text and as right-to-left HTML without scripts', async () => {
    const body = 'عرض <b>اليوم</b> & غداً\nhttps://shop.ye/?a=1&b=2';
    await queue(['a@shop.ye'], { body });
    await send();
    const texts = partsOf(mails.received[0]?.text);
    expect(texts.some((text) => text.replaceAll('\r', '').trim() === body)).toBe(true);
    const html = texts.find((text) => text.includes('<html')) ?? '';
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('عرض &lt;b&gt;اليوم&lt;/b&gt; &amp; غداً<br>');
    expect(html).toContain('<a href="https://shop.ye/?a=1&amp;b=2" dir="ltr">');
    expect(html).not.toContain('<img');
  });

  it('a message is sent with its attachment, and open screens are notified', async () => {
    await queue(['a@shop.ye'], { attachment: { kind: 'note', text: 'الاسم,الكمية' } });
    expect(await send()).toEqual(['inventory-reports']);
    expect(mails.received).toHaveLength(1);
    expect(mails.received[0]?.to).toEqual(['a@shop.ye']);
    expect(mails.received[0]?.text).toContain(Buffer.from('الاسم,الكمية').toString('base64'));
    expect(mails.received[0]?.text).toContain('reports@shop.ye');
    expect(await all()).toMatchObject([{ status: 'sent', attempts: 1, error: '', sentAt: expect.any(Date) }]);
  });

  it('each message is sent once, however many servers send', async () => {
    const recipients = Array.from({ length: 12 }, (_, index) => `r${index}@shop.ye`);
    await queue(recipients);
    await Promise.all([send(), send(), send(), send()]);
    expect(mails.received.flatMap(({ to }) => to).toSorted()).toEqual(recipients.toSorted());
    expect((await all()).every(({ status }) => status === 'sent')).toBe(true);
    await send();
    expect(mails.received).toHaveLength(12);
  });

  it('a refused message is retried with growing waits, and fails in the end', async () => {
    await queue(['a@shop.ye']);
    mails.refusal = 'no such mailbox';
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

  it('a refused message is delivered once the server accepts it', async () => {
    await queue(['a@shop.ye']);
    mails.refusal = 'busy';
    await send();
    mails.refusal = undefined;
    await database.db.updateTable('outbox').set({ nextAttemptAt: new Date() }).execute();
    await send();
    expect(await all()).toMatchObject([{ status: 'sent', attempts: 2, error: '' }]);
  });

  it('a message whose attachment is gone fails at once with the reason', async () => {
    await queue(['a@shop.ye'], { attachment: { kind: 'note', text: '' } });
    await send();
    expect(mails.received).toEqual([]);
    expect(await all()).toMatchObject([{ status: 'failed', error: 'لم تعد نتيجة التقرير موجودة' }]);
  });

  it('a message claimed by a server that died is retried when its lease ends', async () => {
    await queue(['a@shop.ye']);
    await database.db
      .updateTable('outbox')
      .set({ attempts: 1, nextAttemptAt: new Date(Date.now() + 60_000) })
      .execute();
    await send();
    expect(mails.received).toEqual([]);
    await database.db.updateTable('outbox').set({ nextAttemptAt: new Date() }).execute();
    await send();
    expect(mails.received).toHaveLength(1);
  });
});

describe('without a mail server', () => {
  it('that answers, a message waits and reports why', async () => {
    await queue(['a@shop.ye']);
    // a port nobody listens on
    const away = createMailer({ url: 'smtp://127.0.0.1:1', from: 'a@shop.ye' });
    await send({ mailer: away });
    expect(await all()).toMatchObject([{ status: 'queued', attempts: 1, error: 'تعذّر الاتصال بخادم البريد' }]);
  });

  it('configured, a message to the shop’s own users becomes undelivered and reports why', async () => {
    await queue(['a@shop.ye']);
    expect(await send({ mailer: undefined })).toEqual(['inventory-reports']);
    expect(await all()).toMatchObject([{ status: 'undelivered', error: 'البريد غير مهيأ', attempts: 0 }]);
  });

  it.each(['marketing', 'customers'] as Topic[])(
    'configured, a message to customers (%s) waits, reports why, and is sent once there is one',
    async (type) => {
      await queue(['a@shop.ye'], { source: { type, id: crypto.randomUUID() } });
      expect(await send({ mailer: undefined })).toEqual([type]);
      expect(await send({ mailer: undefined })).toEqual([]);
      expect(await all()).toMatchObject([{ status: 'queued', error: 'البريد غير مهيأ', attempts: 0 }]);
      await send();
      expect(mails.received).toHaveLength(1);
      expect(await all()).toMatchObject([{ status: 'sent', error: '' }]);
    },
  );

  it('a closed channel does not stop the other, and messages that users send themselves are skipped', async () => {
    const campaign = { source: { type: 'marketing', id: crypto.randomUUID() } };
    await queue(['a@shop.ye', 'b@shop.ye']);
    await queue(['777000001'], { channel: 'sms' });
    await queue(['777000002'], { channel: 'sms', ...campaign });
    await queue(['777000003'], { channel: 'whatsapp', ...campaign });
    await send();
    expect((await all()).map(({ channel, status, error }) => [channel, status, error])).toEqual([
      ['sms', 'undelivered', 'بوابة الرسائل النصية غير مهيأة'],
      ['sms', 'queued', 'بوابة الرسائل النصية غير مهيأة'],
      ['whatsapp', 'queued', ''],
      ['email', 'sent', ''],
      ['email', 'sent', ''],
    ]);
  });
});

describe('the waits between attempts', () => {
  const now = new Date('2026-11-15T06:00:00Z');
  it.each([
    [1, '2026-11-15T06:01:00.000Z'],
    [2, '2026-11-15T06:05:00.000Z'],
    [3, '2026-11-15T06:30:00.000Z'],
    [4, undefined],
  ])('after %i', (attempts, next) => expect(nextAttempt(attempts, now)?.toISOString()).toBe(next));
});
