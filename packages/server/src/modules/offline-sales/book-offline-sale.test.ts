import { adenDay, addDays, adenDayBounds, decisionLines, must } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { entriesOf } from '../../../test/journal-entries';
import { useOfflineSales } from '../../../test/offline-sales';

const offline = useOfflineSales();
const { shop, fact, book, saleOf, detailOf, part, customer, stockOf, balanceOf } = offline;

afterAll(() => offline.expectBooksHold());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const kindsOf = async (...given: Parameters<typeof book>) => (await book(...given)).decisions;
const decisionOf = async (id: string, kind: string) =>
  (await detailOf({ id })).decisions.find((one: { kind: string }) => one.kind === kind);

describe('a sale made without the server', () => {
  it('is booked like any other, with both of its numbers', async () => {
    const product = await part();
    const made = fact({ items: [{ product, quantity: 2 }], madeAt: hoursAgo(3), customerName: 'سالم' });
    const booked = await book(made);
    expect(booked).toMatchObject({ id: made.id, number: made.number, decisions: [] });
    const sale = await saleOf(booked);
    expect(sale).toMatchObject({
      saleNumber: booked.saleNumber,
      offlineNumber: made.number,
      customerName: 'سالم',
      grandTotal: 30,
      paymentStatus: 'paid',
      usd_to_yer: 500,
      createdAt: made.madeAt,
      createdBy: { _id: offline.seller.id },
      tenders: [{ currency: 'YER', amount: 15000 }],
    });
    expect(await stockOf(product)).toBe(98);
    for (const q of [made.number, made.number.replace('-', ''), booked.saleNumber]) {
      const { data } = (await offline.call('GET', `/sales?q=${q}`)).json();
      expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([booked.sale]);
    }
    const { data } = (await offline.call('GET', `/palette?q=${made.number}`)).json();
    expect(data.documents).toMatchObject([{ kind: 'sale', _id: booked.sale }]);
  });

  it('is booked in the name of the one who unlocked the till, whoever sends it', async () => {
    const made = fact({ items: [{ product: await part() }], user: offline.colleague.id });
    const sale = await saleOf(await book(made));
    expect(sale.createdBy._id).toBe(offline.colleague.id);
  });

  it('corrects the clock of the till', async () => {
    const [madeAt, sentAt] = [hoursAgo(-1), hoursAgo(-2)];
    const booked = await book(fact({ items: [{ product: await part() }], madeAt, sentAt }));
    expect(booked.decisions).toEqual([]);
    const { createdAt } = await saleOf(booked);
    expect(Math.abs(Date.parse(createdAt) - Date.now() + 3_600_000)).toBeLessThan(60_000);
  });

  it.each([
    ['more', 15.08, 7540, 0.08],
    ['less', 14.95, 7475, -0.05],
  ])(
    'keeps the money of a receipt that asked for a little %s, as rounding',
    async (_, grandTotal, rials, gain) => {
      const made = fact({ items: [{ product: await part() }], grandTotal });
      const tenders = [{ currency: 'YER', amount: rials }];
      let booked: Awaited<ReturnType<typeof book>> | undefined;
      const entries = await entriesOf(shop.db, async () => (booked = await book({ ...made, tenders })));
      expect(booked?.decisions).toEqual([]);
      expect(await saleOf(must(booked))).toMatchObject({
        grandTotal: 15,
        paymentStatus: 'paid',
        tenders: [{ currency: 'YER', amount: rials, value: grandTotal }],
      });
      expect(entries[0]?.lines['rounding']).toBe(Math.round(-gain * 100));
    },
  );

  it('counts as rounding what its lines are worth when the receipt asked for nothing', async () => {
    const product = await part({ sellingPrice: 3, cost: 1 });
    const owing = await customer();
    for (const buyer of [null, owing]) {
      const items = [{ product, price: 0.03, listPrice: 0.03 }];
      const made = fact({ items, customer: buyer, grandTotal: 0, tenders: [] });
      let booked: Awaited<ReturnType<typeof book>> | undefined;
      const entries = await entriesOf(shop.db, async () => (booked = await book(made)));
      expect(booked?.decisions).toEqual([]);
      expect(await saleOf(must(booked))).toMatchObject({ grandTotal: 0.03, paymentStatus: 'paid' });
      expect(entries).toMatchObject([{ kind: 'sale', lines: { sales: -3, rounding: 3 } }]);
    }
    expect(await balanceOf(owing)).toBe(0);
  });

  it('pays into the drawer of its shift', async () => {
    const shift = await offline.open(offline.seller);
    const made = fact({ items: [{ product: await part() }], shift: shift._id });
    expect(await kindsOf(made)).toEqual([]);
    expect(await offline.held(offline.drawer)).toEqual({ YER: 7500 });
    await offline.close(offline.seller, shift._id, { YER: 7500 });
  });
});

