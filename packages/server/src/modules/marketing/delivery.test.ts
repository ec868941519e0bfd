import type { CampaignMessage } from '@turoos/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useMarketing } from '../../../test/marketing';
import { partsOf, useMailServer, useSmsServer } from '../../../test/message-servers';
import { createMailer, createSmsGateway } from '../outbox';
import type { Mailer, SmsGateway } from '../../kernel/messages';
import { openedAddress } from './signed-links';

const publicUrl = 'https://shop.example';
const marketing = useMarketing({
  publicUrl,
  smtp: { url: 'smtp://127.0.0.1', from: 'a@shop.ye', perMinute: 100 },
});
const { shop, call, done, sent, customer, messages, statesOf, forget } = marketing;
const mails = useMailServer();
const gateway = useSmsServer();
let mailer: Mailer;
let sms: SmsGateway;
beforeAll(() => {
  mailer = createMailer({ url: mails.url, from: 'تروس <shop@shop.ye>' });
  const body = '{"to":"{to}","text":"{text}"}';
  sms = createSmsGateway({ url: gateway.url, method: 'POST', body, from: '' });
});
afterEach(forget);

const run = (given: object = {}) =>
  marketing.runOutbox({
    mailer,
    sms,
    openedAddress: openedAddress({ secret: shop.links, publicUrl }),
    ...given,
  });
const pathIn = (text: string, kind: 'opened' | 'go') =>
  text.match(new RegExp(`${publicUrl}(/api/marketing/${kind}/[\\w-]+)`))?.[1] ?? '';
const visit = (url: string) => shop.inject({ method: 'GET', url });

describe('a sent campaign', () => {
  it('TOOL-11 is sent by SMTP and by the gateway, each message to its recipient', async () => {
    await customer({ name: 'سالم', phone: '777000001', email: 'salem@shop.ye' });
    const { _id } = await sent({ channels: ['sms', 'email'], message: 'أهلاً {الاسم}' });
    await run();
    expect(gateway.asked.map(({ body }) => JSON.parse(body))).toEqual([
      { to: '777000001', text: 'أهلاً سالم' },
    ]);
    expect(mails.received.map(({ to }) => to)).toEqual([['salem@shop.ye']]);
    expect(partsOf(mails.received[0]?.text)[0]).toContain('أهلاً سالم');
    expect(await statesOf(_id)).toEqual(['sent', 'sent']);
    expect(await done('GET', `/${_id}`)).toMatchObject({ sent: 2, targeted: 1, status: 'completed' });
  });

  it('TOOL-11 waits and reports why while a channel is not set up, and is sent once it is', async () => {
    await customer({ email: 'a@shop.ye' });
    const { _id } = await sent({ channels: ['sms', 'email'] });
    expect((await call('GET', '/marketing/channels')).json().data).toMatchObject({ sms: false, email: true });
    await run({ sms: undefined });
    const { data } = (await call('GET', `/marketing/${_id}/messages?channel=sms`)).json();
    expect(data as CampaignMessage[]).toMatchObject([
      { status: 'queued', error: 'بوابة الرسائل النصية غير مهيأة' },
    ]);
    expect(await done('GET', `/${_id}`)).toMatchObject({ sent: 1, status: 'active' });
    await run();
    expect(await done('GET', `/${_id}`)).toMatchObject({ sent: 2, status: 'completed' });
  });

  it('is delivered once to each recipient by two servers at once', async () => {
    const numbers = Array.from({ length: 30 }, (_, n) => String(777_100_000 + n));
    for (const phone of numbers) await customer({ phone });
    await sent();
    await Promise.all([run(), run()]);
    expect(gateway.asked.map(({ body }) => JSON.parse(body).to as string).toSorted()).toEqual(numbers);
  });

  it('MKT-05 stops when it is paused while sending; the message in progress is sent, the rest wait', async () => {
    for (let n = 0; n < 5; n++) await customer();
    const { _id } = await sent();
    gateway.behave = async (reply) => {
      if (gateway.asked.length === 2) await done('POST', `/${_id}/pause`);
      reply.end();
    };
    await run();
    expect(gateway.asked).toHaveLength(2);
    expect((await statesOf(_id)).toSorted()).toEqual(['held', 'held', 'held', 'sent', 'sent']);
    await done('POST', `/${_id}/resume`);
    await run();
    expect(gateway.asked).toHaveLength(5);
    expect(new Set(gateway.asked.map(({ body }) => body)).size).toBe(5);
  });

  it('paused while its gateway refuses messages stays paused', async () => {
    await customer();
    const { _id } = await sent();
    gateway.behave = async (reply) => {
      await done('POST', `/${_id}/pause`);
      reply.writeHead(500).end();
    };
    await run();
    expect(await messages(_id)).toMatchObject([{ status: 'held', attempts: 1, error: 'تعذّر إرسال الرسالة' }]);
    await run();
    expect(gateway.asked).toHaveLength(1);
  });

  it('is not sent through WhatsApp by the server', async () => {
    await customer();
    const { _id } = await sent({ channels: ['whatsapp'] });
    await run();
    expect(await messages(_id)).toMatchObject([{ status: 'queued', attempts: 0, error: '' }]);
    expect(await done('GET', `/${_id}`)).toMatchObject({ status: 'active' });
  });
});

