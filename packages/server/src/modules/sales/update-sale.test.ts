import { saleTexts, texts } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, sell, done, refusal, balanceOf } = shop;
afterAll(() => shop.expectBooksHold());

const onCredit = async (body: object = {}) =>
  sell({
    items: [{ product: await part(), quantity: 2 }],
    customer: await customer(),
    paymentStatus: 'deferred',
    ...body,
  });

describe('editing a sale', () => {
  it('changes notes and payment method, but neither lines nor totals', async () => {
    const sale = await onCredit({ paymentStatus: 'paid' });
    const path = `/sales/${sale._id}`;
    const edited = await done('PUT', path, { notes: 'سلمت', paymentMethod: 'bank_transfer' });
    expect(edited).toMatchObject({
      notes: 'سلمت',
      paymentMethod: 'bank_transfer',
      version: sale.version + 1,
    });
    for (const body of [{ discount: 1 }, { customer: null }, { customerName: 'غيره' }])
      expect(await refusal('PUT', path, body)).toEqual([422, saleTexts.immutable]);
    for (const status of ['refunded', 'cancelled', 'pending'])
      expect(await refusal('PUT', path, { status })).toEqual([409, saleTexts.notCompleted('completed')]);
    expect(await refusal('PUT', path, { paymentStatus: 'deferred' })).toEqual([422, saleTexts.immutable]);
  });

  it('refuses lines with another part, quantity or price', async () => {
    const [product, other] = [await part(), await part()];
    const line = { product, quantity: 1, price: 15 };
    const path = `/sales/${(await onCredit({ items: [line, { ...line, product: other }] }))._id}`;
    const twice = `/sales/${(await onCredit({ items: [line, line] }))._id}`;
    const right = [line, { ...line, product: other }];
    expect(await done('PUT', path, { items: right })).toMatchObject({ version: 1 });
    for (const items of [
      [line],
      [line, { ...line, product: other, price: 14 }],
      [line, { ...line, product: other, quantity: 2 }],
    ])
      expect(await refusal('PUT', path, { items })).toEqual([422, saleTexts.immutable]);
    expect(await refusal('PUT', twice, { items: right })).toEqual([422, saleTexts.immutable]);
  });

  it('accepts the whole invoice sent back', async () => {
    const sale = await onCredit();
    expect(await done('PUT', `/sales/${sale._id}`, sale)).toEqual(sale);
  });

  it('is refused when based on a stale version', async () => {
    const sale = await onCredit();
    await done('PUT', `/sales/${sale._id}`, { notes: 'أول', version: sale.version });
    expect(await refusal('PUT', `/sales/${sale._id}`, { notes: 'ثان', version: sale.version })).toEqual([
      409,
      texts.changedMeanwhile,
    ]);
    expect((await done('PUT', `/sales/${sale._id}`, { notes: 'ثالث' })).notes).toBe('ثالث');
  });

  it('answers 404 for an unknown sale', async () => {
    expect(await refusal('PUT', `/sales/${crypto.randomUUID()}`, { notes: 'x' })).toEqual([
      404,
      saleTexts.notFound,
    ]);
  });
});

describe('settling a sale', () => {
  it('pays up to a new paid total, then the rest', async () => {
    const sale = await onCredit();
    const path = `/sales/${sale._id}`;
    expect(await done('PUT', path, { partialAmount: 10 })).toMatchObject({
      paymentStatus: 'partial',
      partialAmount: 10,
      tillPaid: 0,
      remaining: 20,
    });
    expect(await balanceOf(sale.customer)).toBe(-2000);
    expect(await refusal('PUT', path, { partialAmount: 9 })).toEqual([422, saleTexts.paidTooLittle]);
    expect(await refusal('PUT', path, { partialAmount: 30.01 })).toEqual([422, saleTexts.paidTooMuch]);
    expect(await done('PUT', path, { paymentStatus: 'paid' })).toMatchObject({
      paymentStatus: 'paid',
      partialAmount: 30,
      remaining: 0,
    });
    expect(await balanceOf(sale.customer)).toBe(0);
    expect(await done('PUT', path, { paymentStatus: 'paid' })).toMatchObject({ remaining: 0 });
  });

  it('pays this invoice before older ones', async () => {
    const id = await customer();
    const older = await onCredit({ customer: id });
    const newer = await onCredit({ customer: id });
    await done('PUT', `/sales/${newer._id}`, { paymentStatus: 'paid', paymentMethod: 'card' });
    expect(await done('GET', `/sales/${older._id}`)).toMatchObject({ remaining: 30 });
    expect(await done('GET', `/sales/${newer._id}`)).toMatchObject({ remaining: 0, paymentMethod: 'card' });
    const [entry] = (await shop.call('GET', `/customer-balance/${id}/transactions`)).json().data;
    expect(entry).toMatchObject({ type: 'payment', amount: 30, reference: newer._id, paymentMethod: 'card' });
  });

  it('leaves alone what refunds took off the debt', async () => {
    const sale = await onCredit();
    await done('POST', `/sales/${sale._id}/refund`, {
      refundAmount: 12,
      items: [{ product: sale.items[0].product, quantity: 1 }],
    });
    expect(await refusal('PUT', `/sales/${sale._id}`, { partialAmount: 19 })).toEqual([
      422,
      saleTexts.paidTooMuch,
    ]);
    expect(await done('PUT', `/sales/${sale._id}`, { partialAmount: 18 })).toMatchObject({
      paymentStatus: 'paid',
      remaining: 0,
    });
  });

  it('is refused on a sale that is paid or cancelled', async () => {
    const paid = await onCredit({ paymentStatus: 'paid' });
    expect(await refusal('PUT', `/sales/${paid._id}`, { partialAmount: 31 })).toEqual([
      422,
      saleTexts.paidTooMuch,
    ]);
    const cancelled = await onCredit();
    await done('PUT', `/sales/${cancelled._id}/cancel`);
    expect((await refusal('PUT', `/sales/${cancelled._id}`, { partialAmount: 5 }))[0]).toBe(422);
    expect((await refusal('PUT', `/sales/${cancelled._id}`, { paymentStatus: 'paid' }))[0]).toBe(422);
  });
});