describe('what does not fit is booked and put before a manager:', () => {
  it('pieces that were not in stock, which come in just before', async () => {
    const product = await part();
    await offline.sell({ items: [{ product, quantity: 100 }] });
    const made = fact({ items: [{ product, quantity: 3 }] });
    const entries = await entriesOf(shop.db, async () => expect(await kindsOf(made)).toEqual(['shortage']));
    expect(
      entries.map(({ kind, lines }) => [kind, lines['stockDifferences'], lines['costOfGoodsSold']]),
    ).toEqual([
      ['shortage', -3000, undefined],
      ['sale', undefined, 3000],
    ]);
    expect(await stockOf(product)).toBe(0);
    const { details } = await decisionOf(made.id, 'shortage');
    expect(details.parts).toMatchObject([{ product, missing: 3 }]);
    const adjustment = await offline.get(
      `/stock-adjustments/${details.parts[0].adjustment._id}`,
      offline.manager,
    );
    expect(adjustment).toMatchObject({ reason: 'offline_sale', status: 'approved', change: 3, value: 30 });
    expect(adjustment.referenceNumber).toBe(made.number);
  });

  it('a price that has changed', async () => {
    const product = await part({ sellingPrice: 1800 });
    const made = fact({ items: [{ product }] });
    expect(await kindsOf(made)).toEqual(['price']);
    const { details } = await decisionOf(made.id, 'price');
    expect(details.parts).toMatchObject([{ price: 15, priceNow: 18, problems: ['priceChanged'] }]);
  });

  it('the selling price to a customer of a tier, and not the tier’s own or that of a quantity', async () => {
    const { id: priceTierId } = await shop.db.selectFrom('priceTiers').select('id').executeTakeFirstOrThrow();
    const dealer = await customer();
    await shop.db.updateTable('customers').set({ priceTierId }).where('id', '=', dealer).execute();
    const product = await part();
    await offline.done('PUT', `/products/${product}`, {
      wholesalePrice: 12,
      priceBreaks: [{ from: 10, price: 11 }],
    });
    const at = (price: number, quantity: number) =>
      kindsOf(fact({ customer: dealer, items: [{ product, quantity, price, listPrice: price }] }));
    expect(await at(12, 1)).toEqual([]);
    expect(await at(11, 10)).toEqual([]);
    expect(await at(15, 1)).toEqual(['price']);
  });

  it('prices and discounts that the seller may not give', async () => {
    const product = await part();
    const made = fact({ items: [{ product, price: 12 }, { product, price: 0 }, { product }], discount: 1 });
    expect(await kindsOf(made)).toEqual(['price']);
    const { details } = await decisionOf(made.id, 'price');
    expect(details).toMatchObject({
      problems: ['discount'],
      amount: 1,
      parts: [{ problems: ['ownPrice'] }, { problems: ['priceZero', 'ownPrice', 'belowCost'] }],
    });
    const boss = fact({ items: [{ product, price: 12 }], discount: 1, user: offline.manager.id });
    expect(await kindsOf(boss, offline.till, offline.manager)).toEqual([]);
  });

  it('another tax than the shop charges', async () => {
    const product = await part();
    const tenders = [{ currency: 'YER', amount: 7875 }];
    const made = fact({ items: [{ product }], taxRate: 5, grandTotal: 15.75, tenders });
    const booked = await book({ ...made, tenders: [{ currency: 'USD', amount: 15.75 }] });
    expect(booked.decisions).toEqual(['price']);
    expect(await saleOf(booked)).toMatchObject({ tax: 0.75, grandTotal: 15.75 });
  });

  it('a rate that had changed', async () => {
    const rates = { usdToYer: 450, toYer: { SAR: 130 } };
    const tenders = [{ currency: 'YER', amount: 6750 }];
    const booked = await book(fact({ items: [{ product: await part() }], rates, tenders }));
    expect(booked.decisions).toEqual(['rate']);
    expect(await saleOf(booked)).toMatchObject({ usd_to_yer: 450, grandTotal: 15, remaining: 0 });
  });

  it('a limit that was passed and a customer that was blocked', async () => {
    const who = await customer({ creditLimit: 1000, isBlocked: true });
    const booked = await book(fact({ items: [{ product: await part() }], customer: who, tenders: [] }));
    expect(booked.decisions).toEqual(['limit', 'blocked']);
    expect(await balanceOf(who)).toBe(-1500);
  });

  it('what the till was not granted', async () => {
    const till = await offline.newTill({ largestSale: 20, grantUntil: hoursAgo(5) });
    const who = await customer({ creditLimit: 100_000 });
    const made = fact(
      { items: [{ product: await part(), quantity: 2 }], customer: who, tenders: [], madeAt: hoursAgo(1) },
      till,
    );
    expect(await kindsOf(made, till)).toEqual(['grant']);
    expect((await decisionOf(made.id, 'grant')).details.problems).toEqual([
      'grantEnded',
      'tooLarge',
      'onCredit',
    ]);
  });

  it('a till that was withdrawn or copied, which still delivers', async () => {
    const till = await offline.newTill();
    const before = fact({ items: [{ product: await part() }], madeAt: hoursAgo(2) }, till);
    await offline.db
      .updateTable('tills')
      .set({ withdrawnAt: sql`now() - interval '1 hour'`, copiedAt: sql`now()` })
      .where('id', '=', till._id)
      .execute();
    expect(await kindsOf(before, till)).toEqual(['copied']);
    const after = fact({ items: [{ product: await part() }] }, till);
    expect(await kindsOf(after, till)).toEqual(['grant', 'copied']);
  });

  it('a time that cannot be', async () => {
    const ahead = fact({ items: [{ product: await part() }], madeAt: hoursAgo(-30) });
    expect(await kindsOf(ahead)).toEqual(['clock']);
    const early = fact({ items: [{ product: await part() }], madeAt: hoursAgo(24 * 60) });
    const booked = await book(early);
    expect(booked.decisions).toEqual(['clock']);
    expect(adenDay(new Date((await saleOf(booked)).createdAt))).toBe(adenDay());
  });

  it('a seller whom the till or the shop does not know', async () => {
    const product = await part();
    const stranger = await shop.person('sales_staff');
    for (const user of [stranger.id, crypto.randomUUID()]) {
      const booked = await book(fact({ items: [{ product }], user }));
      expect(booked.decisions).toEqual(['seller']);
      expect((await saleOf(booked)).createdBy._id).toBe(offline.seller.id);
    }
  });

  it('a seller who was deactivated', async () => {
    const { till } = offline;
    const gone = await shop.person('sales_staff');
    await shop.db.insertInto('tillPeople').values({ tillId: till._id, userId: gone.id }).execute();
    await shop.db.deleteFrom('sessions').where('userId', '=', gone.id).execute();
    await shop.db.updateTable('users').set({ isActive: false }).where('id', '=', gone.id).execute();
    const made = fact({ items: [{ product: await part() }], user: gone.id });
    expect(await kindsOf(made)).toEqual(['seller']);
    expect((await decisionOf(made.id, 'seller')).details.problems).toEqual(['sellerInactive']);
  });

  it('a shift that was closed meanwhile, or in which the seller never was', async () => {
    const drawer = await offline.aDrawer('صندوق آخر');
    const shift = await offline.open(offline.colleague, {}, drawer);
    const other = fact({ items: [{ product: await part() }], shift: shift._id });
    expect(await kindsOf(other)).toEqual(['shift']);
    await offline.close(offline.colleague, shift._id);
    const late = fact({
      items: [{ product: await part() }],
      shift: shift._id,
      user: offline.colleague.id,
    });
    expect(await kindsOf(late)).toEqual(['shift']);
    expect((await decisionOf(late.id, 'shift')).details.problems).toEqual(['shiftClosed']);
    expect(await offline.held(drawer)).toEqual({});
  });

  it('a day that is closed: it is booked on the first open one', async () => {
    const closed = addDays(adenDay(), -2);
    await shop.db.updateTable('books').set({ closingDate: closed }).execute();
    const made = fact({
      items: [{ product: await part() }],
      madeAt: adenDayBounds(closed).from.toISOString(),
    });
    let booked: Awaited<ReturnType<typeof book>> | undefined;
    const [entry] = await entriesOf(shop.db, async () => (booked = await book(made)));
    expect(booked?.decisions).toEqual(['closedDay']);
    expect(entry?.day).toBe(addDays(closed, 1));
    expect(adenDay(new Date((await saleOf(booked!)).createdAt))).toBe(addDays(closed, 1));
    await shop.db.updateTable('books').set({ closingDate: null }).execute();
  });

  it('a number that came before, on a receipt of another sale', async () => {
    const product = await part();
    const first = fact({ items: [{ product }] });
    const second = { ...fact({ items: [{ product }] }), seq: first.seq, number: first.number };
    expect(await kindsOf(first)).toEqual([]);
    expect(await book(second)).toMatchObject({ number: `${first.number}/2`, decisions: ['number'] });
  });

  it('a part that is no longer sold', async () => {
    const product = await part();
    await shop.db.updateTable('products').set({ isActive: false }).where('id', '=', product).execute();
    const booked = await book(fact({ items: [{ product }] }));
    expect(booked.decisions).toEqual(['part']);
    expect(booked.sale).not.toBeNull();
  });

  it('a customer who is gone, if all was paid', async () => {
    const made = fact({
      items: [{ product: await part() }],
      customer: crypto.randomUUID(),
      customerName: 'أنيس',
    });
    const booked = await book(made);
    expect(booked.decisions).toEqual(['customer']);
    expect(await saleOf(booked)).toMatchObject({ customer: null, customerName: 'أنيس' });
  });

  it('change that differs from what the server counts', async () => {
    const tenders = [{ currency: 'YER', amount: 8000 }];
    const right = fact({
      items: [{ product: await part() }],
      tenders,
      change: { currency: 'YER', amount: 500 },
    });
    expect(await kindsOf(right)).toEqual([]);
    const wrong = fact({
      items: [{ product: await part() }],
      tenders,
      change: { currency: 'YER', amount: 400 },
    });
    expect(await kindsOf(wrong)).toEqual(['money']);
  });
});

