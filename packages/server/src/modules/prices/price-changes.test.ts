import { priceChangeTexts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, done, refusal } = shop;

const rule = (more: object = {}) => ({
  base: 'price',
  step: 'percent',
  value: 10,
  rounding: { currency: 'USD', step: 1 },
  ...more,
});
const preview = (body: object) => done('POST', '/price-changes/preview', body);
async function change(body: object) {
  const { mark } = await preview(body);
  const reply = await shop.call('POST', '/price-changes', { ...body, mark });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
const undo = (id: string) => done('POST', `/price-changes/${id}/undo`);
const priceOf = async (id: string) => (await done('GET', `/products/${id}`)).sellingPrice;

let tier: string;
beforeAll(async () => {
  tier = (await shop.call('POST', '/price-tiers', { name: 'ورشة', percent: 90 })).json().data._id;
});

describe('prices changed by a rule', () => {
  it('are those of the preview, with warnings first', async () => {
    const [usual, cheap, steep] = [
      await part({ sellingPrice: 2000 }),
      await part({ sellingPrice: 1000, cost: 2000 }),
      await part({ sellingPrice: 100, cost: 10 }),
    ];
    const ids = [usual, cheap, steep];
    const body = { ids, rule: rule({ step: 'amount', value: 0.5 }) };
    const seen = await preview(body);
    expect(seen).toMatchObject({ parts: 3, changed: 3, warnings: { blocked: 0, belowCost: 1, large: 1 } });
    expect(
      seen.rows.map(({ product, after }: { product: string; after: number }) => [product, after]),
    ).toEqual([
      [cheap, 10.5],
      [steep, 1.5],
      [usual, 20.5],
    ]);
    expect(await priceOf(usual)).toBe(20);
    expect(await change(body)).toMatchObject({ parts: 3, tier: null, undoneAt: null });
    expect(await Promise.all(ids.map(priceOf))).toEqual([20.5, 10.5, 1.5]);
  });

  it('are chosen by the filters of the list', async () => {
    const brand = `علامة ${crypto.randomUUID()}`;
    const [ours, other] = [await part(), await part()];
    await done('PUT', `/products/${ours}`, { brand });
    await change({ filters: { brand }, rule: rule({ base: 'cost', step: 'margin', value: 50 }) });
    expect([await priceOf(ours), await priceOf(other)]).toEqual([20, 15]);
  });

  it('are told apart by every warning that holds, and leave prices by quantity as they are', async () => {
    const product = await part({ sellingPrice: 2000, cost: 1500 });
    await done('PUT', `/products/${product}`, { priceBreaks: [{ from: 10, price: 18 }] });
    const body = { ids: [product], rule: rule({ step: 'percent', value: -40 }) };
    expect(await preview(body)).toMatchObject({ withBreaks: 1, warnings: { belowCost: 1, large: 1 } });
  });

  it('are refused for a year that no car has', async () => {
    const body = { filters: { year: 99_999_999_999 }, rule: rule() };
    expect((await refusal('POST', '/price-changes/preview', body))[0]).toBe(400);
  });

  it('leave parts that have no base for the rule', async () => {
    const [bought, never] = [await part(), await part()];
    await done('PUT', `/products/${bought}`, { purchasePrice: 8 });
    const body = { ids: [bought, never], rule: rule({ base: 'replacement', step: 'factor', value: 1.5 }) };
    expect(await preview(body)).toMatchObject({ changed: 1, withoutBase: 1 });
    await change(body);
    expect([await priceOf(bought), await priceOf(never)]).toEqual([12, 15]);
  });

  it('are refused when one can’t be saved, nothing changes or something changed since the preview', async () => {
    const product = await part();
    const bad = { ids: [product], rule: rule({ value: 1000 }) };
    const { mark, warnings } = await preview(bad);
    expect(warnings.blocked).toBe(1);
    expect((await refusal('POST', '/price-changes', { ...bad, mark }))[0]).toBe(422);
    const same = { ids: [product], rule: rule({ value: 0 }) };
    expect(await refusal('POST', '/price-changes', { ...same, mark })).toEqual([
      422,
      priceChangeTexts.nothing,
    ]);
    const good = { ids: [product], rule: rule() };
    const seen = await preview(good);
    await done('PUT', `/products/${product}`, { sellingPrice: 16 });
    expect(await refusal('POST', '/price-changes', { ...good, mark: seen.mark })).toEqual([
      409,
      priceChangeTexts.changedMeanwhile,
    ]);
    expect(await priceOf(product)).toBe(16);
    expect(await refusal('POST', '/price-changes/preview', { rule: rule() })).toEqual([
      400,
      expect.stringContaining(priceChangeTexts.nothingPicked),
    ]);
  });
});

describe('an undo', () => {
  it('brings prices back but for those that were changed since, once', async () => {
    const [one, two] = [await part(), await part()];
    const { _id } = await change({ ids: [one, two], rule: rule() });
    await done('PUT', `/products/${two}`, { sellingPrice: 18 });
    expect(await undo(_id)).toEqual({
      restored: 1,
      left: [expect.objectContaining({ product: two, price: 18 })],
    });
    expect([await priceOf(one), await priceOf(two)]).toEqual([15, 18]);
    expect(await refusal('POST', `/price-changes/${_id}/undo`)).toEqual([422, priceChangeTexts.undone]);
    const [latest] = await done('GET', '/price-changes');
    expect(latest).toMatchObject({ _id, undoneBy: expect.any(String) });
  });

  it('that could bring nothing back is refused, and possible once the change above it is undone', async () => {
    const product = await part();
    const first = await change({ ids: [product], rule: rule() });
    const second = await change({ ids: [product], rule: rule({ value: -50 }) });
    expect(await refusal('POST', `/price-changes/${first._id}/undo`)).toEqual([
      422,
      priceChangeTexts.nothingToUndo,
    ]);
    await undo(second._id);
    expect(await undo(first._id)).toMatchObject({ restored: 1, left: [] });
    expect(await priceOf(product)).toBe(15);
  });

  it('takes a tier’s own price away from a part that had none', async () => {
    const product = await part();
    const { _id } = await change({ ids: [product], tier, rule: rule({ base: 'sellingPrice', value: -20 }) });
    expect((await done('GET', `/products/${product}`)).tierPrices).toEqual([{ tier, price: 12 }]);
    await undo(_id);
    expect((await done('GET', `/products/${product}`)).tierPrices).toEqual([]);
  });
});

it('the history of a part has every change of its prices, however it was made', async () => {
  const product = await part();
  await done('PUT', `/products/${product}`, { sellingPrice: 16, wholesalePrice: 14 });
  await done('PUT', `/products/${product}`, { name: 'اسم آخر' });
  const { _id } = await change({ ids: [product], rule: rule({ value: 25 }) });
  await undo(_id);
  await change({ ids: [product], tier, rule: rule({ step: 'amount', value: 1 }) });
  expect((await shop.call('GET', `/products/${crypto.randomUUID()}/prices`)).statusCode).toBe(404);
  const history = await done('GET', `/products/${product}/prices`);
  expect(
    history.map(({ which, before, after }: { which: string; before: number; after: number }) => [
      which,
      before,
      after,
    ]),
  ).toEqual([
    ['ورشة', null, 15.4],
    ['sellingPrice', 20, 16],
    ['sellingPrice', 16, 20],
    ['sellingPrice', 15, 16],
    ['wholesalePrice', null, 14],
  ]);
});
