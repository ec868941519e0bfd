import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { denial, must, webhookTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { Client } from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../test/app';
import { useSales } from '../../../test/sales';
import { tellAll, useReceiver } from '../../../test/webhooks';
import { gatherNews } from '../notifications';
import { postSigned } from './post-signed';

const shop = useSales({ webhooksInside: true });
const receiver = useReceiver();
let admin: Person;
beforeAll(async () => (admin = await shop.shop.person('super_admin')));
beforeEach(() => shop.db.deleteFrom('webhooks').execute());

async function listen(...topics: string[]) {
  const asked = { name: 'المتجر الإلكتروني', url: receiver.url, topics };
  const reply = await admin.call('POST', '/webhooks', asked);
  expect(reply.statusCode, reply.body).toBe(201);
  const { webhook, secret } = reply.json().data;
  return { id: webhook._id as string, secret: secret as string };
}
const tell = () => tellAll(shop.db);
const deliveries = async (id: string) => (await admin.call('GET', `/webhooks/${id}/deliveries`)).json().data;
const webhook = async (id: string) =>
  (await admin.call('GET', '/webhooks')).json().data.find((one: { _id: string }) => one._id === id);
const makeDue = () => sql`update webhook_deliveries set next_attempt_at = now()`.execute(shop.db);

describe('an address is told of', () => {
  it('sales made, refunded and cancelled, in order, with the record', async () => {
    await listen('sale.made', 'sale.cancelled', 'sale.refunded');
    const product = await shop.part();
    const sale = await shop.sell({ items: [{ product, quantity: 2 }] });
    await shop.done('POST', `/sales/${sale._id}/refund`, { amount: 15, reason: 'تالف' });
    const other = await shop.sell({ items: [{ product, quantity: 1 }] });
    await shop.done('PUT', `/sales/${other._id}/cancel`);
    await tell();
    expect(receiver.topics()).toEqual(['sale.made', 'sale.refunded', 'sale.made', 'sale.cancelled']);
    const [first] = receiver.received;
    expect(first?.json).toMatchObject({ record: sale._id, happenedAt: expect.any(String) });
    expect(first?.json.data).toMatchObject({
      _id: sale._id,
      saleNumber: sale.saleNumber,
      grandTotal: sale.grandTotal,
      warehouses: [{ _id: shop.warehouse }],
    });
  });

  it('stock that changes, and once that it fell to its minimum', async () => {
    await listen('stock.changed', 'stock.low');
    const product = await shop.part({ stock: { [shop.warehouse]: 7 } });
    await sql`update stock_totals set min_level = 5 where product_id = ${product}`.execute(shop.db);
    await sql`delete from webhook_deliveries`.execute(shop.db);
    await shop.sell({ items: [{ product, quantity: 1 }] });
    await shop.sell({ items: [{ product, quantity: 1 }] });
    await shop.sell({ items: [{ product, quantity: 1 }] });
    await tell();
    expect(receiver.topics().toSorted()).toEqual([
      'stock.changed',
      'stock.changed',
      'stock.changed',
      'stock.low',
    ]);
    expect(receiver.received[0]?.json.data).toMatchObject({
      product,
      quantity: 4,
      minStockLevel: 5,
      status: 'low_stock',
      warehouses: [{ warehouse: shop.warehouse, quantity: 4 }],
    });
  });

  it('customers and their payments', async () => {
    await listen('customer.created', 'customer.changed', 'payment.received');
    const made = await admin.call('POST', '/customers', { name: 'عميل الربط', phone: '777123456' });
    const { _id: id } = made.json().data;
    await shop.done('PATCH', `/customers/${id}/balance`, { amount: 12.5 });
    await tell();
    expect(receiver.topics()).toEqual(['customer.created', 'payment.received', 'customer.changed']);
    expect(receiver.received[1]?.json.data).toMatchObject({
      amount: 12.5,
      customer: { _id: id, name: 'عميل الربط' },
    });
    await admin.call('PATCH', `/customers/${id}/balance`, { amount: 12.5, operation: 'subtract' });
  });

  it('nothing that was rolled back, nor what it did not ask for', async () => {
    await listen('sale.cancelled', 'stock.changed');
    const product = await shop.part({ stock: { [shop.warehouse]: 1 } });
    await sql`delete from webhook_deliveries`.execute(shop.db);
    const refused = await shop.call('POST', '/sales', {
      paymentStatus: 'paid',
      items: [{ product, quantity: 2 }],
    });
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    await tell();
    expect(receiver.received).toEqual([]);
  });
});

describe('a delivery', () => {
  it('is signed with its time, and listed with the answer', async () => {
    const { id, secret } = await listen('customer.created');
    expect((await admin.call('POST', `/webhooks/${id}/test`)).statusCode).toBe(201);
    await tell();
    await expect.poll(() => receiver.received.length).toBe(1);
    const { headers, text } = must(receiver.received[0]);
    const [, time = '', sum] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['turoos-signature'])) ?? [];
    expect(sum).toBe(createHmac('sha256', secret).update(`${time}.${text}`).digest('hex'));
    expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(60);
    await expect.poll(async () => (await deliveries(id))[0]?.status).toBe('sent');
    const [listed] = await deliveries(id);
    expect(headers['turoos-delivery']).toBe(listed._id);
    expect(listed).toMatchObject({
      topic: 'test',
      answerStatus: 200,
      answer: '{"ok":true}',
      attempts: 1,
      error: '',
    });
  });

  it('that fails is sent again later, unchanged, and those behind it wait', async () => {
    const { id } = await listen('customer.created');
    receiver.status = 500;
    await admin.call('POST', '/customers', { name: 'الأول', phone: '777000001' });
    await admin.call('POST', '/customers', { name: 'الثاني', phone: '777000002' });
    await tell();
    await tell();
    expect(receiver.received).toHaveLength(1);
    expect(await webhook(id)).toMatchObject({
      waiting: 2,
      error: webhookTexts.refused(500),
      failingSince: expect.any(String),
    });
    receiver.status = 200;
    await makeDue();
    await tell();
    expect(receiver.received.map(({ json }) => json.data.name)).toEqual(['الأول', 'الأول', 'الثاني']);
    expect(receiver.received[1]?.text).toBe(receiver.received[0]?.text);
    expect(await webhook(id)).toMatchObject({ waiting: 0, error: '', failingSince: null });
  });

  it('is given up after its last attempt, and can be sent again', async () => {
    const { id } = await listen('customer.created');
    await admin.call('POST', '/customers', { name: 'عميل', phone: '777000003' });
    receiver.status = 503;
    for (let n = 0; n < 8; n++) {
      await makeDue();
      await tell();
    }
    const [failed] = await deliveries(id);
    expect(failed).toMatchObject({ status: 'failed', attempts: 8, answerStatus: 503 });
    receiver.status = 204;
    const again = await admin.call('POST', `/webhooks/${id}/deliveries/${failed._id}/resend`);
    expect(again.json().data.status, again.body).toBe('queued');
    await expect.poll(async () => (await deliveries(id))[0].status).toBe('sent');
    expect(receiver.received.at(-1)?.text).toBe(receiver.received[0]?.text);
  });

  it('does not follow redirects', async () => {
    const { id } = await listen('customer.created');
    receiver.status = 302;
    await admin.call('POST', '/customers', { name: 'عميل', phone: '777000004' });
    await tell();
    expect((await deliveries(id))[0]).toMatchObject({
      status: 'queued',
      answerStatus: 302,
      error: webhookTexts.refused(302),
    });
    expect(receiver.received, 'where it leads to was not asked').toHaveLength(1);
  });

  it('to a receiver that hangs is cut off, and a long answer is not read', async () => {
    const closing = new AbortController().signal;
    const sent = {
      url: receiver.url,
      secret: 's',
      id: 'i',
      topic: 'test',
      body: '{}',
      allowsInside: true,
      closing,
    };
    receiver.status = undefined;
    expect(await postSigned({ ...sent, within: 200 })).toMatchObject({
      status: undefined,
      error: webhookTexts.tooSlow,
    });
    Object.assign(receiver, { status: 200, answer: 'x'.repeat(5_000_000) });
    expect((await postSigned(sent)).answer).toHaveLength(500);
  });

  it('to a receiver whose answer drips without end counts as received when the time is over', async () => {
    const dripping = createServer((_, response) => {
      response.writeHead(200).write('ok');
      const drops = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drops));
    }).listen(0, '127.0.0.1');
    await once(dripping, 'listening');
    try {
      const { port } = dripping.address() as AddressInfo;
      const { signal: closing } = new AbortController();
      const sent = { url: `http://127.0.0.1:${port}/`, secret: 's', id: 'i', topic: 'test', body: '{}' };
      const answered = await postSigned({ ...sent, allowsInside: true, closing, within: 300 });
      expect(answered).toMatchObject({ status: 200, error: '', answer: expect.stringMatching(/^ok\.*$/) });
      expect(answered.tookMs).toBeLessThan(5000);
    } finally {
      dripping.closeAllConnections();
      dripping.close();
    }
  });

  it('never goes inside unless the server allows it', async () => {
    const { id } = await listen('customer.created');
    await admin.call('POST', '/customers', { name: 'عميل', phone: '777000005' });
    await tellAll(shop.db, false);
    expect(receiver.received).toEqual([]);
    expect((await deliveries(id))[0]).toMatchObject({ status: 'queued', error: webhookTexts.insecure });
  });
});

