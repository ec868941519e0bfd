import { productTexts, receiptTexts } from '@turoos/contract';
import { beforeAll, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';

const shop = useApp();
let owner: Person;
let made = 0;

beforeAll(async () => {
  owner = await shop.person('admin');
});

type Known = { _id: string; version: number };
const part = async (sellingPrice: number): Promise<Known> =>
  (
    await owner.call('POST', '/products', { name: `فلتر ${++made}`, partNumber: `UP-${made}`, sellingPrice })
  ).json().data;
const change = (changes: object[], person = owner) => person.call('PUT', '/products/many', { changes });
const of = ({ _id: id, version }: Known) => ({ id, version });
const read = async ({ _id }: Known) => (await owner.call('GET', `/products/${_id}`)).json().data;

it('changes many prices at once, and back with the versions it answers', async () => {
  const [first, second] = [await part(10), await part(20)];
  const done = await change([
    { ...of(first), sellingPrice: 11 },
    { ...of(second), sellingPrice: 22 },
  ]);
  expect(done.statusCode).toBe(200);
  expect([(await read(first)).sellingPrice, (await read(second)).sellingPrice]).toEqual([11, 22]);
  const versions: Known[] = done.json().data;
  const back = await change(
    versions.map((known) => ({ ...of(known), sellingPrice: known._id === first._id ? 10 : 20 })),
  );
  expect(back.statusCode).toBe(200);
  expect([(await read(first)).sellingPrice, (await read(second)).sellingPrice]).toEqual([10, 20]);
  const log = (await owner.call('GET', `/audit?entityId=${first._id}`)).json();
  expect(JSON.stringify(log)).toContain('product.update');
});

it('takes a first price back, so that the part has none again', async () => {
  const priced = await change([{ ...of(await part(0)), sellingPrice: 12 }]);
  expect(priced.statusCode, priced.body).toBe(200);
  const [known]: [Known] = priced.json().data;
  const back = { changes: [{ ...of(known), sellingPrice: 0 }], confirm: true };
  const undone = await owner.call('PUT', '/products/many', back);
  expect(undone.statusCode, undone.body).toBe(200);
  expect((await read(known)).sellingPrice).toBe(0);
});

it('changes nothing when one part was changed meanwhile', async () => {
  const [first, second] = [await part(10), await part(20)];
  await owner.call('PUT', `/products/${second._id}`, { name: 'آخر' });
  const refused = await change([
    { ...of(first), sellingPrice: 11 },
    { ...of(second), sellingPrice: 22 },
  ]);
  expect([refused.statusCode, refused.json().code, refused.json().details]).toEqual([
    409,
    'STALE_VERSION',
    { products: [second._id] },
  ]);
  expect((await read(first)).sellingPrice).toBe(10);
});

it.each([0, 150, 0.5])('refuses the price %d for one of 10, and names the part', async (sellingPrice) => {
  const [good, bad] = [await part(10), await part(10)];
  const refused = await change([
    { ...of(good), sellingPrice: 11 },
    { ...of(bad), sellingPrice },
  ]);
  expect([refused.statusCode, refused.json().details]).toEqual([422, { product: bad._id }]);
  expect((await read(good)).sellingPrice).toBe(10);
});

it('asks about a price below the cost, and saves it when confirmed', async () => {
  const [dear, cheap] = [await part(10), await part(10)];
  await owner.call('PUT', `/products/${dear._id}`, { costPrice: 9 });
  const known = await read(dear);
  const changes = [
    { ...of(known), sellingPrice: 8.5 },
    { ...of(cheap), sellingPrice: 8.5 },
  ];
  const asked = await change(changes);
  expect(asked.json(), asked.body).toMatchObject({
    code: 'UNCONFIRMED',
    message: receiptTexts.oddPrices(`${known.name} (${receiptTexts.belowCost})`),
  });
  expect((await read(cheap)).sellingPrice).toBe(10);
  const sure = await owner.call('PUT', '/products/many', { changes, confirm: true });
  expect(sure.statusCode, sure.body).toBe(200);
  expect((await read(dear)).sellingPrice).toBe(8.5);
  const usual = await change([{ ...of(await read(dear)), sellingPrice: 9 }]);
  expect(usual.statusCode, usual.body).toBe(200);
});

it('moves parts to a category, where a search finds them', async () => {
  const { _id: categoryId } = (
    await owner.call('POST', '/parts-categories', { name_ar: 'الهيدروليك', name_en: 'Hydraulics' })
  ).json().data;
  const first = await part(10);
  expect((await change([{ ...of(first), categoryId }])).statusCode).toBe(200);
  expect((await read(first)).categoryId).toBe(categoryId);
  const found = (await owner.call('GET', `/products?q=${encodeURIComponent('الهيدروليك')}`)).json().data;
  expect(found).toMatchObject([{ _id: first._id }]);
  const other = await part(10);
  const refused = await change([{ ...of(other), categoryId: other._id }]);
  expect([refused.statusCode, refused.json().message]).toEqual([404, productTexts.noCategory]);
});

it('refuses a part twice, none, more than the limit, and those who may not', async () => {
  const known = of(await part(10));
  const many = Array.from({ length: 1001 }, () => ({ ...known, id: crypto.randomUUID() }));
  for (const changes of [[known, known], [], many]) expect((await change(changes)).statusCode).toBe(400);
  expect((await change([known], await shop.person('viewer'))).statusCode).toBe(403);
});

it('answers two changes of the same parts in opposite orders without a deadlock', async () => {
  const [first, second] = [of(await part(10)), of(await part(20))];
  const replies = await Promise.all([
    change([
      { ...first, sellingPrice: 12 },
      { ...second, sellingPrice: 21 },
    ]),
    change([
      { ...second, sellingPrice: 23 },
      { ...first, sellingPrice: 13 },
    ]),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});
