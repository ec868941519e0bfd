import {
  addDays,
  adenDay,
  campaignStatusNames,
  marketingTexts,
  saleTexts,
  saleTotals,
} from '@turoos/contract';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { aCampaign } from '../../../test/campaigns';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, sell, done, refusal } = shop;
afterEach(() => shop.expectBooksHold());

const campaign = (input: Parameters<typeof aCampaign>[1] = {}) => aCampaign(shop.db, input);
const usesOf = async (id: string) =>
  (
    await shop.db
      .selectFrom('sales')
      .select('id')
      .where('campaignId', '=', id)
      .where('status', 'in', ['completed', 'refunded'])
      .execute()
  ).length;
const lastAudit = async (entityId: string) =>
  (
    await shop.db
      .selectFrom('auditLog')
      .select('after')
      .where('entityId', '=', entityId)
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow()
  ).after as Record<string, unknown>;
/** One unit at fifteen dollars with a cost of ten. */
const aLine = async (input: object = {}) => ({ product: await part(), quantity: 1, ...input });

describe('a sale with a code', () => {
  it('adds the campaign’s discount to the seller’s, and shows it in every response', async () => {
    const { id, code } = await campaign({ name: 'عروض العيد', code: 'EID-10' });
    const sale = await sell({ items: [await aLine({ quantity: 2 })], discount: 1, campaignCode: ' eid 10 ' });
    expect(sale).toMatchObject({
      subtotal: 30,
      discount: 4,
      campaignDiscount: 3,
      campaign: { _id: id, name: 'عروض العيد', code },
      total: 26,
      grandTotal: 26,
    });
    expect(await done('GET', `/sales/${sale._id}`)).toEqual(sale);
    expect((await done('GET', '/sales?limit=1'))[0]).toMatchObject({
      campaignDiscount: 3,
      campaign: { code },
    });
    expect(await lastAudit(sale._id)).toMatchObject({ campaignDiscount: 300, campaign: { code } });
  });

  it('without a code has no campaign', async () => {
    expect(await sell({ items: [await aLine()], campaignCode: '' })).toMatchObject({
      campaign: null,
      campaignDiscount: 0,
    });
  });

  it('of a campaign without a discount costs the same, and counts as a use', async () => {
    const { id, code } = await campaign({ type: 'announcement' });
    expect(await sell({ items: [await aLine()], campaignCode: code })).toMatchObject({
      grandTotal: 15,
      campaignDiscount: 0,
      campaign: { _id: id },
    });
    expect(await usesOf(id)).toBe(1);
  });

  it('on credit owes the discounted total', async () => {
    const [who, { code }] = [await customer(), await campaign()];
    await sell({ items: [await aLine()], customer: who, paymentStatus: 'deferred', campaignCode: code });
    expect(await shop.balanceOf(who)).toBe(-1350);
    const rich = await customer({ balance: 500 });
    const sale = await sell({
      items: [await aLine()],
      customer: rich,
      paymentStatus: 'deferred',
      campaignCode: code,
    });
    expect(sale).toMatchObject({ remaining: 8.5, campaign: { code } });
  });

  it('never gives more discount than the seller left to pay', async () => {
    const { code } = await campaign({ discountType: 'fixed', discountValue: 9999 });
    const items = [await aLine({ product: await part({ cost: 0 }) })];
    expect(await sell({ items, discount: 14, campaignCode: code })).toMatchObject({
      discount: 15,
      campaignDiscount: 1,
      grandTotal: 0,
    });
    expect(
      await refusal('POST', '/sales', { paymentStatus: 'paid', items, discount: 15.01, campaignCode: code }),
    ).toEqual([422, saleTexts.discountTooBig]);
  });
});

describe('rights', () => {
  it('to discount are not required for the campaign’s discount, only for the seller’s', async () => {
    const { code } = await campaign();
    const items = [await aLine()];
    expect(await sell({ items, campaignCode: code }, shop.clerk)).toMatchObject({ grandTotal: 13.5 });
    expect(
      await refusal(
        'POST',
        '/sales',
        { paymentStatus: 'paid', items, campaignCode: code, discount: 1 },
        shop.clerk,
      ),
    ).toEqual([403, saleTexts.mayNotDiscount]);
  });

  it('to sell below cost are required for the seller’s discount; the audit log flags the whole', async () => {
    const { code } = await campaign({ discountValue: 5000 });
    const items = [await aLine()];
    const sale = await sell({ items, campaignCode: code }, shop.clerk);
    expect(sale.grandTotal).toBe(7.5);
    expect(await lastAudit(sale._id)).toMatchObject({ belowCost: true });
    const manager = await shop.shop.person('sales_manager');
    const body = { paymentStatus: 'paid', items, campaignCode: code, discount: 5.01 };
    expect(await refusal('POST', '/sales', body, manager)).toEqual([403, saleTexts.mayNotSellBelowCost]);
    const small = await campaign({ discountValue: 100 });
    expect(await lastAudit((await sell({ items, campaignCode: small.code }))._id)).not.toHaveProperty(
      'belowCost',
    );
  });
});

