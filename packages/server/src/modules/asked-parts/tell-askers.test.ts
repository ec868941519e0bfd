import { askedPartTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { correctStock } from '../../../test/factories';
import { jobContext } from '../../../test/job-context';
import { useSales } from '../../../test/sales';
import { outboxSending } from '../../jobs/send-outbox';
import { gatherNews } from '../notifications';

const sales = useSales();
let buyer: Person;
beforeAll(async () => {
  buyer = await sales.shop.person('warehouse_manager');
  await sales.call('POST', '/exchange-rate', { usd_to_yer: 1600 });
});
afterEach(() => sales.expectBooksHold());

/** A part without stock, and somebody who asked for it. */
const gone = (input: object = {}) => sales.part({ stock: {}, mainWarehouseId: sales.warehouse, ...input });
async function ask(body: object) {
  const reply = await sales.clerk.call('POST', '/asked-parts', body);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
const comeIn = (productId: string, quantity = 1) =>
  correctStock(sales.db, [{ productId, warehouseId: sales.warehouse, quantity }]);
const askersOf = async (id: string, who: Person = sales.clerk) =>
  (await who.call('GET', `/asked-parts/${id}/askers`)).json().data;
const statusOf = async (id: string) =>
  (await sales.db.selectFrom('askedParts').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const statuses = async (id: string) =>
  (await askersOf(id)).map(({ status }: { status: string }) => status).toSorted();
const messagesTo = (askers: readonly string[]) =>
  sales.db.selectFrom('outbox').selectAll().where('sourceId', 'in', askers).execute();
const tell = (id: string, body: object, who: Person = sales.clerk) =>
  who.call('POST', `/asked-parts/${id}/tell`, { channel: 'whatsapp', ...body });
const withPhone = async (name: string) => {
  const id = await sales.customer({ name });
  await sql`update customers set phone = '777123456', no_marketing = true where id = ${id}`.execute(sales.db);
  return id;
};

describe('a part that comes in', () => {
  it('lets those who asked for it be told, whatever they called it', async () => {
    const product = await gone({ partNumber: 'ARR-1' });
    const byNumber = await ask({ asked: 'arr 1', name: 'ماجد', phone: '777000111' });
    const byWords = await ask({ asked: 'مساعد وصل' });
    await buyer.call('PATCH', `/asked-parts/${byWords._id}`, { product });
    expect(await statuses(byNumber._id)).toEqual(['waiting']);
    await comeIn(product);
    for (const { _id } of [byNumber, byWords]) {
      expect(await statuses(_id)).toEqual(['arrived']);
      expect(await statusOf(_id)).toBe('arrived');
    }
    const { data, summary } = (await sales.clerk.call('GET', '/asked-parts?status=arrived')).json();
    expect(data).toHaveLength(2);
    expect(summary).toMatchObject({ arrived: 2, toTell: 2 });
    await gatherNews({ db: sales.db, announce: () => undefined });
    await comeIn(product);
    await sales.db
      .updateTable('askedPartTimes')
      .set({ arrivedAt: sql`now()` })
      .execute();
    await gatherNews({ db: sales.db, announce: () => undefined });
    const told = (await sales.clerk.call('GET', '/notifications?kind=arrivedParts')).json().data;
    expect(told).toMatchObject([{ count: 2, link: '/asked-parts?status=arrived' }]);
  });

  it('is found by the words once they are linked, even if it was there before', async () => {
    const product = await sales.part();
    const { _id } = await ask({ asked: 'كان موجوداً باسم آخر' });
    const linked = await buyer.call('PATCH', `/asked-parts/${_id}`, { product });
    expect(linked.json().data).toMatchObject({ status: 'arrived', arrived: 1, part: { _id: product } });
    const missing = await buyer.call('PATCH', `/asked-parts/${_id}`, { product: crypto.randomUUID() });
    expect(missing.statusCode).toBe(404);
  });

  it('is created later under the number that was asked for', async () => {
    const { _id } = await ask({ asked: 'NEW-ARR-77' });
    const product = await gone({ partNumber: 'newarr77' });
    await comeIn(product);
    expect(await statuses(_id)).toEqual(['arrived']);
  });

  it('of which some are left is told to those who asked since', async () => {
    const product = await gone();
    const { _id } = await ask({ product, name: 'أول', phone: '777000111' });
    await comeIn(product, 1);
    await ask({ product, quantity: 3, name: 'ثان', phone: '777000222' });
    expect(await statuses(_id)).toEqual(['arrived', 'waiting']);
    await comeIn(product, 5);
    expect(await statuses(_id)).toEqual(['arrived', 'arrived']);
  });
});

describe('telling', () => {
  it('sends one message, keeps what was asked for, and ends with the sale', async () => {
    const product = await gone({ name: 'طرمبة ماء', partNumber: 'TELL-1' });
    const customer = await withPhone('ورشة السلام');
    const { _id } = await ask({ product, quantity: 2, customer });
    await comeIn(product, 3);
    const [asker] = await askersOf(_id);
    const reply = await tell(_id, { askers: [asker._id] });
    expect([reply.statusCode, reply.json().data]).toEqual([
      201,
      { told: 1, reserved: 1, withoutAddress: 0, withoutStock: 0, alreadyTold: 0 },
    ]);
    const [message, ...others] = await messagesTo([asker._id]);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      channel: 'whatsapp',
      recipient: '777123456',
      customerId: customer,
      sourceType: 'asked-parts',
      body: expect.stringMatching(/ورشة السلام.*طرمبة ماء.*24,000 ريال بسعر اليوم.*حجزنا لك 2/s),
    });
    const next = await sales.clerk.call('POST', '/whatsapp-queue/next', { about: 'asked-parts' });
    expect(next.json().data).toMatchObject({ customerName: 'ورشة السلام', phone: '777123456' });
    expect(await statusOf(_id)).toBe('told');
    const [kept] = (await sales.call('GET', `/reservations?product=${product}`)).json().data;
    expect(kept).toMatchObject({
      quantity: 2,
      status: 'active',
      holder: { customer },
      source: { type: 'asked-parts', id: asker._id },
    });
    const days = (new Date(kept.until).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2);
    expect(days).toBeLessThan(4);
    await sales.sell({ customer, items: [{ product, quantity: 2 }] }, sales.clerk);
    expect(await statuses(_id)).toEqual(['closed']);
    expect(await statusOf(_id)).toBe('closed');
    expect(await ask({ product })).toMatchObject({ _id, times: 2, status: 'open' });
  });

  it('happens once of an arrival, however many press the button, and again of the next', async () => {
    const product = await gone();
    const customer = await withPhone('مرة واحدة');
    const { _id } = await ask({ product, customer });
    await comeIn(product, 1);
    const [asker] = await askersOf(_id);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => tell(_id, { askers: [asker._id], reserve: false })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(await messagesTo([asker._id])).toHaveLength(1);
    await comeIn(product, 1);
    expect(await statuses(_id)).toEqual(['told']);
    await sales.sell({ items: [{ product, quantity: 2 }] });
    await comeIn(product, 1);
    expect(await statuses(_id)).toEqual(['arrived']);
    expect((await tell(_id, { askers: [asker._id] })).statusCode).toBe(201);
    expect(await messagesTo([asker._id])).toHaveLength(2);
  });

  it('of one piece that two asked for goes to the one who asked first', async () => {
    const product = await gone();
    const first = await withPhone('السابق');
    const { _id } = await ask({ product, customer: first });
    await ask({ product, name: 'اللاحق', phone: '777000222' });
    await comeIn(product, 1);
    const askers = await askersOf(_id);
    expect(askers[0]).toMatchObject({ customer: { _id: first } });
    const ids = askers.map((asker: { _id: string }) => asker._id).toReversed();
    expect((await tell(_id, { askers: ids })).json().data).toMatchObject({ told: 1, withoutStock: 1 });
    expect(await statuses(_id)).toEqual(['arrived', 'told']);
    expect(await statusOf(_id)).toBe('arrived');
    const again = await tell(_id, { askers: ids });
    expect([again.statusCode, again.json().message]).toEqual([409, askedPartTexts.nobody]);
  });

  it('needs an address and a piece that is there', async () => {
    const product = await gone();
    const { _id } = await ask({ product, name: 'بلا هاتف' });
    await comeIn(product, 1);
    const [asker] = await askersOf(_id);
    expect((await tell(_id, { askers: [asker._id] })).statusCode).toBe(409);
    await sql`update asked_part_times set phone = '777000111' where id = ${asker._id}`.execute(sales.db);
    await sales.sell({ items: [{ product, quantity: 1 }] });
    expect((await tell(_id, { askers: [asker._id], reserve: false })).statusCode).toBe(409);
    await comeIn(product, 1);
    const told = await tell(_id, { askers: [asker._id] });
    expect(told.json().data).toMatchObject({ told: 1, reserved: 1 });
    const queued = await sales.clerk.call('POST', '/whatsapp-queue/next', { about: 'asked-parts' });
    expect(queued.statusCode).toBe(200);
  });

  it('waits while the channel is not set up, and is sent once it is', async () => {
    const product = await gone();
    const { _id } = await ask({ product, name: 'ينتظر', phone: '777000111' });
    await comeIn(product, 1);
    const [asker] = await askersOf(_id);
    expect((await tell(_id, { askers: [asker._id], channel: 'sms' })).statusCode).toBe(201);
    await outboxSending.run(jobContext(sales.db), undefined);
    expect(await messagesTo([asker._id])).toMatchObject([
      { status: 'queued', error: 'بوابة الرسائل النصية غير مهيأة' },
    ]);
    await outboxSending.run(jobContext(sales.db, { sms: { send: async () => undefined } }), undefined);
    expect(await messagesTo([asker._id])).toMatchObject([{ status: 'sent', error: '' }]);
    expect(await statuses(_id)).toEqual(['told']);
  });

  it('by a message that failed is undone, with what was kept, so that they can be told again', async () => {
    const product = await gone();
    const { _id } = await ask({ product, name: 'لم تصله', phone: '777000111' });
    await comeIn(product, 1);
    const [asker] = await askersOf(_id);
    const bySms = { askers: [asker._id], channel: 'sms' };
    await tell(_id, bySms);
    const announced: string[] = [];
    const failing = {
      announce: (topics: readonly string[]) => void announced.push(...topics),
      sms: { send: () => Promise.reject(new Error('refused')) },
    };
    for (let attempt = 1; attempt <= 4; attempt++) {
      expect(await statuses(_id)).toEqual(['told']);
      await sales.db.updateTable('outbox').set({ nextAttemptAt: new Date() }).execute();
      await outboxSending.run(jobContext(sales.db, failing), undefined);
    }
    expect(await messagesTo([asker._id])).toMatchObject([{ status: 'failed', attempts: 4 }]);
    expect(await askersOf(_id)).toMatchObject([{ status: 'arrived', toldAt: null }]);
    expect(await statusOf(_id)).toBe('arrived');
    expect(new Set(announced)).toEqual(new Set(['asked-parts', 'reservations', 'products', 'inventory']));
    expect((await tell(_id, bySms)).json().data).toMatchObject({ told: 1, reserved: 1 });
  });

  it('by WhatsApp is undone when the message is skipped, with what was kept', async () => {
    const product = await gone();
    const { _id } = await ask({ product, name: 'بلا واتساب', phone: '777000111' });
    await comeIn(product, 1);
    const [asker] = await askersOf(_id);
    const byWhatsapp = { askers: [asker._id], channel: 'whatsapp' };
    await tell(_id, byWhatsapp);
    const [message] = await messagesTo([asker._id]);
    const skipped = await sales.clerk.call('POST', `/whatsapp-queue/${message!.id}/skip`);
    expect(skipped.statusCode, skipped.body).toBe(200);
    expect(await askersOf(_id)).toMatchObject([{ status: 'arrived', toldAt: null }]);
    expect(await statusOf(_id)).toBe('arrived');
    expect((await tell(_id, byWhatsapp)).json().data).toMatchObject({ told: 1, reserved: 1 });
  });

  it('by a later message holds, whatever becomes of the first one', async () => {
    const product = await gone();
    const { _id } = await ask({ product, name: 'أُبلغ مرتين', phone: '777000111' });
    await comeIn(product, 1);
    const [asker] = await askersOf(_id);
    const bySms = { askers: [asker._id], channel: 'sms', reserve: false };
    await tell(_id, bySms);
    await sales.db.updateTable('outbox').set({ attempts: 3 }).where('sourceId', '=', asker._id).execute();
    await sales.sell({ items: [{ product, quantity: 1 }] });
    await comeIn(product, 1);
    await tell(_id, { ...bySms, channel: 'whatsapp' });
    await outboxSending.run(
      jobContext(sales.db, { sms: { send: () => Promise.reject(new Error('refused')) } }),
      undefined,
    );
    const sent = await messagesTo([asker._id]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['failed', 'queued']);
    expect(await statuses(_id)).toEqual(['told']);
  });

  it('is for those who sell and may see customers; others see no names and phones', async () => {
    const product = await gone();
    const { _id } = await ask({ product, name: 'سري', phone: '777999888', make: 'تويوتا' });
    await comeIn(product, 1);
    const keeper = await sales.shop.person('warehouse_staff');
    const [asker] = await askersOf(_id, keeper);
    expect(asker).toMatchObject({ name: '', phone: '', customer: null, make: 'تويوتا' });
    expect((await tell(_id, { askers: [asker._id] }, keeper)).statusCode).toBe(403);
    const hidden = (await keeper.call('GET', '/asked-parts?q=777999888')).json().data;
    expect(hidden).toEqual([]);
    const seen = (await sales.clerk.call('GET', '/asked-parts?q=777999888')).json().data;
    expect(seen).toHaveLength(1);
  });

  it('names the price that the customer pays', async () => {
    const product = await gone({ sellingPrice: 2000 });
    const customer = await withPhone('تاجر الجملة');
    const tier = await sales.call('POST', '/price-tiers', { name: 'تاجر', percent: 90 });
    const priceTier = tier.json().data._id;
    await sales.done('PUT', `/customers/${customer}`, { priceTier });
    const { _id } = await ask({ product, customer });
    await ask({ product, name: 'عابر', phone: '777000111' });
    await comeIn(product, 2);
    const askers = await askersOf(_id);
    expect(askers).toMatchObject([{ price: 18 }, { price: 20 }]);
    const ids = askers.map((one: { _id: string }) => one._id);
    await tell(_id, { askers: ids, reserve: false });
    const bodies = (await messagesTo(ids)).map(({ body }) => body);
    expect(bodies).toEqual([expect.stringContaining('28,800 ريال'), expect.stringContaining('32,000 ريال')]);
  });
});

describe('the list', () => {
  it('says how much was asked for, for which cars, and what it is worth', async () => {
    const product = await gone({ name: 'كشاف', sellingPrice: 2000 });
    const customer = await sales.customer({ name: 'ورشة الكشاف' });
    await ask({ product, quantity: 2, customer, make: 'تويوتا', model: 'برادو', year: 2012 });
    const { _id } = await ask({ product, quantity: 3, name: 'عابر', vin: 'JTEBU29J305000001' });
    const find = async (query: string) =>
      (await sales.call('GET', `/asked-parts?${query}`)).json().data.map((row: { _id: string }) => row._id);
    const [row] = (await sales.call('GET', '/asked-parts?sort=-value&limit=1')).json().data;
    expect(row).toMatchObject({ _id, times: 2, quantity: 5, value: 100, waiting: 2, part: { _id: product } });
    expect(await find('q=برادو 2012')).toEqual([_id]);
    expect(await find('q=JTEBU29J305000001')).toEqual([_id]);
    expect(await find('q=كشاف')).toContain(_id);
    expect(await find(`customer=${customer}`)).toEqual([_id]);
    expect(await find('make=تويوتا&sort=-quantity')).toContain(_id);
    const file = await sales.call('GET', '/asked-parts?format=csv&q=برادو');
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain('ورشة الكشاف');
    expect(file.body).toContain('تويوتا برادو 2012');
  });

  it('is closed by hand, and nobody is told afterwards', async () => {
    const product = await gone();
    const { _id } = await ask({ product, name: 'ملّ الانتظار', phone: '777000111' });
    expect(await sales.done('POST', `/asked-parts/${_id}/close`)).toMatchObject({ status: 'closed' });
    await comeIn(product, 1);
    expect(await statuses(_id)).toEqual(['closed']);
  });
});
