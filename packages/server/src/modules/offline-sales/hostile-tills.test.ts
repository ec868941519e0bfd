import { offlineSaleTexts, tillTexts } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { useOfflineSales } from '../../../test/offline-sales';
import { randomText } from '../../../test/tills';

const offline = useOfflineSales();
const { shop, fact, send, book, part } = offline;

afterAll(() => offline.expectBooksHold());

const countSales = async () =>
  Number(
    (
      await shop.db
        .selectFrom('sales')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('a request that is refused changes nothing:', () => {
  it.each([
    ['a negative quantity', { items: [{ quantity: -1, price: 15, listPrice: 15 }] }],
    ['no quantity', { items: [{ quantity: 0, price: 15, listPrice: 15 }] }],
    ['a quantity beyond all measure', { items: [{ quantity: 1e15, price: 15, listPrice: 15 }] }],
    ['a negative price', { items: [{ quantity: 1, price: -15, listPrice: 15 }] }],
    ['no lines', { items: [] }],
    ['a negative discount', { discount: -5 }],
    ['negative money', { tenders: [{ currency: 'YER', amount: -7500 }] }],
    ['a rate of nothing', { rates: { usdToYer: 0, toYer: {} } }],
    ['a number of another till', { number: 'K99999-000001' }],
    ['a number that is not its own', { seq: 77 }],
    ['a number below one', { seq: 0 }],
    ['a time that is none', { madeAt: 'gestern' }],
    ['a drawer of its choice', { tenders: [{ currency: 'YER', amount: 7500, drawer: crypto.randomUUID() }] }],
    ['fields of its own', { saleNumber: 'INV-1' }],
  ])('%s', async (_, { items, ...more }: { items?: object[] } & object) => {
    const product = await part();
    const made = { ...fact({ items: [{ product }] }), ...more };
    const body = items ? { ...made, items: items.map((line) => ({ product, ...line })) } : made;
    const before = await countSales();
    expect((await send(body)).statusCode).toBe(400);
    expect(await countSales()).toBe(before);
  });

  it.each([
    ['a forged secret', () => ({ ...offline.till, secret: randomText() })],
    ['an unknown till', () => ({ ...offline.till, code: 'K99999' })],
  ])('%s', async (_, forge) => {
    const made = fact({ items: [{ product: await part() }] });
    const reply = await send(made, forge());
    expect(reply.json()).toMatchObject({ code: 'UNKNOWN_TILL', message: tillTexts.unknown });
  });

  it('another sale under the same id, from this till or from another', async () => {
    const product = await part();
    const made = fact({ items: [{ product }] });
    await book(made);
    const changed = await send({ ...made, items: [{ product, quantity: 1, price: 15, listPrice: 14 }] });
    expect(changed.json()).toMatchObject({ code: 'KEY_REUSED', message: offlineSaleTexts.reused });
    const other = await offline.newTill();
    const stolen = { ...fact({ items: [{ product }] }, other), id: made.id };
    expect((await send(stolen, other)).json().code).toBe('KEY_REUSED');
  });

  it('someone who may not sell', async () => {
    const keeper = await shop.person('warehouse_staff');
    const made = fact({ items: [{ product: await part() }] });
    expect((await send(made, offline.till, keeper)).statusCode).toBe(403);
  });
});

describe('a hostile till gets nothing past the manager:', () => {
  it('a million pieces for nothing, in the name of the owner, from the future', async () => {
    const owner = await shop.person('super_admin');
    const product = await part();
    const made = fact({
      items: [{ product, quantity: 1_000_000, price: 0, listPrice: 0 }],
      user: owner.id,
      madeAt: '2099-01-01T00:00:00.000Z',
      sentAt: '2099-01-01T00:00:00.000Z',
      grant: { until: '2100-01-01T00:00:00.000Z', largestSale: null, mayCredit: true },
    });
    const booked = await book({ ...made, madeAt: '2099-06-01T00:00:00.000Z' });
    expect(booked.decisions).toEqual(['shortage', 'price', 'clock', 'seller']);
    expect(await offline.stockOf(product)).toBe(0);
  });

  it('amounts at the edge of what is allowed', async () => {
    const product = await part();
    const reply = await send(
      fact({
        items: [{ product, quantity: 1e9, price: 1e11, listPrice: 15 }],
        grandTotal: 1e11,
        tenders: [{ currency: 'YER', amount: 1e12 }],
      }),
    );
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().data.sale).toBeNull();
  });
});
