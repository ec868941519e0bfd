import { mostRescueBytes, mostRescuedSales, offlineSaleTexts } from '@turoos/contract';
import { sealSales } from '@turoos/till';
import { afterAll, expect, it } from 'vitest';
import { useOfflineSales } from '../../../test/offline-sales';
import { randomText } from '../../../test/tills';

const offline = useOfflineSales();
const { fact, part, stockOf } = offline;

afterAll(() => offline.expectBooksHold());

const send = (file: string, by = offline.colleague) => {
  const form = new FormData();
  form.append('file', new Blob([file]), 'sales.turoos');
  return by.call('POST', '/sales/offline/rescue', form);
};
const sealed = (sales: readonly unknown[], { code, secret } = offline.till) =>
  sealSales({ till: code, secret }, sales);

const other = (letter: string | undefined) => (letter === 'A' ? 'B' : 'A');

it('books what a sealed file contains, once however often it is sent, and names what it refuses', async () => {
  const product = await part();
  const { sentAt: _, ...unsent } = fact({ items: [{ product }] });
  const good = [fact({ items: [{ product, quantity: 2 }] }), unsent];
  const bad = { ...fact({ items: [{ product }] }), items: [] };
  const stolen = { ...fact({ items: [{ product }] }), number: 'K99999-000001' };
  const file = await sealed([...good, bad, stolen, null]);
  const replies = [await send(file), await send(file)];
  for (const reply of replies) {
    expect(reply.statusCode, reply.body).toBe(200);
    const { booked, refused, till } = reply.json().data;
    expect(till.code).toBe(offline.till.code);
    expect(booked.map(({ number }: { number: string }) => number)).toEqual(good.map(({ number }) => number));
    expect(refused.map(({ number }: { number: string }) => number)).toEqual([bad.number, stolen.number, '']);
  }
  const [first, second] = replies.map((reply) => reply.json().data.booked);
  expect(second).toEqual(first.map((sale: object) => ({ ...sale, wasKnown: true })));
  expect(first.map(({ wasKnown }: { wasKnown: boolean }) => wasKnown)).toEqual([false, false]);
  expect(await stockOf(product)).toBe(97);
  const again = await offline.book(good[0] ?? {});
  expect({ ...again, wasKnown: false }).toEqual(first[0]);
});

it.each([
  ['half an emoji', '\ud83d'],
  ['a zero byte', 'a\u0000'],
])('refuses a sale with %s in Arabic, and books those around it', async (_, notes) => {
  const product = await part();
  const [first, bad, last] = [1, 2, 3].map(() => fact({ items: [{ product }] }));
  const reply = await send(await sealed([first, { ...bad, notes }, { ...last, seq: 1e12 }, last]));
  expect(reply.statusCode, reply.body).toBe(200);
  const { booked, refused } = reply.json().data;
  expect(booked.map(({ id }: { id: string }) => id)).toEqual([first?.id, last?.id]);
  expect(refused.map(({ number }: { number: string }) => number)).toEqual([bad?.number, last?.number]);
  for (const { message } of refused) expect(message).toMatch(/^[^a-z]+$/i);
  expect(await stockOf(product)).toBe(98);
});

it('takes a till whose name cannot be stored for no rescue file', async () => {
  const file = JSON.stringify({ ...JSON.parse(await sealed([])), till: 'K\u0000' });
  expect((await send(file)).json()).toMatchObject({ code: 'RULE', message: offlineSaleTexts.noRescueFile });
});

const refusals: [string, () => Promise<string>, string][] = [
  ['no rescue file', async () => 'hello', offlineSaleTexts.noRescueFile],
  [
    'one that is sealed with another secret',
    () => sealed([], { ...offline.till, secret: randomText() }),
    offlineSaleTexts.damagedRescueFile,
  ],
  [
    'one that was changed',
    async () => (await sealed([{}])).replace(/"sealed":"./, (head) => head.slice(0, -1) + other(head.at(-1))),
    offlineSaleTexts.damagedRescueFile,
  ],
  [
    'one of a later form',
    async () => (await sealed([])).replace('"form":1', '"form":2'),
    offlineSaleTexts.newerRescueFile,
  ],
  ['one that was cut off', async () => (await sealed([{}])).slice(0, -20), offlineSaleTexts.noRescueFile],
  ['one that holds no list', () => sealed({} as unknown as unknown[]), offlineSaleTexts.damagedRescueFile],
  [
    'one with too many sales',
    () => sealed(Array.from({ length: mostRescuedSales + 1 }, () => null)),
    offlineSaleTexts.hugeRescueFile,
  ],
];

it.each(refusals)('refuses %s', async (_, make, message) => {
  expect((await send(await make())).json()).toMatchObject({ code: 'RULE', message });
});

it('refuses a file of a till that the shop does not know', async () => {
  const file = await sealed([], { ...offline.till, code: 'K99999' });
  expect((await send(file)).json().code).toBe('UNKNOWN_TILL');
});

it('refuses what no till can have saved, before it is read', async () => {
  const reply = await send('x'.repeat(mostRescueBytes + 1));
  expect(reply.statusCode).toBe(413);
  expect(reply.json().message).toMatch(/[؀-ۿ]/);
});

it('is for whoever may sell', async () => {
  const viewer = await offline.shop.person('viewer');
  const reply = await send(await sealed([]), viewer);
  expect(reply.statusCode).toBe(403);
});
