import { addDays, adenDay, piece, quotationTexts, saleTexts, type NewQuotation } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useSales } from '../../../test/sales';

const sales = useSales();
afterEach(() => sales.expectBooksHold());

type Alternative = Partial<NewQuotation['lines'][number]['alternatives'][number]> & { price?: number };
const line = (...alternatives: Alternative[]) => ({
  alternatives: alternatives.map((one) => ({ quantity: 1, ...one })),
});
const words = (price: number, name = 'فحمات أمامية') => ({ name, price });

async function quote(body: object = {}, by: Person = sales.clerk) {
  const reply = await by.call('POST', '/quotations', { name: 'أبو أحمد', ...body });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
const refused = (body: object, by: Person = sales.clerk) =>
  sales.refusal('POST', '/quotations', { name: 'أبو أحمد', lines: [line(words(5))], ...body }, by);
const read = (id: string, by: Person = sales.manager) =>
  sales.done('GET', `/quotations/${id}`, undefined, by);
const setRate = (rate: number) =>
  sales.shop.db.insertInto('exchangeRates').values({ usdToYer: rate, recordedAt: new Date() }).execute();
const pass = (id: string) =>
  sql`update quotations set valid_until = current_date - 3 where id = ${id}`.execute(sales.db);

const soldBy = async (quotation: { _id: string }, ids: string[], items: object[], more: object = {}) =>
  sales.sell({ items, quotation: { _id: quotation._id, alternatives: ids }, ...more });

describe('a quotation', () => {
  it('offers alternatives of the shop and in words, without touching stock or books', async () => {
    const [original, used] = [await sales.part({ name: 'أصلية' }), await sales.part({ name: 'مستعملة' })];
    const before = await figures();
    const made = await quote({
      phone: '777 123 456',
      make: 'تويوتا',
      model: 'كامري',
      year: 2010,
      vin: '4T1BF3EK5AU012345',
      lines: [
        {
          title: 'فحمات أمامية',
          alternatives: [
            { product: original, kind: 'original', quantity: 2 },
            { ...words(8), kind: 'commercial', quantity: 2 },
            { product: used, kind: 'used', quantity: 1 },
          ],
        },
      ],
    });
    expect(made).toMatchObject({
      number: expect.stringMatching(/^QT-\d{6}-\d{4}$/),
      status: 'draft',
      customer: null,
      customerName: 'أبو أحمد',
      make: 'تويوتا',
      vin: '4T1BF3EK5AU012345',
      lineCount: 1,
      soldCount: 0,
      subtotal: 30,
      grandTotal: 30,
      validUntil: addDays(adenDay(), 7),
      createdBy: { _id: expect.any(String) },
      lines: [
        {
          title: 'فحمات أمامية',
          alternatives: [
            { name: 'أصلية', kind: 'original', total: 30, now: { price: 15, stock: 100, isActive: true } },
            { name: 'فحمات أمامية', product: null, now: null, total: 16 },
            { name: 'مستعملة', kind: 'used', quantity: 1, total: 15 },
          ],
        },
      ],
    });
    expect(await figures()).toEqual(before);
    expect(await sales.stockOf(original)).toBe(100);
  });

  it('is made once however often it is sent, and numbered without gaps', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { name: 'سالم', lines: [line(words(5))] };
    const replies = await Promise.all(
      [1, 2].map(() => sales.clerk.call('POST', '/quotations', body, headers)),
    );
    expect(new Set(replies.map((reply) => reply.json().data._id)).size).toBe(1);
    const numbers = await Promise.all([1, 2, 3].map(() => quote({ lines: [line(words(1))] })));
    const ends = numbers.map(({ number }) => Number(number.slice(-4))).toSorted((a, b) => a - b);
    expect(ends).toEqual([0, 1, 2].map((more) => (ends[0] ?? 0) + more));
  });

  it('refuses what cannot be offered, with the reason', async () => {
    const part = await sales.part({ unit: piece.code });
    expect(await refused({ name: '' })).toEqual([400, quotationTexts.whoRequired]);
    expect(await refused({ lines: [] })).toEqual([400, quotationTexts.empty]);
    expect(await refused({ lines: Array.from({ length: 101 }, () => line(words(1))) })).toEqual([
      400,
      quotationTexts.tooManyLines,
    ]);
    expect(await refused({ lines: [{ alternatives: [] }] })).toEqual([400, quotationTexts.noAlternative]);
    expect(await refused({ lines: [line({ name: 'بلا سعر' })] })).toEqual([400, quotationTexts.priceRequired]);
    expect(await refused({ lines: [line({ price: 5 })] })).toEqual([400, quotationTexts.whatRequired]);
    expect((await refused({ lines: [line({ product: part, quantity: 0 })] }))[0]).toBe(400);
    expect((await refused({ lines: [line({ product: part, quantity: 0.5 })] }))[0]).toBe(422);
    expect(await refused({ lines: [line({ product: crypto.randomUUID() })] })).toEqual([
      409,
      saleTexts.partMissing,
    ]);
    expect(await refused({ validUntil: addDays(adenDay(), -1) })).toEqual([400, quotationTexts.validUntil]);
    expect(await refused({ validUntil: addDays(adenDay(), 91) })).toEqual([400, quotationTexts.validTooLong]);
    expect((await refused({ customer: crypto.randomUUID() }))[0]).toBe(404);
    expect(await refused({ discount: 6 }, sales.manager)).toEqual([422, saleTexts.discountTooBig]);
    expect(await refused({ lines: [line({ product: part, listPrice: 14 })] })).toEqual([
      409,
      saleTexts.priceChanged(await nameOf(part), 1500),
    ]);
    await sales.db.updateTable('products').set({ isActive: false }).where('id', '=', part).execute();
    expect(await refused({ lines: [line({ product: part })] })).toEqual([
      409,
      saleTexts.partInactive(await nameOf(part)),
    ]);
  });

  it('names the brand, and a used part as used whatever was chosen', async () => {
    const [used, branded] = [await sales.part(), await sales.part()];
    await sales.db.updateTable('products').set({ type: 'used' }).where('id', '=', used).execute();
    await sales.db.updateTable('products').set({ brand: 'Denso' }).where('id', '=', branded).execute();
    const made = await quote({ lines: [line({ product: used, kind: 'original' }, { product: branded })] });
    expect(made.lines[0].alternatives).toMatchObject([{ kind: 'used' }, { kind: 'other', brand: 'Denso' }]);
  });

  it('needs the rights of selling for its prices, since an offer is a promise', async () => {
    const part = await sales.part();
    const cheaper = { lines: [line({ product: part, price: 14 })] };
    expect(await refused(cheaper)).toEqual([403, saleTexts.mayNotPrice]);
    expect(await refused({ discount: 1 })).toEqual([403, saleTexts.mayNotDiscount]);
    const manager = await sales.shop.person('sales_manager');
    expect((await refused({ lines: [line({ product: part, price: 5 })] }, manager))[0]).toBe(403);
    const made = await quote({ ...cheaper, discount: 2 }, sales.manager);
    const { version } = made;
    const changed = { name: 'أبو أحمد', note: 'دون تركيب', ...cheaper, discount: 2, version };
    // the clerk changes the note and keeps what the manager agreed on
    const kept = await sales.done('PUT', `/quotations/${made._id}`, changed, sales.clerk);
    expect(kept).toMatchObject({ note: 'دون تركيب', subtotal: 14, discount: 2, grandTotal: 12 });
    const change = (body: object) =>
      sales.refusal(
        'PUT',
        `/quotations/${made._id}`,
        { ...changed, version: kept.version, ...body },
        sales.clerk,
      );
    const special = { product: part, price: 14 };
    for (const wider of [
      { discount: 3 },
      { name: 'صديق' },
      { customer: await sales.customer() },
      { lines: [line({ ...special, quantity: 2 })] },
      { lines: [line(special), line(special)] },
      // the same discount of less
      { lines: [line(words(10))] },
    ])
      expect((await change(wider))[0], JSON.stringify(wider)).toBe(403);
  });

  it('offers the price of the customer’s tier and of the quantity', async () => {
    const part = await sales.part();
    const tier = await sales.db
      .selectFrom('priceTiers')
      .select('id')
      .where('isWholesale', '=', true)
      .executeTakeFirstOrThrow();
    const customer = await sales.customer();
    await sales.db
      .updateTable('customers')
      .set({ priceTierId: tier.id })
      .where('id', '=', customer)
      .execute();
    await sales.db
      .updateTable('products')
      .set({ wholesalePrice: 1300, priceBreaks: sql`'[{"from": 10, "price": 1200}]'` })
      .where('id', '=', part)
      .execute();
    const body = {
      customer,
      name: undefined,
      lines: [line({ product: part }, { product: part, quantity: 10 })],
    };
    const [few, many] = (await quote(body)).lines[0].alternatives;
    expect([few.price, few.now.price, many.price, many.now.price]).toEqual([13, 13, 12, 12]);
  });

  it('is changed by one at a time, and keeps the rate of its day unless today’s is wanted', async () => {
    await setRate(500);
    const made = await quote({ lines: [line(words(10))] });
    expect(made.usd_to_yer).toBe(500);
    await setRate(550);
    const body = { name: 'سالم', lines: [line(words(12))], version: made.version };
    const changed = await sales.done('PUT', `/quotations/${made._id}`, body);
    expect(changed).toMatchObject({ usd_to_yer: 500, subtotal: 12, version: made.version + 1 });
    expect((await sales.call('PUT', `/quotations/${made._id}`, body)).json().code).toBe('STALE_VERSION');
    const again = { ...body, version: changed.version, atTodaysRate: true };
    expect(await sales.done('PUT', `/quotations/${made._id}`, again)).toMatchObject({ usd_to_yer: 550 });
  });

  it('keeps rials as they were agreed on, which cents cannot hold', async () => {
    await setRate(1620);
    const part = await sales.part();
    const made = await quote({
      lines: [line({ ...words(37.04), priceYer: 60_000, quantity: 2 }), line({ product: part })],
    });
    expect(made).toMatchObject({ subtotalYer: 144_300, grandTotalYer: 144_300 });
    expect(made.lines[0].alternatives[0]).toMatchObject({
      price: 37.04,
      priceYer: 60_000,
      totalYer: 120_000,
    });
    await setRate(1700);
    const body = {
      name: 'أبو أحمد',
      lines: [line({ ...words(1), priceYer: 50_000 })],
      version: made.version,
    };
    const changed = await sales.done('PUT', `/quotations/${made._id}`, body);
    // the cents follow from the rials at the rate of the quotation
    expect(changed.lines[0].alternatives[0]).toMatchObject({ price: 30.86, priceYer: 50_000 });
    const again = { ...body, lines: [line(words(30.86))], version: changed.version, atTodaysRate: true };
    expect(await sales.done('PUT', `/quotations/${made._id}`, again)).toMatchObject({
      grandTotalYer: 52_462,
    });
  });

  it('expires by its date, without a job, and is open again with a new one', async () => {
    const made = await quote({ lines: [line(words(10))] });
    await pass(made._id);
    expect(await read(made._id)).toMatchObject({ status: 'expired' });
    const found = (await sales.call('GET', `/quotations?status=expired&q=${made.number}`)).json().data;
    expect(found).toMatchObject([{ _id: made._id, status: 'expired' }]);
    const body = { name: 'سالم', lines: [line(words(10))], version: made.version };
    expect(await sales.done('PUT', `/quotations/${made._id}`, body)).toMatchObject({
      status: 'draft',
      validUntil: addDays(adenDay(), 7),
    });
  });

  it('is sent once, and lost with a reason until somebody takes it up again', async () => {
    const made = await quote({ lines: [line(words(10))] });
    const sent = await sales.done('POST', `/quotations/${made._id}/send`);
    expect(sent).toMatchObject({ status: 'sent', sentAt: expect.any(String) });
    expect(await sales.done('POST', `/quotations/${made._id}/send`)).toMatchObject({ sentAt: sent.sentAt });
    const loss = { reason: 'price', note: 'وجدها أرخص' };
    expect(await sales.done('POST', `/quotations/${made._id}/lose`, loss)).toMatchObject({
      status: 'lost',
      lostReason: 'price',
      lostNote: 'وجدها أرخص',
    });
    expect(await sales.refusal('POST', `/quotations/${made._id}/lose`, loss)).toEqual([
      409,
      quotationTexts.alreadyLost,
    ]);
    const { version } = await read(made._id);
    const body = { name: 'سالم', lines: [line(words(9))], version };
    expect(await sales.done('PUT', `/quotations/${made._id}`, body)).toMatchObject({
      status: 'draft',
      lostReason: null,
    });
  });

  it('is found by number, customer, phone and car, and shows the phone to those who may see customers', async () => {
    const customer = await sales.customer({ name: 'ورشة الإخلاص' });
    const made = await quote({
      customer,
      name: undefined,
      phone: '733555111',
      model: 'سوناتا',
      lines: [line(words(10))],
    });
    const finds = async (query: string, by: Person = sales.manager) =>
      (await by.call('GET', `/quotations?${query}`)).json().data.map(({ _id }: { _id: string }) => _id);
    for (const q of [made.number, 'ورشه الاخلاص', '733555111', 'سوناتا'])
      expect(await finds(`q=${encodeURIComponent(q)}`), q).toContain(made._id);
    expect(await finds(`customer=${customer}`)).toEqual([made._id]);
    await sales.db
      .insertInto('roles')
      .values({ name: 'till_only', label: 'بائع فقط', rank: 9, rights: { sales: 'create' } })
      .execute();
    const seller = await sales.shop.person('till_only');
    expect(await read(made._id, seller)).toMatchObject({ phone: '' });
    expect(await finds('q=733555111', seller)).toEqual([]);
    const palette = (await sales.call('GET', `/palette?q=${encodeURIComponent('ورشة الإخلاص')}`)).json().data;
    expect(palette.documents).toMatchObject([{ kind: 'quotation', number: made.number, status: 'draft' }]);
    const byNumber = (await sales.call('GET', `/palette?q=${made.number}`)).json().data;
    expect(byNumber.documents).toMatchObject([{ kind: 'quotation', exact: true }]);
    const file = await sales.call('GET', `/quotations?format=csv&customer=${customer}`);
    expect(file.body).toContain(made.number);
  });
});

