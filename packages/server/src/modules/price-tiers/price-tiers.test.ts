import { priceTierTexts, saleTexts, tierBlocked } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, sell, done, refusal } = shop;

let wholesale: string;
let workshop: string;
beforeAll(async () => {
  const [first] = await done('GET', '/price-tiers');
  wholesale = first._id;
  const made = await shop.call('POST', '/price-tiers', { name: 'ورشة', percent: 90 });
  workshop = made.json().data._id;
});

const buyer = async (priceTier: string | null) => {
  const id = await customer();
  await done('PUT', `/customers/${id}`, { priceTier });
  return id;
};
/** A part for 15 dollars, 12 wholesale, 11 from ten pieces on and 8 from fifty. */
const tiered = async () => {
  const product = await part({ unit: 'piece' });
  await done('PUT', `/products/${product}`, {
    wholesalePrice: 12,
    priceBreaks: [
      { from: 50, price: 8 },
      { from: 10, price: 11 },
    ],
  });
  return product;
};
const soldAt = async (body: object, by = shop.clerk) => (await sell(body, by)).items[0].price;

describe('a sale', () => {
  it('has the price of the customer’s tier and of the quantity, without a right to change prices', async () => {
    const product = await tiered();
    const [dealer, garage] = [await buyer(wholesale), await buyer(workshop)];
    const items = (quantity: number) => ({ items: [{ product, quantity }] });
    expect(await soldAt(items(1))).toBe(15);
    expect(await soldAt(items(10))).toBe(11);
    expect(await soldAt({ ...items(9), customer: dealer })).toBe(12);
    expect(await soldAt({ ...items(12), customer: dealer })).toBe(11);
    expect(await soldAt({ ...items(1), customer: garage })).toBe(13.5);
    await done('PUT', `/products/${product}`, { tierPrices: [{ tier: workshop, price: 13 }] });
    expect(await soldAt({ ...items(1), customer: garage })).toBe(13);
    await shop.expectBooksHold();
  });

  it('counts the pieces of a part in all its lines', async () => {
    const product = await tiered();
    const lines = [1, 2].map(() => ({ product, quantity: 5 }));
    expect(await soldAt({ items: lines })).toBe(11);
  });

  it('is refused when the seller saw another price, and may be made at the selling price by anybody', async () => {
    const product = await tiered();
    const dealer = await buyer(wholesale);
    const items = (more: object) => ({
      customer: dealer,
      paymentStatus: 'paid',
      items: [{ product, quantity: 1, ...more }],
    });
    expect(await refusal('POST', '/sales', items({ listPrice: 15 }), shop.clerk)).toEqual([
      409,
      saleTexts.priceChanged('فلتر زيت', 1200),
    ]);
    expect(await soldAt(items({ listPrice: 12 }))).toBe(12);
    expect(await soldAt(items({ listPrice: 12, price: 15 }))).toBe(15);
    expect(await refusal('POST', '/sales', items({ price: 11 }), shop.clerk)).toEqual([
      403,
      saleTexts.mayNotPrice,
    ]);
  });

  it('that was held gets the prices of the customer it is completed for', async () => {
    const product = await tiered();
    const held = await sell({ status: 'pending', items: [{ product, quantity: 2 }] }, shop.clerk);
    expect(held.items[0].price).toBe(15);
    const sale = await done('PUT', `/sales/${held._id}`, {
      status: 'completed',
      paymentStatus: 'paid',
      customer: await buyer(wholesale),
    });
    expect(sale.items[0].price).toBe(12);
  });
});

describe('a tier', () => {
  it('is given to a customer only by who may change prices', async () => {
    const id = await customer();
    const reason = tierBlocked({ role: 'accountant', permissions: [] });
    const clerk = await shop.shop.person('accountant');
    expect((await clerk.call('PUT', `/customers/${id}`, { priceTier: wholesale })).json().message).toBe(
      reason,
    );
    expect(
      (await shop.clerk.call('POST', '/customers', { name: 'جديد', priceTier: wholesale })).statusCode,
    ).toBe(403);
    expect((await clerk.call('PUT', `/customers/${id}`, { priceTier: null, notes: 'جديد' })).statusCode).toBe(
      200,
    );
    const whole = await done('GET', `/customers/${await buyer(wholesale)}`);
    expect(whole.priceTier).toMatchObject({ _id: wholesale, name: 'الجملة', isWholesale: true });
    // a client that sends the whole record back changes nothing
    expect(
      (await clerk.call('PUT', `/customers/${whole._id}`, { priceTier: whole.priceTier })).statusCode,
    ).toBe(200);
  });

  it('is unique, and stays while customers are in it or when it is that of wholesale', async () => {
    expect(await refusal('POST', '/price-tiers', { name: 'وَرشه', percent: 80 })).toEqual([
      409,
      priceTierTexts.taken('وَرشه'),
    ]);
    expect(await refusal('DELETE', `/price-tiers/${wholesale}`)).toEqual([422, priceTierTexts.wholesale]);
    await buyer(workshop);
    expect(await refusal('DELETE', `/price-tiers/${workshop}`)).toEqual([422, priceTierTexts.inUse]);
    const unknown = crypto.randomUUID();
    expect((await refusal('PUT', `/customers/${await customer()}`, { priceTier: unknown }))[0]).toBe(404);
    const product = await part();
    expect(
      (await refusal('PUT', `/products/${product}`, { tierPrices: [{ tier: unknown, price: 1 }] }))[0],
    ).toBe(404);
  });

  it('is deleted with the prices that parts have in it', async () => {
    const { _id } = (await shop.call('POST', '/price-tiers', { name: 'تاجر', percent: 85 })).json().data;
    const product = await part();
    const prices = [_id, workshop].map((tier) => ({ tier, price: 9 }));
    await done('PUT', `/products/${product}`, { tierPrices: prices });
    expect((await shop.call('DELETE', `/price-tiers/${_id}`)).statusCode).toBe(200);
    expect((await done('GET', `/products/${product}`)).tierPrices).toEqual([{ tier: workshop, price: 9 }]);
  });
});
