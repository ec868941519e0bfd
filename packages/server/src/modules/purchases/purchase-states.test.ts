import { entriesOf, keysOf, type PurchaseStatus } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { usePurchases } from '../../../test/purchases';

const { shop, line, buy, arrive } = usePurchases();
afterAll(() => shop.expectBooksHold());

/** Creates a purchase of one line in each status. */
const ways: Record<PurchaseStatus, (product: string) => Promise<string>> = {
  pending: async (product) => (await buy({ status: 'pending', items: [line(product, 2)] }))._id,
  partly_received: async (product) => {
    const { _id } = await buy({ status: 'pending', items: [line(product, 2)] });
    await arrive(_id, [{ product, quantity: 1 }]);
    return _id;
  },
  completed: async (product) => (await buy({ items: [line(product, 2)], paidAmount: 5 }))._id,
  cancelled: async (product) => after('cancel', (await buy({ items: [line(product, 2)] }))._id),
  returned: async (product) => after('return', (await buy({ items: [line(product, 2)] }))._id),
};

async function after(step: string, id: string): Promise<string> {
  await shop.done('POST', `/purchases/${id}/${step}`, {});
  return id;
}

const actions = {
  edit: (id: string) => shop.call('PUT', `/purchases/${id}`, { notes: 'جديد' }),
  receive: (id: string) => shop.call('PUT', `/purchases/${id}`, { status: 'completed' }),
  arrive: (id: string) => shop.call('POST', `/purchases/${id}/receipts`, {}),
  closeRest: (id: string) => shop.call('POST', `/purchases/${id}/close-rest`, { reason: 'نفد عنده' }),
  unreceive: (id: string) => shop.call('PUT', `/purchases/${id}`, { status: 'pending' }),
  markCancelled: (id: string) => shop.call('PUT', `/purchases/${id}`, { status: 'cancelled' }),
  pay: (id: string) => shop.call('POST', `/purchases/${id}/payments`, { amount: 1 }),
  paid: (id: string) => shop.call('PATCH', `/purchases/${id}/payment-status`, { paymentStatus: 'paid' }),
  unpaid: (id: string) => shop.call('PATCH', `/purchases/${id}/payment-status`, { paymentStatus: 'pending' }),
  return: (id: string) => shop.call('POST', `/purchases/${id}/return`, {}),
  cancel: (id: string) => shop.call('POST', `/purchases/${id}/cancel`, {}),
  delete: (id: string) => shop.call('DELETE', `/purchases/${id}`),
};

/** The status code per action and status; a returned purchase answers 400 because nothing is left to pay. */
const expected: Record<PurchaseStatus, Record<keyof typeof actions, number>> = {
  pending: {
    edit: 200,
    receive: 200,
    arrive: 201,
    closeRest: 409,
    unreceive: 200,
    markCancelled: 409,
    pay: 409,
    paid: 409,
    unpaid: 409,
    return: 409,
    cancel: 200,
    delete: 200,
  },
  partly_received: {
    edit: 200,
    receive: 200,
    arrive: 201,
    closeRest: 200,
    unreceive: 409,
    markCancelled: 409,
    pay: 201,
    paid: 200,
    unpaid: 200,
    return: 200,
    cancel: 200,
    delete: 409,
  },
  completed: {
    edit: 200,
    receive: 200,
    arrive: 409,
    closeRest: 409,
    unreceive: 409,
    markCancelled: 409,
    pay: 201,
    paid: 200,
    unpaid: 200,
    return: 200,
    cancel: 200,
    delete: 409,
  },
  cancelled: {
    edit: 409,
    receive: 409,
    arrive: 409,
    closeRest: 409,
    unreceive: 409,
    markCancelled: 409,
    pay: 409,
    paid: 409,
    unpaid: 409,
    return: 409,
    cancel: 409,
    delete: 200,
  },
  returned: {
    edit: 409,
    receive: 409,
    arrive: 409,
    closeRest: 409,
    unreceive: 409,
    markCancelled: 409,
    pay: 400,
    paid: 200,
    unpaid: 200,
    return: 409,
    cancel: 409,
    delete: 409,
  },
};

describe.each(keysOf(ways))('a %s purchase', (status) => {
  it.each(entriesOf(expected[status]))('%s answers %i', async (action, answer) => {
    const product = await shop.part();
    const id = await ways[status](product);
    const before = await shop.stockOf(product);
    const reply = await actions[action](id);
    expect(reply.statusCode, reply.body).toBe(answer);
    const here = { pending: 0, partly_received: 1, completed: 2, cancelled: 0, returned: 0 }[status];
    const moves: Record<string, number> = {
      receive: 2 - here,
      arrive: 2 - here,
      return: -here,
      cancel: -here,
    };
    expect(await shop.stockOf(product)).toBe(before + (answer < 300 ? (moves[action] ?? 0) : 0));
  });
});