describe('a code is refused', () => {
  const day = adenDay();
  const trySale = async (campaignCode: string, status?: string) =>
    refusal('POST', '/sales', { paymentStatus: 'paid', items: [await aLine()], campaignCode, status });

  it('when it does not exist', async () => {
    expect(await trySale('NO-SUCH')).toEqual([404, marketingTexts.codeMissing('NO-SUCH')]);
  });

  it.each([
    [{ isActive: false }, marketingTexts.codeClosed],
    [{ validTo: addDays(day, -1) }, marketingTexts.codeOver],
    [{ validFrom: addDays(day, 1) }, marketingTexts.codeEarly],
    [{ minPurchaseAmount: 1501 }, (code: string) => marketingTexts.codeMinimum(code, 1501)],
  ])('with %j, held or sold', async (input, words) => {
    const { id, code } = await campaign(input);
    expect(await trySale(code)).toEqual([409, words(code)]);
    expect(await trySale(code, 'pending')).toEqual([409, words(code)]);
    expect(await usesOf(id)).toBe(0);
  });

  it('unless its campaign is active or completed', async () => {
    const answers: Record<string, number> = {};
    for (const status of campaignStatusNames) {
      const { code } = await campaign({ status });
      const reply = await shop.call('POST', '/sales', {
        paymentStatus: 'paid',
        items: [await aLine()],
        campaignCode: code,
      });
      answers[status] = reply.statusCode;
    }
    expect(answers).toEqual({ draft: 409, active: 201, paused: 409, completed: 201, expired: 409 });
  });

  it('after the last use; a cancelled sale frees it, a refunded one does not', async () => {
    const { id, code } = await campaign({ maxUses: 2 });
    const items = [await aLine()];
    const first = await sell({ items, campaignCode: code });
    const second = await sell({ items, campaignCode: code });
    expect(await trySale(code)).toEqual([409, marketingTexts.codeSpent(code)]);
    await done('POST', `/sales/${first._id}/refund`, { refundAmount: 13.5 });
    expect(await trySale(code)).toEqual([409, marketingTexts.codeSpent(code)]);
    await done('PUT', `/sales/${second._id}/cancel`);
    await sell({ items, campaignCode: code });
    expect(await usesOf(id)).toBe(2);
  });
});

describe('at the same time', () => {
  it('ten sellers use a code with one use left: one of them sells with it', async () => {
    const product = await part();
    const sellAtOnce = (campaignCode?: string) =>
      Promise.all(
        Array.from({ length: 10 }, () =>
          shop.call('POST', '/sales', {
            paymentStatus: 'paid',
            items: [{ product, quantity: 1 }],
            campaignCode,
          }),
        ),
      );
    // opens all connections first, so that the sales really run concurrently
    await sellAtOnce();
    for (let round = 1; round <= 3; round++) {
      const { id, code } = await campaign({ maxUses: 1 });
      const replies = await sellAtOnce(code);
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)]);
      for (const reply of replies.filter(({ statusCode }) => statusCode === 409))
        expect(reply.json().message).toBe(marketingTexts.codeSpent(code));
      expect([await usesOf(id), await shop.stockOf(product)]).toEqual([1, 90 - round]);
    }
  });

  it('held invoices are completed with its last use: one succeeds', async () => {
    const { id, code } = await campaign({ maxUses: 1 });
    const items = [await aLine()];
    const held = await Promise.all(
      Array.from({ length: 4 }, () => sell({ status: 'pending', items, campaignCode: code })),
    );
    const replies = await Promise.all([
      ...held.map(({ _id }) =>
        shop.call('PUT', `/sales/${_id}`, { status: 'completed', paymentStatus: 'paid' }),
      ),
      shop.call('POST', '/sales', { paymentStatus: 'paid', items, campaignCode: code }),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect(new Set(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 300))).toEqual(
      new Set([409]),
    );
    expect(await usesOf(id)).toBe(1);
  });
});

