import { NewOfflineSale, ratesOf, settleTender, type CopiedPart, type Currency } from '@turoos/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '@/lib/http/api-error';
import { unitOf } from '@/lib/money/typed-money';
import type { TypedTender } from '@/shared/money/typed-tender';
import { copied, copiedSettings, grantedTill, ids } from '../../../../test/fake-runtime';
import { makeOfflineSale } from '@/shared/till/make-offline-sale';
import { emptyDraft, type Draft } from './draft';
import { countPayment, newSale, settle, totalsOf } from './sale-figures';

const token = 'T'.repeat(43);
const partId = (index: number) => `0198c5a4-7e10-7bd2-9a51-4f0f6a0c${String(index).padStart(4, '0')}`;

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 900 }).map((hundredths) => hundredths / 100),
  listPrice: fc.integer({ min: 1, max: 90_000 }),
  price: fc.option(fc.integer({ min: 0, max: 90_000 })),
});
const tender = fc.record({
  currency: fc.constantFrom('YER', 'USD', 'SAR'),
  amount: fc.integer({ min: 1, max: 500_000 }),
  method: fc.constantFrom('cash' as const, 'card' as const),
});
const sold = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  tenders: fc.array(tender, { maxLength: 3 }),
  percent: fc.option(fc.integer({ min: 0, max: 100 })),
  paymentType: fc.constantFrom('paid' as const, 'partial' as const, 'deferred' as const),
  changeIn: fc.constantFrom('YER', 'USD', 'SAR', 'credit', null),
  hasCustomer: fc.boolean(),
  rate: fc.constantFrom(530, 1632.5, 2801),
  tax: fc.constantFrom(0, 5),
});

it('makes a sale without the server that is worth what the counter shows, for any draft and rate', () => {
  let made = 0;
  fc.assert(
    fc.property(sold, ({ lines, tenders, percent, paymentType, changeIn, hasCustomer, rate, tax }) => {
      const settings = copiedSettings(rate);
      settings.store = { ...settings.store, applyTax: tax > 0, taxRate: tax };
      const rates = ratesOf(settings.rates[0] as (typeof settings.rates)[0]);
      const typed = tenders.map(({ currency, amount, method }): TypedTender => ({
        currency,
        amount,
        method,
        reference: '',
      }));
      const draft: Draft = {
        ...emptyDraft(ids.key),
        customer: hasCustomer ? { _id: ids.customer, name: 'أحمد' } : null,
        lines: lines.map((one, index) => ({
          ...one,
          product: partId(index),
          name: 'زيت',
          partNumber: 'X',
          codes: [],
          cost: 0,
          stock: 100,
          minStock: 0,
        })),
        discount: { kind: 'percent', value: percent },
        paymentType,
        changeIn,
        ...(typed.length > 0 && { tenders: typed }),
      };
      const totals = totalsOf(draft, { taxRate: tax });
      const { grandTotal } = totals;
      const counting = { currencies: settings.currencies, rates, usual: 'YER' };
      const body = newSale(draft, 'completed', { grandTotal, counting });
      const parts = new Map<string, CopiedPart>(
        lines.map(({ listPrice }, index) => [
          partId(index),
          copied({ id: partId(index), price: listPrice, unit: 'litre' }),
        ]),
      );
      const customer = {
        id: ids.customer,
        name: 'أحمد',
        code: '',
        phone: '',
        balance: 0,
        creditLimit: 1_000_000_000,
        priceTier: null,
        isBlocked: false,
        isActive: true,
      };
      const asked = { id: ids.key, body, wasTried: false, at: new Date(), user: { _id: ids.user, name: '' } };
      let result;
      try {
        result = makeOfflineSale(asked, {
          settings,
          till: grantedTill(),
          customer: hasCustomer ? customer : undefined,
          parts,
        });
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError);
        return;
      }
      made++;
      const { fact, sale } = result;
      const whole = { ...fact, seq: 1, number: 'K1-000001', sentAt: fact.madeAt, token, proof: null };
      expect(NewOfflineSale.parse(z.encode(NewOfflineSale, whole))).toEqual(whole);
      expect(sale).toMatchObject({ ...totals, items: sale.items });

      const counted = countPayment(draft, grandTotal, counting);
      if (counted) {
        expect(fact.rounding).toBe(counted.rounding);
        expect(sale.tillPaid).toBe(counted.paid);
        const back = counted.change.map(({ currency, units }) => ({
          currency: currency.code,
          amount: units / 10 ** currency.decimals,
        }));
        expect(sale.change ? [sale.change, sale.change.rest].filter(Boolean) : []).toMatchObject(back);
      } else if (paymentType === 'paid') expect(sale.remaining).toBe(0);
      expect(sale.remaining).toBe(
        counted || paymentType !== 'paid' ? settle(draft, grandTotal, customer, counted).owed : 0,
      );

      // the server counts the fact again and finds the same money
      const unit = (code: string) => unitOf(settings.currencies.find((one) => one.code === code) as Currency);
      const again = settleTender({
        due: fact.grandTotal,
        tenders: fact.tenders.map(({ currency, amount }) => ({
          currency: unit(currency),
          units: Math.round(amount * 10 ** unit(currency).decimals),
        })),
        changeIn: fact.change ? unit(fact.change.currency) : undefined,
        rial: unit('YER'),
        rates: fact.rates,
      });
      if (fact.tenders.length > 0) expect(again.rounding).toBe(fact.rounding);
    }),
    { numRuns: 500 },
  );
  expect(made).toBeGreaterThan(100);
});