describe('selling from a quotation', () => {
  let first: string;
  let second: string;
  beforeAll(async () => {
    [first, second] = [await sales.part({ name: 'فحمات' }), await sales.part({ name: 'هوب' })];
  });
  const both = () => quote({ lines: [line({ product: first }, words(9)), line({ product: second })] });
  const idOf = (quotation: { lines: { alternatives: { _id: string }[] }[] }, at: number, choice = 0) =>
    quotation.lines[at]?.alternatives[choice]?._id ?? '';

  it('accepts it in part and then wholly, and links both ways', async () => {
    const made = await both();
    const sale = await soldBy(made, [idOf(made, 0)], [{ product: first, quantity: 1 }]);
    expect(sale.quotation).toEqual({ _id: made._id, number: made.number });
    expect(await sales.done('GET', `/sales/${sale._id}`)).toMatchObject({
      quotation: { number: made.number },
    });
    const partly = await read(made._id);
    expect(partly).toMatchObject({ status: 'partly', soldCount: 1 });
    expect(partly.lines[0].alternatives[0].sale).toMatchObject({ saleNumber: sale.saleNumber });
    const body = { name: 'سالم', lines: [line(words(9))], version: partly.version };
    expect(await sales.refusal('PUT', `/quotations/${made._id}`, body)).toEqual([409, quotationTexts.sold]);
    await soldBy(made, [idOf(made, 1)], [{ product: second, quantity: 1 }]);
    expect(await read(made._id)).toMatchObject({ status: 'accepted', soldCount: 2 });
    expect((await sales.refusal('POST', `/quotations/${made._id}/lose`, { reason: 'price' }))[0]).toBe(409);
  });

  it('sells an alternative once, and anew when its sale is cancelled', async () => {
    const made = await both();
    const items = [{ product: first, quantity: 1 }];
    const sale = await soldBy(made, [idOf(made, 0)], items);
    const twice = {
      items,
      paymentStatus: 'paid',
      quotation: { _id: made._id, alternatives: [idOf(made, 0)] },
    };
    expect(await sales.refusal('POST', '/sales', twice)).toEqual([
      409,
      quotationTexts.alreadySold('فحمات', sale.saleNumber),
    ]);
    await sales.done('PUT', `/sales/${sale._id}/cancel`);
    expect(await read(made._id)).toMatchObject({ status: 'sent', soldCount: 0 });
    await sales.sell(twice);
    expect(await read(made._id)).toMatchObject({ status: 'partly' });
  });

  it('of two clerks at once, sells an alternative to one', async () => {
    const made = await both();
    const body = {
      paymentStatus: 'paid',
      items: [{ product: first, quantity: 1 }],
      quotation: { _id: made._id, alternatives: [idOf(made, 0)] },
    };
    const replies = await Promise.all([
      sales.clerk.call('POST', '/sales', body),
      sales.manager.call('POST', '/sales', body),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  it('leaves open what was taken off the invoice, and refuses one that has nothing of it', async () => {
    const made = await both();
    const all = [idOf(made, 0), idOf(made, 1)];
    const none = { paymentStatus: 'paid', items: [{ product: await sales.part(), quantity: 1 }] };
    const quotation = { _id: made._id, alternatives: all };
    expect(await sales.refusal('POST', '/sales', { ...none, quotation })).toEqual([
      422,
      quotationTexts.notInSale,
    ]);
    const stranger = { _id: made._id, alternatives: [crypto.randomUUID()] };
    expect((await sales.refusal('POST', '/sales', { ...none, quotation: stranger }))[0]).toBe(404);
    await soldBy(made, all, [{ product: second, quantity: 1 }]);
    expect(await read(made._id)).toMatchObject({ status: 'partly', soldCount: 1 });
  });

  it('counts a held invoice only when it is completed', async () => {
    const made = await both();
    const held = await soldBy(made, [idOf(made, 0)], [{ product: first, quantity: 1 }], {
      status: 'pending',
    });
    expect(await read(made._id)).toMatchObject({ status: 'sent', soldCount: 0 });
    await sales.done('PUT', `/sales/${held._id}`, { status: 'completed', paymentStatus: 'paid' });
    expect(await read(made._id)).toMatchObject({ status: 'partly', soldCount: 1 });
  });

  it('takes a line once: with one alternative, and a held invoice takes it until it is cancelled', async () => {
    const made = await quote({ lines: [line({ product: first }, { product: second })] });
    const items = [
      { product: first, quantity: 1 },
      { product: second, quantity: 1 },
    ];
    const offer = (...alternatives: string[]) => ({
      items,
      paymentStatus: 'paid',
      quotation: { _id: made._id, alternatives },
    });
    expect(await sales.refusal('POST', '/sales', offer(idOf(made, 0), idOf(made, 0, 1)))).toEqual([
      422,
      quotationTexts.oneOfLine('فحمات'),
    ]);
    const held = await soldBy(made, [idOf(made, 0)], items.slice(0, 1), { status: 'pending' });
    const inHeld = [409, quotationTexts.lineHeld('فحمات')];
    expect(await sales.refusal('POST', '/sales', offer(idOf(made, 0)))).toEqual(inHeld);
    expect(await sales.refusal('POST', '/sales', offer(idOf(made, 0, 1)))).toEqual(inHeld);
    const { version } = await read(made._id);
    const body = { name: 'أبو أحمد', lines: [line(words(9))], version };
    const heldText = [409, quotationTexts.held];
    expect(await sales.refusal('PUT', `/quotations/${made._id}`, body)).toEqual(heldText);
    expect(await sales.refusal('POST', `/quotations/${made._id}/lose`, { reason: 'price' })).toEqual(
      heldText,
    );
    await sales.done('PUT', `/sales/${held._id}/cancel`);
    const sale = await sales.sell(offer(idOf(made, 0, 1)));
    expect(await sales.refusal('POST', '/sales', offer(idOf(made, 0)))).toEqual([
      409,
      quotationTexts.alreadySold('فحمات', sale.saleNumber),
    ]);
  });

  it('is sold in part by fewer pieces than offered, and one piece does not count for two lines', async () => {
    const five = await quote({ lines: [line({ product: first, quantity: 5 })] });
    await soldBy(five, [idOf(five, 0)], [{ product: first, quantity: 1 }]);
    const partly = await read(five._id);
    expect(partly).toMatchObject({ status: 'partly', soldCount: 0 });
    expect(partly.lines[0].alternatives[0]).toMatchObject({ taken: 1, quantity: 5 });
    const twoLines = await quote({ lines: [line({ product: first }), line({ product: first })] });
    const ids = [idOf(twoLines, 0), idOf(twoLines, 1)];
    await soldBy(twoLines, ids, [{ product: first, quantity: 1 }]);
    expect(await read(twoLines._id)).toMatchObject({ status: 'partly', soldCount: 1 });
    await soldBy(twoLines, [idOf(twoLines, 1)], [{ product: first, quantity: 1 }]);
    expect(await read(twoLines._id)).toMatchObject({ status: 'accepted', soldCount: 2 });
  });

  it('leaves open what a held invoice no longer has when it is completed', async () => {
    const made = await both();
    const [one, two] = [first, second].map((product) => ({ product, quantity: 1 }));
    const held = await soldBy(made, [idOf(made, 0), idOf(made, 1)], [one, two] as object[], {
      status: 'pending',
    });
    await sales.done('PUT', `/sales/${held._id}`, {
      status: 'completed',
      paymentStatus: 'paid',
      items: [two],
    });
    const after = await read(made._id);
    expect(after).toMatchObject({ status: 'partly', soldCount: 1 });
    expect(after.lines[0].alternatives[0]).toMatchObject({ sale: null, taken: 0 });
  });

  it('takes up a lost one and an expired one', async () => {
    const made = await both();
    await sales.done('POST', `/quotations/${made._id}/lose`, { reason: 'silent' });
    await pass(made._id);
    await soldBy(made, [idOf(made, 0)], [{ product: first, quantity: 1 }]);
    expect(await read(made._id)).toMatchObject({ status: 'partly', lostReason: null });
  });
});

describe('goods kept for a quotation', () => {
  it('are kept by name until its last day, used up by its sale, and given back when it is lost', async () => {
    const [part, other] = [await sales.part(), await sales.part()];
    const made = await quote({
      lines: [line({ product: part, quantity: 2 }), line({ product: other }, words(3))],
    });
    const ids = made.lines.map(
      ({ alternatives }: { alternatives: { _id: string }[] }) => alternatives[0]?._id,
    );
    const kept = await sales.done('POST', `/quotations/${made._id}/keep`, { alternatives: ids }, sales.clerk);
    expect(kept.reservations).toMatchObject([{ status: 'active', quantity: 2 }, { status: 'active' }]);
    expect(kept.lines[0].alternatives[0].now.reserved).toBe(2);
    const [reservation] = kept.reservations;
    const items = [{ product: part, quantity: 2 }];
    await soldBy(made, [ids[0]], items, { reservations: [reservation._id] });
    const after = await read(made._id);
    expect(after.reservations.map(({ status }: { status: string }) => status)).toEqual(['taken', 'active']);
    await sales.done('POST', `/quotations/${made._id}/let-go`);
    expect((await read(made._id)).reservations[1]).toMatchObject({ status: 'released' });
    const second = await quote({ lines: [line({ product: part })] });
    await sales.done('POST', `/quotations/${second._id}/keep`, {
      alternatives: [second.lines[0].alternatives[0]._id],
    });
    const lost = await sales.done('POST', `/quotations/${second._id}/lose`, { reason: 'late' });
    expect(lost.reservations).toMatchObject([{ status: 'released' }]);
  });

  it('are kept once however often, and follow the quotation when it is changed', async () => {
    const [part, other] = [await sales.part(), await sales.part()];
    const [one, two] = [await sales.customer(), await sales.customer()];
    let quotation = await quote({
      customer: one,
      name: undefined,
      lines: [line({ product: part, quantity: 3 })],
    });
    const keep = async () => {
      const alternatives = [quotation.lines[0].alternatives[0]._id];
      return sales.done('POST', `/quotations/${quotation._id}/keep`, { alternatives }, sales.clerk);
    };
    type Kept = { status: string; product: string; quantity: number };
    const activeOf = ({ reservations }: { reservations: Kept[] }) =>
      reservations
        .filter(({ status }) => status === 'active')
        .map(({ product, quantity }) => [product, quantity]);
    await keep();
    expect(activeOf(await keep())).toEqual([[part, 3]]);
    const change = async (body: object) => {
      const { version } = await read(quotation._id);
      quotation = await sales.done('PUT', `/quotations/${quotation._id}`, { ...body, version }, sales.clerk);
      return activeOf(quotation);
    };
    expect(await change({ customer: one, lines: [line({ product: part, quantity: 2 })] })).toEqual([
      [part, 2],
    ]);
    expect(await change({ customer: two, lines: [line({ product: part, quantity: 4 })] })).toEqual([
      [part, 2],
    ]);
    const holders = await sales.db
      .selectFrom('reservations')
      .select('customerId')
      .where('sourceId', '=', quotation._id)
      .where('status', '=', 'active')
      .execute();
    expect(holders).toEqual([{ customerId: two }]);
    expect(await change({ customer: two, lines: [line({ product: other })] })).toEqual([]);
  });

  it('are all of them or none, of the shop’s parts, while the quotation is open', async () => {
    const [part, other] = [await sales.part(), await sales.part({ stock: {} })];
    const made = await quote({ lines: [line({ product: part }, words(5)), line({ product: other })] });
    const keep = (alternatives: string[]) =>
      sales.refusal('POST', `/quotations/${made._id}/keep`, { alternatives });
    const [[one, inWords], [missing]] = made.lines.map(
      ({ alternatives }: { alternatives: { _id: string }[] }) => alternatives.map(({ _id }) => _id),
    );
    expect((await keep([one, missing]))[0]).toBe(409);
    expect((await read(made._id)).reservations).toEqual([]);
    expect(await keep([inWords])).toEqual([422, quotationTexts.nothingToKeep]);
    expect((await keep([crypto.randomUUID()]))[0]).toBe(404);
    await pass(made._id);
    expect(await keep([one])).toEqual([409, quotationTexts.over('expired')]);
  });
});

describe('the report', () => {
  it('counts what was won and lost, why, and by whom', async () => {
    const seller = await sales.shop.person('sales_manager');
    const part = await sales.part();
    const won = await quote({ lines: [line({ product: part })] }, seller);
    const ids = [won.lines[0].alternatives[0]._id];
    await soldBy(won, ids, [{ product: part, quantity: 1 }]);
    const lost = await quote({ lines: [line(words(20))] }, seller);
    await sales.done('POST', `/quotations/${lost._id}/lose`, { reason: 'elsewhere' });
    const expired = await quote({ lines: [line(words(30))] }, seller);
    await pass(expired._id);
    await quote({ lines: [line(words(40))] }, seller);
    const sellerId = won.createdBy._id;
    const report = await sales.done('GET', `/quotations/report?seller=${sellerId}`);
    expect(report).toMatchObject({
      all: { count: 4, value: 105 },
      open: { count: 1, value: 40 },
      won: { count: 1, value: 15 },
      lost: { count: 1, value: 20 },
      expired: { count: 1, value: 30 },
      reasons: [{ reason: 'elsewhere', count: 1, value: 20 }],
      sellers: [{ seller: { _id: sellerId }, count: 4, won: 1, wonValue: 15, over: 2 }],
    });
    const reduced = await quote(
      { lines: [line({ product: part, quantity: 5 })], discount: 5 },
      sales.manager,
    );
    await soldBy(reduced, [reduced.lines[0].alternatives[0]._id], [{ product: part, quantity: 2 }]);
    const mine = await sales.done(
      'GET',
      `/quotations/report?seller=${reduced.createdBy._id}&q=${reduced.number}`,
    );
    expect(mine).toMatchObject({ all: { value: 70 }, won: { count: 1, value: 28 } });
    const none = await sales.done('GET', `/quotations/report?startDate=${addDays(adenDay(), 1)}`);
    expect(none).toMatchObject({ all: { count: 0, value: 0 }, sellers: [], reasons: [] });
  });
});

const nameOf = async (id: string) =>
  (await sales.db.selectFrom('products').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

/** All that books and stock are made of. */
const figures = async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from journal_entries)::int as entries, (select count(*) from stock_movements)::int as moves,
      (select count(*) from money_movements)::int as money, (select sum(quantity) from stock_totals) as stock,
      (select count(*) from customer_transactions)::int as debts`.execute(sales.db);
  return rows[0];
};