describe('what cannot be booked is kept until a manager decides:', () => {
  const kept = async (...given: Parameters<typeof book>) => {
    const entries = await entriesOf(shop.db, async () => {
      const booked = await book(...given);
      expect(booked).toMatchObject({ sale: null, saleNumber: null });
      const { data } = (await offline.call('GET', '/sales/offline?state=unbooked&limit=100')).json();
      expect(data.map(({ _id }: { _id: string }) => _id)).toContain(booked.id);
    });
    expect(entries).toEqual([]);
    const { id } = given[0] as { id: string };
    return (await detailOf({ id })).decisions.map(({ kind }: { kind: string }) => kind);
  };

  it('a part that is gone', async () => {
    const items = [{ product: await part() }, { product: crypto.randomUUID() }];
    expect(await kept(fact({ items }))).toEqual(['part']);
  });

  it('a fraction of what is counted in whole pieces', async () => {
    const product = await part({ unit: 'piece' });
    expect(await kept(fact({ items: [{ product, quantity: 1.5 }] }))).toEqual(['part']);
  });

  it('a debt of a customer who is gone', async () => {
    const customerId = crypto.randomUUID();
    const made = fact({ items: [{ product: await part() }], customer: customerId, tenders: [] });
    expect(await kept(made)).toEqual(['customer']);
  });

  it('a total that lies', async () => {
    expect(await kept(fact({ items: [{ product: await part() }], grandTotal: 1 }))).toContain('total');
    const made = fact({ items: [{ product: await part() }] });
    expect(await kept({ ...made, discount: 100, grandTotal: 0 })).toContain('total');
  });

  it('money that does not pay it, or of an unknown currency', async () => {
    const items = [{ product: await part() }];
    expect(await kept(fact({ items, tenders: [{ currency: 'YER', amount: 50 }] }))).toEqual(['money']);
    expect(await kept(fact({ items, tenders: [{ currency: 'XAU', amount: 5 }] }))).toEqual(['money']);
    expect(await kept(fact({ items, tenders: [] }))).toEqual(['money']);
  });

  it('a rate that nobody can believe', async () => {
    const rates = { usdToYer: 1, toYer: {} };
    const made = fact({
      items: [{ product: await part() }],
      rates,
      tenders: [{ currency: 'YER', amount: 15 }],
    });
    expect(await kept(made)).toContain('rate');
  });
});

it('every decision is told in sentences', async () => {
  const { data } = (await offline.call('GET', '/sales/offline?state=all&limit=200')).json();
  for (const { decisions } of data)
    for (const decision of decisions) expect(decisionLines(decision, String).join('')).toMatch(/[ء-ي]/);
});
