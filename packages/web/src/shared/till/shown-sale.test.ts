import { expect, it } from 'vitest';
import { copied, copiedSettings, ids } from '../../../test/fake-runtime';
import { copiedCustomer, copiedPart } from './copied-records';
import { priceSale } from './shown-sale';

const tier = { _id: ids.zone, name: 'ورشة', percent: 90, isWholesale: false };
const settings = copiedSettings(530, { priceTiers: [tier] });
const part = copied({ price: 500, priceBreaks: [[10, 400]] });
const customer = {
  id: ids.customer,
  name: 'أحمد',
  code: '',
  phone: '',
  balance: 0,
  creditLimit: 0,
  priceTier: tier._id,
  isBlocked: false,
  isActive: true,
};
const priced = (quantity: number, buyer?: typeof customer) =>
  priceSale(
    {
      status: 'completed',
      paymentStatus: 'paid',
      items: [{ product: part.id, quantity }],
      ...(buyer && { customer: buyer.id }),
    },
    { settings, customer: buyer, parts: new Map([[part.id, part]]) },
  ).lines[0]?.price;

it('a till prices by the customer’s tier and the quantity, as the server does', () => {
  expect(priced(1)).toBe(500);
  expect(priced(10)).toBe(400);
  expect(priced(1, customer)).toBe(450);
  expect(priced(12, customer)).toBe(400);
});

it('the counter gets tier and prices by quantity from the copy', () => {
  expect(copiedCustomer(customer, settings).priceTier).toEqual(tier);
  expect(copiedPart(part, settings)).toMatchObject({
    priceBreaks: [{ from: 10, price: 400 }],
    tierPrices: [],
  });
});