describe('an address that does not answer for days', () => {
  it('is switched off, which its managers are told, and starts where it was', async () => {
    const { id } = await listen('customer.created');
    await admin.call('POST', '/customers', { name: 'عميل', phone: '777000006' });
    await sql`update webhooks set failing_since = now() - interval '4 days'`.execute(shop.db);
    receiver.status = 500;
    await tell();
    expect(await webhook(id)).toMatchObject({ isActive: false, stoppedAt: expect.any(String), waiting: 1 });
    await gatherNews({ db: shop.db, announce: () => undefined });
    const told = (await admin.call('GET', '/notifications')).json().data;
    expect(told[0]).toMatchObject({ kind: 'stoppedWebhook', link: '/integrations' });
    await admin.call('POST', '/customers', { name: 'لا يُبلَّغ به', phone: '777000007' });
    receiver.status = 200;
    receiver.received = [];
    await admin.call('PUT', `/webhooks/${id}`, { isActive: true });
    await expect.poll(() => receiver.received.length).toBe(1);
    await expect.poll(async () => (await webhook(id)).waiting).toBe(0);
    expect(await webhook(id)).toMatchObject({ isActive: true, stoppedAt: null, failingSince: null });
  });

  it('or whose secret was sealed elsewhere is switched off until it is renewed', async () => {
    const { id } = await listen('customer.created');
    await sql`update webhooks set key_mark = 'other'`.execute(shop.db);
    await admin.call('POST', '/customers', { name: 'عميل', phone: '777000008' });
    await tell();
    expect(await webhook(id)).toMatchObject({ isActive: false, waiting: 1 });
    const renewed = (await admin.call('POST', `/webhooks/${id}/secret`)).json().data;
    expect(renewed.secret).toMatch(/^whs_/);
    await admin.call('PUT', `/webhooks/${id}`, { isActive: true });
    await expect.poll(() => receiver.received.length).toBe(1);
  });
});

