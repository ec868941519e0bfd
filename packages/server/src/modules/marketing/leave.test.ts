import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useMarketing } from '../../../test/marketing';
import { partsOf, useMailServer } from '../../../test/message-servers';
import { createMailer } from '../outbox';
import type { Mailer } from '../../kernel/messages';
import { leaveAddress } from './signed-links';
import { signedToken } from './signed-token';

const publicUrl = 'https://shop.example';
const { shop, call, sent, customer, statesOf, runOutbox, forget } = useMarketing({
  publicUrl,
  smtp: { url: 'smtp://127.0.0.1', from: 'a@shop.ye', perMinute: 100 },
});
const mails = useMailServer();
let mailer: Mailer;
beforeAll(() => {
  mailer = createMailer({ url: mails.url, from: 'shop@shop.ye' });
});
afterEach(forget);

const run = (reach: string | undefined = publicUrl) =>
  runOutbox({ mailer, leaveAddress: leaveAddress({ secret: shop.links, publicUrl: reach }) });
const headersOf = (mail = '') => (mail.split('\r\n\r\n')[0] ?? '').replace(/\r\n\s+/g, ' ');
const linkIn = (text: string) =>
  text.match(/https:\/\/shop\.example(\/api\/marketing\/leave\/[\w-]+)/)?.[1] ?? '';
const visit = (url: string) => shop.inject({ method: 'GET', url });
const press = (url: string, type = 'application/x-www-form-urlencoded') =>
  shop.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  });
const isLeftAlone = async (id: string) =>
  (await shop.db.selectFrom('customers').select('noMarketing').where('id', '=', id).executeTakeFirstOrThrow())
    .noMarketing;
const traces = (id: string) =>
  shop.db
    .selectFrom('auditLog')
    .select(['action', 'userName'])
    .where('entityId', '=', id)
    .where('action', '=', 'customer.unsubscribe')
    .execute();
const pathFor = (id: string) => `/api/marketing/leave/${signedToken(shop.links, 'leave', id)}`;

describe('a mail of a campaign', () => {
  it('carries an unsubscribe link, for its reader and for the mail program', async () => {
    const id = await customer({ email: 'a@shop.ye' });
    await sent({ channels: ['email'] });
    await run();
    const [mail] = mails.received;
    const address = `${publicUrl}${pathFor(id)}`;
    expect(headersOf(mail?.text)).toContain(`List-Unsubscribe: <${address}>`);
    expect(headersOf(mail?.text)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [text, html] = partsOf(mail?.text);
    expect(linkIn(text ?? '')).toBe(pathFor(id));
    expect(html).toContain(`<a href="${address}"`);
  });

  it('names the shop to contact where customers cannot reach this server; other mails have no such footer', async () => {
    await customer({ email: 'a@shop.ye' });
    await sent({ channels: ['email'] });
    await shop.db
      .insertInto('outbox')
      .values({ channel: 'email', recipient: 'b@shop.ye', body: 'تذكير', sourceType: 'customers' })
      .execute();
    await runOutbox({ mailer });
    const texts = mails.received.map(({ text, to }) => [to[0], headersOf(text), partsOf(text)[0]]);
    const [, head, body] = texts.find(([to]) => to === 'a@shop.ye') ?? [];
    expect(head).not.toContain('List-Unsubscribe');
    expect(body).toContain('لإيقاف الرسائل التسويقية رُدّ على هذه الرسالة وأخبر «تروس».');
    expect(texts.find(([to]) => to === 'b@shop.ye')?.[2]).not.toContain('لإيقاف');
  });
});

describe('the unsubscribe page', () => {
  it('asks for confirmation, and changes nothing however often it is opened', async () => {
    const id = await customer({ email: 'a@shop.ye' });
    for (let n = 0; n < 2; n++) {
      const reply = await visit(pathFor(id));
      expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(reply.body).toContain('هل تريد إيقاف الرسائل التسويقية من «تروس»؟');
      expect(reply.body).toContain('<form method="post">');
    }
    expect(await isLeftAlone(id)).toBe(false);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json'])(
    'unsubscribes the customer once it is confirmed, and only once: %s',
    async (type) => {
      const id = await customer({ email: 'a@shop.ye' });
      const other = await customer({ email: 'b@shop.ye' });
      const { _id } = await sent({ channels: ['email'] });
      const payload = type === 'application/json' ? '' : undefined;
      const first =
        payload === undefined
          ? await press(pathFor(id), type)
          : await shop.inject({
              method: 'POST',
              url: pathFor(id),
              headers: { 'content-type': type },
              payload,
            });
      expect([first.statusCode, first.body]).toEqual([
        200,
        expect.stringContaining('تم إيقاف الرسائل التسويقية'),
      ]);
      const again = await press(pathFor(id));
      expect([again.statusCode, again.body]).toEqual([200, first.body]);
      expect([await isLeftAlone(id), await isLeftAlone(other)]).toEqual([true, false]);
      expect(await traces(id)).toEqual([{ action: 'customer.unsubscribe', userName: 'النظام' }]);
      // their unsent messages are withdrawn
      expect((await statesOf(_id)).toSorted()).toEqual(['queued', 'undelivered']);
      expect((await call('GET', `/customers/${id}`)).json().data.noMarketing).toBe(true);
    },
  );

  it('answers two concurrent confirmations alike, and writes one audit entry', async () => {
    const id = await customer();
    const replies = await Promise.all([press(pathFor(id)), press(pathFor(id))]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await isLeftAlone(id)).toBe(true);
    expect(await traces(id)).toHaveLength(1);
  });

  it('does not reveal who is a customer: forged, wrong-purpose and deleted tokens get one answer', async () => {
    const id = await customer();
    const wrong = [
      signedToken(shop.links, 'message', id),
      signedToken(new Uint8Array(32), 'leave', id),
      id,
      'x',
      signedToken(shop.links, 'leave', crypto.randomUUID()),
    ];
    const answers = new Set<string>();
    for (const token of wrong)
      for (const reply of [
        await visit(`/api/marketing/leave/${token}`),
        await press(`/api/marketing/leave/${token}`),
      ])
        answers.add(`${reply.statusCode} ${reply.body}`);
    expect([...answers]).toEqual([expect.stringMatching(/^404 [\s\S]*الرابط غير صالح/)]);
    expect(await isLeftAlone(id)).toBe(false);
  });
});