describe('a held invoice', () => {
  const hold = (body: object) => sell({ status: 'pending', paymentStatus: undefined, ...body });
  const complete = (id: string, body: object = {}) =>
    done('PUT', `/sales/${id}`, { status: 'completed', paymentStatus: 'paid', ...body });

  it('keeps its code without using it, and uses it when completed', async () => {
    const { id, code } = await campaign({ maxUses: 1 });
    const held = await hold({ items: [await aLine()], discount: 1, campaignCode: code });
    expect(held).toMatchObject({ discount: 2.5, campaignDiscount: 1.5, campaign: { code } });
    expect(await usesOf(id)).toBe(0);
    expect(await complete(held._id)).toMatchObject({
      discount: 2.5,
      campaignDiscount: 1.5,
      grandTotal: 12.5,
    });
    expect(await usesOf(id)).toBe(1);
  });

  it('counts the discount once when the whole invoice is sent back', async () => {
    const { code } = await campaign();
    const held = await hold({ items: [await aLine()], discount: 1, campaignCode: code });
    expect(await complete(held._id, { discount: held.discount })).toMatchObject({
      discount: 2.5,
      campaignDiscount: 1.5,
    });
  });

  it('computes the discount of other lines anew, besides another discount of the seller', async () => {
    const { code } = await campaign();
    const held = await hold({ items: [await aLine()], campaignCode: code });
    expect(await complete(held._id, { items: [await aLine({ quantity: 2 })], discount: 2 })).toMatchObject({
      subtotal: 30,
      discount: 5,
      campaignDiscount: 3,
    });
  });

  it('is completed without its code, or with another', async () => {
    const [first, second] = [await campaign(), await campaign({ discountValue: 2000 })];
    const without = await hold({ items: [await aLine()], campaignCode: first.code });
    expect(await complete(without._id, { campaignCode: '' })).toMatchObject({
      campaign: null,
      grandTotal: 15,
    });
    const other = await hold({ items: [await aLine()], campaignCode: first.code });
    expect(await complete(other._id, { campaignCode: second.code })).toMatchObject({
      campaign: { code: second.code },
      grandTotal: 12,
    });
  });

  it('is checked again: a campaign that ended meanwhile gives no discount', async () => {
    const { id, code } = await campaign();
    const held = await hold({ items: [await aLine()], campaignCode: code });
    await shop.db.updateTable('campaigns').set({ status: 'paused' }).where('id', '=', id).execute();
    expect(
      await refusal('PUT', `/sales/${held._id}`, { status: 'completed', paymentStatus: 'paid' }),
    ).toEqual([409, marketingTexts.codeClosed(code)]);
    expect(await complete(held._id, { campaignCode: '' })).toMatchObject({ campaign: null, grandTotal: 15 });
  });
});

it('accepts the invoice sent back unchanged, and refuses another code', async () => {
  const [{ code }, other] = [await campaign(), await campaign()];
  const sale = await sell({ items: [await aLine()], campaignCode: code });
  const path = `/sales/${sale._id}`;
  expect(await done('PUT', path, { ...sale, notes: 'كما هي' })).toMatchObject({ notes: 'كما هي' });
  expect(await done('PUT', path, { discount: 0, campaignCode: code.toLowerCase() })).toMatchObject({
    discount: 1.5,
  });
  for (const changes of [{ campaignCode: other.code }, { campaignCode: '' }, { discount: 1 }])
    expect(await refusal('PUT', path, changes)).toEqual([422, saleTexts.immutable]);
});

it('has the totals that the screen computed, whatever the lines, discounts and tax', async () => {
  const admin = await shop.shop.person('admin');
  const setTax = (taxRate: number) => admin.call('PUT', '/settings', { store: { applyTax: true, taxRate } });
  const parts = await Promise.all(
    [1, 333, 1999].map((sellingPrice) =>
      part({ sellingPrice, cost: 0, stock: { [shop.warehouse]: 100_000 } }),
    ),
  );
  const prices = [1, 333, 1999];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ part: fc.nat(2), quantity: fc.integer({ min: 1, max: 999 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.integer({ min: 0, max: 3000 }),
      fc.constantFrom(0, 5, 17.5),
      fc.record({
        type: fc.constantFrom('discount' as const, 'promotion' as const),
        discountType: fc.constantFrom('percentage' as const, 'fixed' as const),
        discountValue: fc.integer({ min: 1, max: 10_000 }),
      }),
      async (inputs, discount, taxRate, terms) => {
        await setTax(taxRate);
        const { code } = await campaign(terms);
        const lines = inputs.map(({ part: index, quantity }) => ({
          price: prices[index] as number,
          quantity: quantity / 100,
        }));
        const expected = saleTotals(lines, { discount, campaign: terms, taxRate });
        const reply = await shop.call('POST', '/sales', {
          paymentStatus: 'paid',
          discount: discount / 100,
          campaignCode: code,
          items: inputs.map(({ part: index, quantity }) => ({
            product: parts[index],
            quantity: quantity / 100,
          })),
        });
        if (discount > expected.subtotal) {
          expect(reply.statusCode).toBe(422);
          return;
        }
        const sale = reply.json().data;
        expect(
          [sale.subtotal, sale.discount, sale.campaignDiscount, sale.tax, sale.grandTotal].map((usd) =>
            Math.round(usd * 100),
          ),
        ).toEqual([
          expected.subtotal,
          expected.discount,
          expected.campaignDiscount,
          expected.tax,
          expected.grandTotal,
        ]);
      },
    ),
    { numRuns: 40 },
  );
  await admin.call('PUT', '/settings', { store: { applyTax: false, taxRate: 0 } });
}, 60_000);
