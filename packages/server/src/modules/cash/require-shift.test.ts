import { cashTexts } from '@turoos/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { useCash } from '../../../test/cash';

const cash = useCash();
const { open, close, part } = cash;

const want = async (requireShift: 'off' | 'cash' | 'always') => {
  const owner = await cash.shop.person('super_admin');
  const reply = await owner.call('PUT', '/settings', { cash: { requireShift } });
  expect(reply.statusCode, reply.body).toBe(200);
};
afterEach(() => want('off'));

const byCash = { tenders: [{ currency: 'USD', amount: 15 }] };
const byCard = { tenders: [{ currency: 'USD', amount: 15, method: 'card' }] };

async function statuses(): Promise<unknown[]> {
  const product = await part();
  const attempts = [{}, byCash, byCard];
  const replies = await Promise.all(
    attempts.map((attempt) =>
      cash.clerk.call('POST', '/sales', {
        paymentStatus: 'paid',
        items: [{ product, quantity: 1 }],
        ...attempt,
      }),
    ),
  );
  for (const reply of replies.filter(({ statusCode }) => statusCode === 422))
    expect(reply.json().message).toBe(cashTexts.noShift);
  return replies.map(({ statusCode }) => statusCode);
}

describe('money without a shift', () => {
  it('is taken unless the shop wants a shift for it', async () => {
    expect(await statuses()).toEqual([201, 201, 201]);
    await want('cash');
    expect(await statuses()).toEqual([422, 422, 201]);
    await want('always');
    expect(await statuses()).toEqual([422, 422, 422]);
    const shift = await open(cash.clerk);
    expect(await statuses()).toEqual([201, 201, 201]);
    await close(cash.clerk, shift._id, { YER: 7500, USD: 15 });
    expect(await statuses()).toEqual([422, 422, 422]);
  });

  it('is not asked for on credit, nor for a refund to the debt', async () => {
    await want('always');
    const customer = await cash.customer({ creditLimit: 100_000 });
    const sale = await cash.sell(
      { items: [{ product: await part(), quantity: 1 }], customer, paymentStatus: 'deferred' },
      cash.clerk,
    );
    expect(sale.paymentStatus).toBe('deferred');
  });
});
