import { saleTexts } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, sell, done, refusal, stockOf, balanceOf } = shop;
afterAll(() => shop.expectBooksHold());

const cancel = (id: string) => done('PUT', `/sales/${id}/cancel`);
const pay = (id: string, amount: number) => done('PATCH', `/customers/${id}/balance`, { amount });

describe('cancelling a sale', () => {
  it('restocks the goods, returns the cash and removes the sale from its day', async () => {
    const product = await part();
    const today = await done('GET', '/sales/daily');
    const sale = await sell({ items: [{ product, quantity: 4 }] });
    expect(await cancel(sale._id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      remaining: 0,
      cashReturned: 60,
      saleNumber: sale.saleNumber,
    });
    expect(await stockOf(product)).toBe(100);
    expect(await done('GET', '/sales/daily')).toEqual(today);
    expect(await refusal('PUT', `/sales/${sale._id}/cancel`)).toEqual([
      409,
      saleTexts.notCompleted('cancelled'),
    ]);
    expect(await refusal('POST', `/sales/${sale._id}/refund`, { refundAmount: 1 })).toEqual([
      409,
      saleTexts.notCompleted('cancelled'),
    ]);
    expect(await refusal('PUT', `/sales/${crypto.randomUUID()}/cancel`)).toEqual([404, saleTexts.notFound]);
  });

  it('removes the debt from the account', async () => {
    const id = await customer();
    const sale = await sell({
      items: [{ product: await part(), quantity: 2 }],
      customer: id,
      paymentStatus: 'partial',
      partialAmount: 10,
    });
    expect(await cancel(sale._id)).toMatchObject({ cashReturned: 10 });
    expect(await balanceOf(id)).toBe(0);
    const [entry] = (await shop.call('GET', `/customer-balance/${id}/transactions`)).json().data;
    expect(entry).toMatchObject({ type: 'cancel', change: 20, reference: sale._id });
  });

  it('leaves later payments as the customer’s credit, which pays other open invoices', async () => {
    const id = await customer();
    const product = await part();
    const body = { items: [{ product, quantity: 2 }], customer: id, paymentStatus: 'deferred' };
    const sale = await sell(body);
    await pay(id, 30);
    const other = await sell({ ...body, items: [{ product, quantity: 1 }] });
    expect(await cancel(sale._id)).toMatchObject({ cashReturned: 0 });
    expect(await done('GET', `/sales/${other._id}`)).toMatchObject({ remaining: 0, paymentStatus: 'paid' });
    expect(await balanceOf(id)).toBe(1500);
  });

  it('takes earlier refunds into account', async () => {
    const id = await customer();
    const product = await part();
    const sale = await sell({
      items: [{ product, quantity: 4 }],
      customer: id,
      paymentStatus: 'partial',
      partialAmount: 20,
    });
    await pay(id, 40);
    // 60 paid, 20 of it at the till; 30 refunded, so 30 of the later payment is left
    await done('POST', `/sales/${sale._id}/refund`, { refundAmount: 30, items: [{ product, quantity: 2 }] });
    expect(await cancel(sale._id)).toMatchObject({ cashReturned: 30, refundAmount: 30 });
    expect(await balanceOf(id)).toBe(3000);
    expect(await stockOf(product)).toBe(100);
  });

  it('leaves the account alone when the sale was paid', async () => {
    const id = await customer();
    const sale = await sell({ items: [{ product: await part(), quantity: 1 }], customer: id });
    await cancel(sale._id);
    expect((await shop.call('GET', `/customer-balance/${id}/transactions`)).json().data).toEqual([]);
  });
});