describe('a signed link', () => {
  it('records once that a mail was opened, and is never cached', async () => {
    await customer({ email: 'a@shop.ye' });
    const { _id } = await sent({ channels: ['email'] });
    await run();
    const html = partsOf(mails.received[0]?.text).find((part) => part.includes('<img')) ?? '';
    const pixel = pathIn(html, 'opened');
    const reply = await visit(pixel);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/gif',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(reply.rawPayload.subarray(0, 6).toString()).toBe('GIF89a');
    const [first] = await messages(_id);
    expect(first?.openedAt).toEqual(expect.any(Date));
    expect((await visit(pixel)).statusCode).toBe(200);
    expect((await messages(_id))[0]?.openedAt).toEqual(first?.openedAt);
    expect((await done('GET', `/${_id}/analytics`)).opened).toBe(1);
  });

  it('is only in mails of campaigns, and only where customers can reach this server', async () => {
    await customer({ email: 'a@shop.ye' });
    await sent({ channels: ['email'] });
    await run({ openedAddress: openedAddress({ secret: shop.links, publicUrl: undefined }) });
    await shop.db
      .insertInto('outbox')
      .values({ channel: 'email', recipient: 'b@shop.ye', body: 'تذكير', sourceType: 'customers' })
      .execute();
    await run();
    expect(mails.received).toHaveLength(2);
    for (const { text } of mails.received) expect(partsOf(text).join('')).not.toContain('<img');
  });

  it('redirects to the campaign’s link and is counted once', async () => {
    await customer();
    const { _id } = await sent({ link: 'https://shop.ye/عرض?a=1', message: 'زوروا {الرابط}' });
    await run();
    const path = pathIn(JSON.parse(gateway.asked[0]?.body ?? '{}').text, 'go');
    const reply = await visit(path);
    expect([reply.statusCode, reply.headers['location']]).toEqual([
      302,
      'https://shop.ye/%D8%B9%D8%B1%D8%B6?a=1',
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
    const [first] = await messages(_id);
    expect(first).toMatchObject({ clickedAt: expect.any(Date), openedAt: expect.any(Date) });
    await visit(path);
    expect((await messages(_id))[0]).toEqual(first);
    expect(await done('GET', `/${_id}/analytics`)).toMatchObject({ clicked: 1, opened: 1, openRate: 100 });
  });

  it('that was tampered with or is unknown counts nothing and reveals nothing', async () => {
    await customer({ email: 'a@shop.ye' });
    const { _id } = await sent({ channels: ['email'], link: 'https://shop.ye', message: '{الرابط}' });
    const [message] = await messages(_id);
    const go = pathIn(message?.body ?? '', 'go');
    const token = go.split('/').at(-1) ?? '';
    const flipped = (at: number) =>
      token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    const wrong = [
      flipped(3),
      flipped(30),
      token.slice(0, -1),
      `${token}A`,
      'x',
      '%00',
      'a'.repeat(150),
      `${token}=`,
    ];
    for (const one of wrong) {
      const pixel = await visit(`/api/marketing/opened/${one}`);
      if (one !== '%00') {
        expect([one, pixel.statusCode, pixel.headers['content-type']]).toEqual([one, 200, 'image/gif']);
        const page = await visit(`/api/marketing/go/${one}`);
        expect([one, page.statusCode]).toEqual([one, 404]);
        expect(page.headers['content-type']).toContain('text/html');
        expect(page.body).toContain('الرابط غير صالح');
      } else expect(pixel.statusCode).toBe(404);
    }
    expect(await messages(_id)).toMatchObject([{ openedAt: null, clickedAt: null }]);
    // a valid token of a deleted campaign
    await done('POST', `/${_id}/pause`);
    await done('DELETE', `/${_id}`);
    expect((await visit(go)).statusCode).toBe(404);
    expect((await visit(go.replace('/go/', '/opened/'))).statusCode).toBe(200);
  });
});