describe('managing addresses', () => {
  it('needs the right, and the right to see what is told', async () => {
    const asked = { name: 'x', url: receiver.url, topics: ['sale.made'] };
    const refused = await (await shop.shop.person('manager')).call('POST', '/webhooks', asked);
    expect(refused.json().message).toBe(denial('integrations:manage'));
    await admin.call('POST', '/roles', { name: 'مدير الحسابات', permissions: { users: 'admin' } });
    const blind = await (await shop.shop.person('مدير الحسابات')).call('POST', '/webhooks', asked);
    expect(blind.json()).toMatchObject({
      code: 'FORBIDDEN',
      message: webhookTexts.beyond('فاتورة مبيعات جديدة'),
    });
  });

  it('shows the secret once and keeps it out of the log', async () => {
    const { id, secret } = await listen('sale.made');
    expect((await admin.call('GET', '/webhooks')).body).not.toContain(secret);
    const stored = await sql<{ text: string }>`
      select to_jsonb(w)::text || (select string_agg(to_jsonb(a)::text, '') from audit_log a where entity_id = w.id) as text
      from webhooks w where id = ${id}`.execute(shop.db);
    expect(stored.rows[0]?.text).toContain('webhook.create');
    expect(stored.rows[0]?.text).not.toContain(secret);
    expect((await admin.call('DELETE', `/webhooks/${id}`)).statusCode).toBe(200);
    expect((await admin.call('GET', `/webhooks/${id}/deliveries`)).json().message).toBe(
      webhookTexts.notFound,
    );
  });
});

