import { moneyText, offlineSaleTexts } from '@turoos/contract';
import { afterAll, expect, it } from 'vitest';
import { useOfflineSales } from '../../../test/offline-sales';

const offline = useOfflineSales();
const { fact, book, part, detailOf, refusal } = offline;

afterAll(() => offline.expectBooksHold());

/** Sells in a shift that is closed, with the money in its count, before the sale arrives. */
async function soldBeforeClose(counted: Record<string, number>, sales: object[] = [{}]) {
  const drawer = await offline.aDrawer(`صندوق ${crypto.randomUUID().slice(0, 6)}`);
  const shift = await offline.open(offline.seller, {}, drawer);
  const facts = [];
  for (const more of sales)
    facts.push(fact({ items: [{ product: await part() }], shift: shift._id, ...more }));
  const { zNumber } = await offline.close(offline.seller, shift._id, counted, 'نقود زائدة');
  const booked = [];
  for (const one of facts) booked.push(await book(one));
  return { drawer, zNumber, booked };
}
const path = ({ id }: { id: string }) => `/sales/offline/${id}/counted-in-shift`;
const safe = () => offline.accountOf('safe');

it('takes cash that the close had counted off the safe, against the difference it found', async () => {
  const before = await offline.held(await safe());
  const { drawer, zNumber, booked } = await soldBeforeClose({ YER: 7500 });
  const [sale = { id: '' }] = booked;
  const account = { _id: await safe(), name: expect.any(String) };
  expect((await detailOf(sale)).lateCash).toMatchObject({
    shift: { zNumber },
    booked: [{ account, currency: 'YER', amount: 7500 }],
    found: [{ currency: 'YER', amount: 7500 }],
    blocked: null,
  });
  expect((await offline.held(await safe()))['YER']).toBe((before['YER'] ?? 0) + 7500);
  const done = await offline.done('POST', path(sale), { note: 'عدّها سامي' });
  expect(done.decisions).toMatchObject([{ kind: 'shift', status: 'corrected', note: 'عدّها سامي' }]);
  expect(done.booked.status).toBe('completed');
  expect(await offline.held(await safe())).toEqual(before);
  expect(await offline.held(drawer)).toEqual({ YER: 7500 });
  expect(await refusal('POST', path(sale), {})).toEqual([409, offlineSaleTexts.nothingOpen]);
});

it('does so in several currencies, with change in another one', async () => {
  const before = await offline.held(await safe());
  const { booked } = await soldBeforeClose({ USD: 20 }, [
    { tenders: [{ currency: 'USD', amount: 20 }], change: { currency: 'USD', amount: 5 } },
  ]);
  const [sale = { id: '' }] = booked;
  await offline.done('POST', path(sale), {});
  expect(await offline.held(await safe())).toEqual(before);
});

it('explains a difference once, and refuses what the count did not find', async () => {
  const { zNumber, booked } = await soldBeforeClose({ YER: 7500 }, [{}, {}]);
  const [first = { id: '' }, second = { id: '' }] = booked;
  const replies = await Promise.all([first, second].map((one) => offline.call('POST', path(one), {})));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  const left = replies[0]?.statusCode === 200 ? second : first;
  const needed = { currency: 'YER', amount: 7500 };
  const reason = offlineSaleTexts.notFoundInCount(`Z-${zNumber}`, { currency: 'YER', amount: 0 }, needed);
  expect((await detailOf(left)).lateCash.blocked).toBe(reason);
  expect(await refusal('POST', path(left), {})).toEqual([422, reason]);
  expect(reason).toContain(moneyText(needed));
});

it('is for those who manage the cash, and not for a sale of an open shift', async () => {
  const { booked } = await soldBeforeClose({ YER: 7500 });
  const [sale = { id: '' }] = booked;
  const seller = await offline.shop.person('sales_manager');
  expect((await seller.call('POST', path(sale), {})).statusCode).toBe(403);
  const drawer = await offline.aDrawer('صندوق مفتوح');
  const shift = await offline.open(offline.seller, {}, drawer);
  const there = await book(fact({ items: [{ product: await part() }], shift: shift._id }));
  expect((await detailOf(there)).lateCash).toBeNull();
  await offline.close(offline.seller, shift._id, { YER: 7500 });
});
