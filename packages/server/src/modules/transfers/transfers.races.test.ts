import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useTransfers } from '../../../test/transfers';
import { checkBooks } from '../books';

const { shop, call, stocked, input, step, inState, held } = useTransfers();

const codes = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode).toSorted();

it('approving twice at once approves once', async () => {
  const { _id } = await inState('pending', [{ item: await stocked(5), quantity: 2 }]);
  expect(codes(await Promise.all([step(_id, 'approve'), step(_id, 'approve')]))).toEqual([200, 409]);
});

it('shipping twice at once ships the goods once', async () => {
  const item = await stocked(5);
  const { _id } = await inState('approved', [{ item, quantity: 2 }]);
  expect(codes(await Promise.all([1, 2, 3].map(() => step(_id, 'ship'))))).toEqual([200, 200, 200]);
  expect(await held(item)).toEqual([3, 0]);
});

it('receiving twice at once receives the goods once', async () => {
  const item = await stocked(5);
  const { _id } = await inState('in_transit', [{ item, quantity: 2 }]);
  expect(codes(await Promise.all([step(_id, 'receive'), step(_id, 'receive')]))).toEqual([200, 409]);
  expect(await held(item)).toEqual([3, 2]);
});

it('receiving and cancelling at once: only one succeeds', async () => {
  for (let round = 0; round < 6; round++) {
    const item = await stocked(5);
    const { _id } = await inState('in_transit', [{ item, quantity: 2 }]);
    const [received, cancelled] = await Promise.all([step(_id, 'receive'), step(_id, 'cancel')]);
    expect(codes([received, cancelled])).toEqual([200, 409]);
    expect(await held(item)).toEqual(received.statusCode === 200 ? [3, 2] : [5, 0]);
  }
});

it('the last units are shipped by one of many transfers', async () => {
  const item = await stocked(5);
  const rivals = await Promise.all([1, 2, 3, 4].map(() => inState('approved', [{ item, quantity: 3 }])));
  expect(codes(await Promise.all(rivals.map(({ _id }) => step(_id, 'ship'))))).toEqual([200, 409, 409, 409]);
  expect(await held(item)).toEqual([2, 0]);
});

it('the books balance after any mix of concurrent transfers and steps', async () => {
  const parts = await Promise.all([1, 2, 3].map(() => stocked(30)));
  const line = fc.record({
    item: fc.constantFrom(...parts),
    quantity: fc.integer({ min: 1, max: 900 }).map((hundredths) => hundredths / 100),
  });
  const names = fc.constantFrom(
    'approve',
    'approve',
    'ship',
    'ship',
    'receive',
    'cancel',
    'reject',
    'partial',
  );
  const lives = fc.sample(
    fc.record({
      items: fc.array(line, { minLength: 1, maxLength: 3 }),
      steps: fc.array(names, { maxLength: 9 }),
      deleted: fc.boolean(),
    }),
    40,
  );
  await Promise.all(
    lives.map(async ({ items, steps, deleted }) => {
      const made = await call('POST', '/transfers', input(items));
      expect([201, 409]).toContain(made.statusCode);
      if (made.statusCode !== 201) return;
      const { _id } = made.json().data;
      for (const name of steps) {
        const some = { items: [{ product: items[0]?.item, quantity: 0.01 }], notes: 'نقص' };
        const reply = name === 'partial' ? await step(_id, 'receive', some) : await step(_id, name);
        expect([200, 409], reply.body).toContain(reply.statusCode);
      }
      if (deleted) expect([200, 409]).toContain((await call('DELETE', `/transfers/${_id}`)).statusCode);
    }),
  );
  const broken = (await checkBooks(shop.db)).filter(({ contradictions }) => contradictions.length > 0);
  expect(broken).toEqual([]);
});
