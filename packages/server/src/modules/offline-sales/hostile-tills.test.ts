import { must, offlineSaleTexts, tillTexts } from '@turoos/contract';
import { proveSale } from '@turoos/till';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonb } from '../../db/jsonb';
import { useOfflineSales } from '../../../test/offline-sales';
import { contact, randomText, say } from '../../../test/tills';

const offline = useOfflineSales();
const { shop, fact, send, book, part } = offline;

afterAll(() => offline.expectBooksHold());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

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

  it('a sale without rates', async () => {
    const made = fact({ items: [{ product: await part() }], tenders: [{ currency: 'USD', amount: 15 }] });
    const booked = await book({ ...made, rates: { usdToYer: null, toYer: {} } });
    expect(booked.decisions).toEqual(['rate']);
  });

  it.each([
    [
      'a withdrawal',
      (id: string) =>
        sql`update tills set withdrawn_at = now() - interval '1 hour' where id = ${id}`.execute(shop.db),
    ],
    [
      'the end of its grant',
      (id: string) =>
        sql`update tills set grant_until = now() - interval '1 hour' where id = ${id}`.execute(shop.db),
    ],
  ])('a time before %s, chosen after a contact that did not know the sale', async (_, end) => {
    const till = await offline.newTill();
    await end(till._id);
    await contact(offline.seller, till);
    const made = fact({ items: [{ product: await part() }], madeAt: hoursAgo(2) }, till);
    expect((await book(made, till)).decisions).toEqual(['grant', 'clock']);
    const close = fact({ items: [{ product: await part() }], madeAt: hoursAgo(0.001) }, till);
    expect((await book(close, till)).decisions).toEqual(['grant']);
  });

  it('an old rate for a sale that was made after it', async () => {
    const till = await offline.newTill();
    await shop.db
      .insertInto('exchangeRates')
      .values({ usdToYer: 510, toYer: jsonb({ SAR: 130 }), recordedAt: sql`now()` })
      .execute();
    await contact(offline.seller, till);
    const made = fact({ items: [{ product: await part() }], madeAt: hoursAgo(2) }, till);
    expect((await book(made, till)).decisions).toEqual(['rate', 'clock']);
    await sql`delete from exchange_rates where usd_to_yer = 510`.execute(shop.db);
  });

  it('numbers that the till cannot have given', async () => {
    const till = await offline.newTill();
    const sold = async (seq: number) => {
      till.seq = seq - 1;
      const made = fact({ items: [{ product: await part() }] }, till);
      const { decisions, id } = await book(made, till);
      return decisions.includes('number')
        ? (await offline.detailOf({ id })).decisions[0].details.problems
        : [];
    };
    expect(await sold(1)).toEqual([]);
    expect(await sold(7)).toEqual(['numberSkipped']);
    expect(await sold(8)).toEqual([]);
    expect(await sold(8)).toEqual(['numberTwice']);
    await contact(offline.seller, till, { seq: 12, waiting: 2 });
    expect(await sold(10)).toEqual([]);
    await contact(offline.seller, till, { seq: 12 });
    expect(await sold(11)).toEqual(['numberSettled']);
    // a number beyond belief is not the till's from then on
    expect(await sold(900_000_000)).toEqual(['numberSkipped']);
    expect((await contact(offline.seller, till, { seq: 900_000_000 })).lastSeq).toBe(12);
  });

  it.each([
    ['his price', { items: [{ price: 0.5 }] }, ['price', 'seller']],
    ['his discount', { discount: 13.5 }, ['price', 'seller']],
    ['his name alone', {}, ['seller']],
  ])(
    'what only another may sell, in the name of a manager who used the till: %s',
    async (_, more, expected) => {
      const boss = await shop.person('super_admin');
      const till = await offline.newTill();
      await contact(boss, till);
      const product = await part();
      const items = 'items' in more ? more.items.map((line) => ({ product, ...line })) : [{ product }];
      const made = () => fact({ ...more, items, user: boss.id }, till);
      const forged = await proveSale(must(till.keys[offline.seller.id]), {});
      for (const proof of [null, forged, '']) {
        const { id, decisions } = await book({ ...made(), proof }, till);
        expect(decisions).toEqual(expected);
        const found = (await offline.detailOf({ id })).decisions.at(-1);
        expect(found.details.problems).toEqual(['sellerUnproven']);
      }
      // the same with the key that only the manager's PIN opens
      expect((await book(made(), till)).decisions).toEqual([]);
    },
  );

  it('a key of someone whose password is another one now', async () => {
    const till = await offline.newTill();
    await sql`update users set password_hash = 'x' || password_hash where id = ${offline.colleague.id}`.execute(
      shop.db,
    );
    const made = fact({ items: [{ product: await part() }], user: offline.colleague.id }, till);
    expect((await book(made, till)).decisions).toEqual(['seller']);
    await sql`update users set password_hash = substr(password_hash, 2) where id = ${offline.colleague.id}`.execute(
      shop.db,
    );
  });

  it('a copy that makes no contact of its own', async () => {
    const till = await offline.newTill();
    const copy = { ...till };
    await contact(offline.seller, till);
    await contact(offline.seller, till);
    expect((await book(fact({ items: [{ product: await part() }] }, copy), copy)).decisions).toEqual([
      'copied',
    ]);
    till.seq = copy.seq;
    expect((await book(fact({ items: [{ product: await part() }] }, till), till)).decisions).toEqual([]);
  });

  it('a copy that says how far it is', async () => {
    const till = await offline.newTill();
    const reply = await say(offline.seller, { ...till, token: randomText() }, { seq: 999_999_999 });
    expect(reply.json().data).toMatchObject({ state: 'copied', lastSeq: 0 });
    expect((await say(offline.seller, till, { seq: 1_000_000_000 })).statusCode).toBe(400);
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
