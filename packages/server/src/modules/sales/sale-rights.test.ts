import { can, saleTexts, type RoleName } from '@turoos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useSales } from '../../../test/sales';

const shop = useSales();
afterAll(() => shop.expectBooksHold());

let sellers: { role: RoleName; who: Person; permissions: string[] }[];
beforeAll(async () => {
  sellers = [];
  for (const { role, who } of await shop.shop.everyRole()) {
    const { permissions } = (await who.call('GET', '/auth/me')).json().data.user;
    if (can({ role, permissions }, 'sales:create')) sellers.push({ role, who, permissions });
  }
});

const lastAudit = (entityId: string) =>
  shop.db
    .selectFrom('auditLog')
    .select('after')
    .where('entityId', '=', entityId)
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();

/** Tries as each seller: without the right it expects a refusal, with it the expected audit flag. */
async function everySeller(
  right: 'sales:update' | 'sales:below_cost' | 'sales:refund',
  words: string,
  body: () => Promise<object>,
  mark?: object,
) {
  expect(sellers.map(({ role }) => role)).toEqual(
    expect.arrayContaining(['super_admin', 'admin', 'manager', 'sales_manager', 'sales_staff']),
  );
  for (const { role, who, permissions } of sellers) {
    const reply = await who.call('POST', '/sales', await body());
    if (can({ role, permissions }, right)) {
      expect(reply.statusCode, `${role}: ${reply.body}`).toBe(201);
      if (mark) expect((await lastAudit(reply.json().data._id)).after, role).toMatchObject(mark);
    } else {
      expect(reply.statusCode, role).toBe(403);
      expect(reply.json(), role).toMatchObject({ code: 'FORBIDDEN', message: words });
    }
  }
}

describe('who may', () => {
  it('sell at another price', () =>
    everySeller('sales:update', saleTexts.mayNotPrice, async () => ({
      paymentStatus: 'paid',
      items: [{ product: await shop.part(), quantity: 1, price: 14 }],
    })));

  it('give a discount', () =>
    everySeller('sales:update', saleTexts.mayNotDiscount, async () => ({
      paymentStatus: 'paid',
      discount: 1,
      items: [{ product: await shop.part(), quantity: 1 }],
    })));

  it('sell below cost', () =>
    everySeller(
      'sales:below_cost',
      saleTexts.mayNotSellBelowCost,
      async () => ({
        paymentStatus: 'paid',
        items: [{ product: await shop.part({ cost: 1600 }), quantity: 1 }],
      }),
      { belowCost: true },
    ));

  it('pass the credit limit', () =>
    everySeller(
      'sales:refund',
      saleTexts.mayNotOverride,
      async () => ({
        paymentStatus: 'deferred',
        overrideCreditLimit: true,
        customer: await shop.customer({ creditLimit: 0 }),
        items: [{ product: await shop.part(), quantity: 1 }],
      }),
      { overCreditLimit: true },
    ));
});

describe('below cost', () => {
  const manager = () => shop.shop.person('sales_manager');

  it('spreads the discount over all lines, and skips parts of unknown cost', async () => {
    const who = await manager();
    const [dear, free] = [await shop.part(), await shop.part({ cost: 0 })];
    const sale = (body: object) => who.call('POST', '/sales', { paymentStatus: 'paid', ...body });
    const items = [{ product: dear, quantity: 2 }];
    expect((await sale({ items, discount: 10 })).statusCode).toBe(201);
    expect((await sale({ items, discount: 10.01 })).json().message).toBe(saleTexts.mayNotSellBelowCost);
    expect((await sale({ items: [{ product: free, quantity: 1, price: 0.01 }] })).statusCode).toBe(201);
  });

  it('a line below cost is not offset by another', async () => {
    const who = await manager();
    const items = [
      { product: await shop.part(), quantity: 1, price: 9.99 },
      { product: await shop.part(), quantity: 5 },
    ];
    expect((await who.call('POST', '/sales', { paymentStatus: 'paid', items })).json().message).toBe(
      saleTexts.mayNotSellBelowCost,
    );
  });
});

it('a discount above the subtotal is refused to everyone', async () => {
  const items = [{ product: await shop.part(), quantity: 1 }];
  expect(await shop.refusal('POST', '/sales', { paymentStatus: 'paid', items, discount: 15.01 })).toEqual([
    422,
    saleTexts.discountTooBig,
  ]);
});

it('entering the usual price does not count as an own price', async () => {
  const items = [{ product: await shop.part(), quantity: 1, price: 15 }];
  await shop.sell({ items }, shop.clerk);
});

it('a clerk may sell and complete, not refund, cancel, settle or edit', async () => {
  const product = await shop.part();
  const sale = await shop.sell({ items: [{ product, quantity: 1 }] }, shop.clerk);
  for (const [method, path, body] of [
    ['POST', 'refund', { refundAmount: 1 }],
    ['PUT', 'cancel', undefined],
    ['PUT', '', { notes: 'x' }],
    ['PUT', '', { paymentMethod: 'card' }],
  ] as const)
    expect((await shop.clerk.call(method, `/sales/${sale._id}/${path}`, body)).statusCode).toBe(403);
  const debt = await shop.sell({
    items: [{ product, quantity: 1 }],
    customer: await shop.customer(),
    paymentStatus: 'deferred',
  });
  expect((await shop.clerk.call('PUT', `/sales/${debt._id}`, { paymentStatus: 'paid' })).statusCode).toBe(
    403,
  );
});
