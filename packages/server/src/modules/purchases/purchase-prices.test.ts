import { afterEach, expect, it } from 'vitest';
import { usePurchases } from '../../../test/purchases';

const { shop, line, buy, arrive } = usePurchases();
afterEach(() => shop.expectBooksHold());

const priceOf = async (id: string) => (await shop.done('GET', `/products/${id}`)).purchasePriceUSD;
const setPrice = (id: string, purchasePriceUSD: number) =>
  shop.done('PUT', `/products/${id}`, { purchasePriceUSD });
const cancel = (id: string) => shop.done('POST', `/purchases/${id}/cancel`, {});
const giveBack = (id: string, body: object = {}) => shop.done('POST', `/purchases/${id}/return`, body);

async function pricedPart(): Promise<string> {
  const part = await shop.part();
  await setPrice(part, 8);
  return part;
}

it('a cancelled purchase gives a part the purchase price it had before', async () => {
  const part = await pricedPart();
  const { _id } = await buy({ items: [line(part, 2, 12)] });
  expect(await priceOf(part)).toBe(12);
  await cancel(_id);
  expect(await priceOf(part)).toBe(8);
});

it('a return does so when nothing of the part stays', async () => {
  const part = await pricedPart();
  const { _id } = await buy({ items: [line(part, 2, 12)] });
  await giveBack(_id, { items: [{ product: part, quantity: 1 }] });
  expect(await priceOf(part)).toBe(12);
  await giveBack(_id);
  expect(await priceOf(part)).toBe(8);
});

it('a price set later by hand or by another purchase stays, even if it is the same', async () => {
  const part = await pricedPart();
  const first = await buy({ items: [line(part, 2, 12)] });
  await setPrice(part, 13);
  await cancel(first._id);
  expect(await priceOf(part)).toBe(13);

  const second = await buy({ items: [line(part, 2, 15)] });
  const third = await buy({ items: [line(part, 2, 15)] });
  await cancel(second._id);
  expect(await priceOf(part)).toBe(15);
  // the price before the third is that before the second, which is no more
  await cancel(third._id);
  expect(await priceOf(part)).toBe(13);
});

it('an order that came in parts at two costs gives back the price before its first receipt', async () => {
  const part = await pricedPart();
  const items = [line(part, 2, 12), line(part, 3, 14)];
  const { _id } = await buy({ status: 'pending', items });
  await arrive(_id, [{ product: part, quantity: 2 }]);
  await arrive(_id);
  expect(await priceOf(part)).toBe(14);
  await cancel(_id);
  expect(await priceOf(part)).toBe(8);
});