it('what is told costs a sale no statement more, with or without an address', async () => {
  const product = await shop.part();
  const statements = async () => {
    const sent = vi.spyOn(Client.prototype, 'query');
    await shop.sell({ items: [{ product, quantity: 1 }] });
    const texts = sent.mock.calls.map(([asked]) => String((asked as { text?: string }).text ?? asked));
    sent.mockRestore();
    return texts.filter((text) => !/^(listen|notify|select pg_notify)/i.test(text));
  };
  await statements();
  const without = await statements();
  await listen('sale.made', 'stock.changed', 'stock.low');
  const withOne = await statements();
  expect(withOne).toHaveLength(without.length);
  expect(withOne.filter((text) => text.includes('webhook_deliveries'))).toHaveLength(2);
});

describe('an address whose maker lost the right to tell of the whole shop', () => {
  const changes = {
    'is inactive': (id: string) => sql`update users set is_active = false where id = ${id}`,
    'is bound to a warehouse': (id: string) =>
      sql`insert into user_warehouses (user_id, warehouse_id) values (${id}, ${shop.warehouse})`,
    'has a lesser role': (id: string) => sql`update users set role = 'viewer' where id = ${id}`,
  };
  it.each(Object.entries(changes))(
    'waits when the maker %s, until somebody else starts it',
    async (_, change) => {
      const maker = await shop.shop.person('super_admin');
      const asked = { name: 'المتجر', url: receiver.url, topics: ['customer.created'] };
      const { _id: id } = (await maker.call('POST', '/webhooks', asked)).json().data.webhook;
      await change(maker.id).execute(shop.db);
      await admin.call('POST', '/customers', { name: `عميل ${id}` });
      await tell();
      expect(receiver.topics()).toEqual([]);
      expect(await webhook(id)).toMatchObject({ isActive: false, waiting: 1 });
      expect((await deliveries(id))[0]).toMatchObject({ status: 'queued', error: webhookTexts.makerGone });
      await admin.call('PUT', `/webhooks/${id}`, { isActive: true });
      await tell();
      await vi.waitFor(() => expect(receiver.topics()).toEqual(['customer.created']));
    },
  );

  it('waits when the maker may not see any more what it tells', async () => {
    const permissions = { users: 'admin', customers: 'read', sales: 'read' };
    const role = await admin.call('POST', '/roles', { name: 'مدير الربط', permissions });
    const maker = await shop.shop.person('مدير الربط');
    const asked = { name: 'المتجر', url: receiver.url, topics: ['sale.made', 'customer.created'] };
    const { _id: id } = (await maker.call('POST', '/webhooks', asked)).json().data.webhook;
    const changed = await admin.call('PUT', `/roles/${role.json().data.id}`, {
      permissions: { users: 'admin', sales: 'read' },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    await shop.sell({ items: [{ product: await shop.part(), quantity: 1 }] });
    await tell();
    expect(receiver.topics()).toEqual(['sale.made']);
    await admin.call('POST', '/customers', { name: `عميل ${id}` });
    await tell();
    expect(receiver.topics()).toEqual(['sale.made']);
    expect(await webhook(id)).toMatchObject({ isActive: false, waiting: 1 });
    const error = webhookTexts.makerBlind('عميل جديد');
    expect((await deliveries(id))[0]).toMatchObject({ status: 'queued', error });
  });
});
