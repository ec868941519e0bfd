import { purchaseTexts, teardownTexts, vinTexts } from '@turoos/contract';
import { expect, it } from 'vitest';
import { asTeardown, billOf, BuyForm, costOf, startValues } from './buy-form';

const bought = {
  ...startValues(),
  vehicle: { make: 'Toyota', model: 'Hilux' },
  supplierName: 'بائع',
  price: 90_000,
  freight: 10_000,
  warehouse: 'w',
};

it('says all that is missing at once', () => {
  const { error } = BuyForm.safeParse(startValues());
  expect(error?.issues.map(({ message }) => message)).toEqual([
    teardownTexts.vehicleRequired,
    'اختر البائع أو اكتب اسمه',
    teardownTexts.priceRequired,
    'اختر المستودع',
  ]);
});

it('takes neither a number that is no VIN nor a day to come', () => {
  const problems = (typed: object) =>
    BuyForm.safeParse({ ...bought, ...typed }).error?.issues.map(({ message }) => message);
  expect(problems({ vehicle: { ...bought.vehicle, vin: 'بلا رقم' } })).toEqual([vinTexts.characters]);
  expect(problems({ purchaseDate: '2999-01-01' })).toEqual([teardownTexts.future]);
  expect(problems({ vehicle: { vin: 'GRJ150-0012345' } })).toBeUndefined();
});

it('counts what others charge in the cost, and not in what the seller gets', () => {
  expect([costOf(bought), billOf(bought)]).toEqual([100_000, 90_000]);
  expect(billOf({ ...bought, chargesOnBill: true })).toBe(100_000);
  const paid = { currency: 'USD', amount: 950, cents: 95_000 };
  expect(BuyForm.safeParse({ ...bought, paid }).error?.issues[0]?.message).toBe(purchaseTexts.paidTooMuch);
});

it('pays money as it was handed over', () => {
  const paid = { currency: 'YER', amount: 50_000, cents: 3000 };
  expect(asTeardown(BuyForm.parse({ ...bought, paid }))).toMatchObject({
    price: 90_000,
    customs: 0,
    tenders: [{ currency: 'YER', amount: 50_000, method: 'cash' }],
  });
  expect(asTeardown(BuyForm.parse(bought))).toMatchObject({ paidAmount: 0 });
});
