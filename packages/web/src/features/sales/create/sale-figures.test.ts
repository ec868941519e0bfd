import { NewSale, piece, saleTexts, tenderTexts, unitTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asCredit, emptyTender, type Counting, type TypedTender } from '@/shared/money/typed-tender';
import { usualCurrencies } from '@/shared/money/use-currencies';
import { emptyDraft, lineOf, type Draft } from './draft';
import {
  countPayment,
  discountForTotal,
  heldCompletion as completionOf,
  newSale as saleOf,
  settle as settleWith,
  takenElsewhere,
  totalsOf,
} from './sale-figures';
import { awayTexts } from '@/shared/till/away-rules';
import { samplePart } from './sample-part';
import { confirmOverLimit, whyNotHold, whyNotSave } from './why-not-save';

const product = '0190b4a0-0000-7000-8000-000000000001';
const customerId = '0190b4a0-0000-7000-8000-000000000002';
const filter = lineOf(samplePart({ _id: product }), 2);
const invoice = (fields: Partial<Draft> = {}): Draft => ({
  ...emptyDraft('key'),
  lines: [filter],
  ...fields,
});
const buyer = { name: 'أحمد', balance: 0, creditLimit: 1000, isBlocked: false, isActive: true };
const chosen = { _id: customerId, name: 'أحمد' };

/** 16 dollars, the price of the invoice, are 8,640 rials. */
const counting: Counting = {
  currencies: usualCurrencies,
  rates: { usdToYer: 540, toYer: { SAR: 144 } },
  usual: 'YER',
};
const till = (draft: Draft) => ({ grandTotal: totalsOf(draft).grandTotal, counting });
const newSale = (draft: Draft, status: 'completed' | 'pending') => saleOf(draft, status, till(draft));
const heldCompletion = (draft: Draft) => completionOf(draft, till(draft));
const settle = (draft: Draft, grandTotal: number, customer: typeof buyer | null) =>
  settleWith(draft, grandTotal, customer, countPayment(draft, grandTotal, counting));
const cash = (currency: string, amount: number): TypedTender => ({ ...emptyTender, currency, amount });
const card: TypedTender = { ...emptyTender, method: 'card' };

describe('an agreed total', () => {
  const agreed = (total: number, circumstances = {}) => {
    const discount = discountForTotal(invoice(), total, circumstances);
    const draft = invoice({ discount: { kind: 'amount', value: discount } });
    return [discount, totalsOf(draft, circumstances).grandTotal];
  };

  it('makes the discount to the cent', () => {
    expect(agreed(1500)).toEqual([100, 1500]);
    expect(agreed(1599)).toEqual([1, 1599]);
    expect(agreed(1600)).toEqual([0, 1600]);
    expect(agreed(0)).toEqual([1600, 0]);
  });

  it('includes the tax, up to a cent that its rounding leaves out', () => {
    expect(agreed(1575, { taxRate: 5 })).toEqual([100, 1575]);
    for (let total = 0; total <= 1680; total += 7) {
      const [, made] = agreed(total, { taxRate: 5 });
      expect(total - (made ?? 0), String(total)).toBeOneOf([0, 1]);
    }
  });

  it('is no discount when the invoice costs less', () =>
    expect(discountForTotal(invoice(), 1601)).toBeNull());
});

describe('totals', () => {
  it('add the lines that have a quantity and subtract the discount', () => {
    const lines = [filter, { ...filter, product: 'empty', quantity: 0 }];
    expect(totalsOf(invoice({ lines }))).toEqual({
      subtotal: 1600,
      discount: 0,
      campaignDiscount: 0,
      tax: 0,
      grandTotal: 1600,
    });
    expect(totalsOf(invoice({ discount: { kind: 'percent', value: 12.5 } })).grandTotal).toBe(1400);
    expect(totalsOf(invoice({ discount: { kind: 'amount', value: 100 } }), { taxRate: 5 })).toMatchObject({
      tax: 75,
      grandTotal: 1575,
    });
  });

  it('subtract a campaign’s discount too, down to zero', () => {
    const campaign = { type: 'discount', discountType: 'percentage', discountValue: 1000 } as const;
    const given = (value: number) => totalsOf(invoice({ discount: { kind: 'amount', value } }), { campaign });
    expect(given(100)).toMatchObject({ discount: 260, campaignDiscount: 160, grandTotal: 1340 });
    expect(given(1500)).toMatchObject({ discount: 1600, campaignDiscount: 100, grandTotal: 0 });
  });
});

describe('the customer’s account', () => {
  it('owes the rest of a partial sale', () => {
    const draft = invoice({ paymentType: 'partial', tenders: [cash('USD', 6)] });
    expect(settle(draft, 1600, buyer)).toMatchObject({ paid: 600, owed: 1000, overLimit: false });
    expect(settle(draft, 1601, buyer)).toMatchObject({ owedInAll: 1001, overLimit: true });
  });

  it('pays with the customer’s credit balance first', () => {
    const draft = invoice({ paymentType: 'deferred' });
    expect(settle(draft, 1600, { ...buyer, balance: 700 })).toMatchObject({
      fromCredit: 700,
      owed: 900,
      owedInAll: 900,
      overLimit: false,
    });
  });

  it('keeps an old debt unchanged by a paid sale, however large the debt', () => {
    const draft = invoice({ paymentType: 'paid' });
    expect(settle(draft, 1600, { ...buyer, balance: -5000 })).toMatchObject({ owed: 0, overLimit: false });
  });
});

describe('the sale request', () => {
  it('is valid: lines with a quantity in the order they were added, prices only where changed', () => {
    const other = { ...filter, product: customerId, quantity: 1, price: 700 };
    const none = { ...filter, product: '0190b4a0-0000-7000-8000-000000000003', quantity: null };
    const body = newSale(invoice({ lines: [other, none, filter], paymentType: 'paid' }), 'completed');
    expect(body.items).toEqual([
      { product, quantity: 2, listPrice: 800 },
      { product: customerId, quantity: 1, listPrice: 800, price: 700 },
    ]);
    expect(z.safeEncode(NewSale, body).success).toBe(true);
    expect(body).toMatchObject({ status: 'completed', paymentStatus: 'paid', paymentMethod: 'cash' });
  });

  it('sends the campaign code beside the seller’s discount; a held sale may drop it', () => {
    const draft = invoice({ campaignCode: 'EID', discount: { kind: 'amount', value: 100 } });
    expect(newSale(draft, 'completed')).toMatchObject({ campaignCode: 'EID', discount: 100 });
    expect(newSale(invoice(), 'completed')).not.toHaveProperty('campaignCode');
    expect(heldCompletion(invoice()).campaignCode).toBe('');
  });

  it('sends credit as the method of a deferred sale, and the money of a partial one', () => {
    const tenders = [cash('YER', 5000)];
    const deferred = newSale(invoice({ paymentType: 'deferred', tenders }), 'completed');
    expect(deferred.paymentMethod).toBe('credit');
    expect(deferred).not.toHaveProperty('tenders');
    const partial = newSale(invoice({ paymentType: 'partial', tenders }), 'completed');
    expect(partial).toMatchObject({
      paymentStatus: 'partial',
      tenders: [{ currency: 'YER', amount: 5000, method: 'cash' }],
      seenRates: { USD: 540 },
    });
    for (const field of ['change', 'partialAmount', 'paymentMethod'])
      expect(partial).not.toHaveProperty(field);
  });

  it('of an invoice that is paid exactly has a method and no money', () => {
    const exact = newSale(invoice({ paymentType: 'paid', tenders: [card] }), 'completed');
    expect(exact).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'card' });
    expect(exact).not.toHaveProperty('tenders');
  });

  it('asks for change of more money than is due, unless it stays as the customer’s credit', () => {
    const paid = { paymentType: 'paid', tenders: [cash('YER', 10_000)] } as const;
    const sale = (fields: Partial<Draft>) =>
      newSale(invoice({ ...paid, tenders: [...paid.tenders], ...fields }), 'completed');
    expect(sale({}).change).toEqual({ currency: 'YER' });
    expect(sale({ changeIn: 'SAR' })).toMatchObject({
      change: { currency: 'SAR' },
      seenRates: { USD: 540, SAR: 144 },
    });
    expect(sale({ changeIn: asCredit, customer: chosen })).not.toHaveProperty('change');
    expect(sale({ changeIn: asCredit }).change).toEqual({ currency: 'YER' });
  });

  it('names the remittance that pays an invoice exactly', () => {
    const remittance: TypedTender = { ...emptyTender, method: 'exchanger', reference: '5521' };
    expect(newSale(invoice({ paymentType: 'paid', tenders: [remittance] }), 'completed').tenders).toEqual([
      { currency: 'YER', amount: 8640, method: 'exchanger', reference: '5521' },
    ]);
  });

  it('of a held invoice has no money', () => {
    const held = newSale(invoice({ paymentType: 'paid', tenders: [cash('YER', 10_000)] }), 'pending');
    expect(held).not.toHaveProperty('tenders');
  });

  it('leaves the payment of a held sale open, and sends its lines on completion only if they changed', () => {
    expect(newSale(invoice(), 'pending')).not.toHaveProperty('paymentStatus');
    const { lines } = invoice();
    const held = { id: 'x', version: 1, lines };
    const completion = heldCompletion(invoice({ paymentType: 'paid', held }));
    expect(completion).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    expect(completion).not.toHaveProperty('items');
    const changed = invoice({ held, lines: lines.map((line) => ({ ...line, quantity: 7 })) });
    expect(heldCompletion(changed).items?.map(({ quantity }) => quantity)).toEqual(lines.map(() => 7));
  });
});

describe('saving requires', () => {
  const reason = (draft: Draft, customer: typeof buyer | null = null, overrideReason?: string) => {
    const totals = totalsOf(draft);
    const settlement = settle(draft, totals.grandTotal, customer);
    const counted = countPayment(draft, totals.grandTotal, counting);
    const circumstances = { codeProblem: undefined, customer, totals, settlement, counted, counting };
    return whyNotSave(draft, { ...circumstances, overrideReason });
  };

  it('lines, then a way to pay, then a customer for credit', () => {
    expect(reason(emptyDraft('key'))).toBe('الفاتورة فارغة');
    expect(reason(invoice({ lines: [{ ...filter, quantity: 0 }] }))).toBe('الفاتورة فارغة');
    expect(reason(invoice())).toBe('يرجى اختيار نوع الدفع');
    expect(reason(invoice({ paymentType: 'paid' }))).toBeUndefined();
    for (const paymentType of ['partial', 'deferred'] as const)
      expect(reason(invoice({ paymentType }))).toBe('البيع الآجل أو الجزئي يتطلب اختيار عميل');
  });

  it('the paid amount of a partial sale', () => {
    const partial = { paymentType: 'partial', customer: chosen } as const;
    const rich = { ...buyer, creditLimit: 100_000 };
    expect(reason(invoice(partial), rich)).toBe('يرجى إدخال المبلغ المدفوع');
    expect(reason(invoice({ ...partial, tenders: [cash('USD', 17)] }), rich)).toContain('لا يمكن أن يتجاوز');
    expect(reason(invoice({ ...partial, tenders: [cash('YER', 3240)] }), rich)).toBeUndefined();
  });

  it('quantities within the stock, and names the line that exceeds it', () => {
    const short = invoice({ paymentType: 'paid', lines: [{ ...filter, quantity: 9, stock: 5 }] });
    expect(reason(short)).toBe(`الكمية المطلوبة من ${filter.name} هي 9 والمتوفر 5`);
  });

  it('nothing of the limit and the code that an invoice without a response may have used up', () => {
    const onCredit = invoice({ paymentType: 'deferred', customer: chosen });
    expect(reason(onCredit, buyer)).toBe(confirmOverLimit);
    expect(reason({ ...onCredit, unanswered: '{}' }, buyer)).toBeUndefined();
    const used = { totals: totalsOf(onCredit), codeProblem: 'استُنفد الرمز' };
    expect(whyNotHold(onCredit, used)).toBe('استُنفد الرمز');
    expect(whyNotHold({ ...onCredit, unanswered: '{}' }, used)).toBeUndefined();
  });

  it('without the server, what the till may sell then', () => {
    const away = (fields: Partial<Draft>, grant: object | null = {}) => {
      const draft = invoice({ paymentType: 'paid', ...fields });
      const totals = totalsOf(draft);
      const granted = { state: 'active' as const, grantUntil: null, largestSale: null, mayCredit: true };
      return whyNotSave(draft, {
        codeProblem: undefined,
        customer: draft.customer ? buyer : null,
        totals,
        settlement: settle(draft, totals.grandTotal, draft.customer ? buyer : null),
        counted: undefined,
        counting,
        overrideReason: undefined,
        away: grant && { ...granted, ...grant },
      });
    };
    const onCredit = { paymentType: 'deferred', customer: chosen, overrideCreditLimit: true } as const;
    expect(away({})).toBeUndefined();
    expect(away({}, null)).toBe(awayTexts.notReady);
    expect(away({}, { largestSale: 1599 })).toBe(awayTexts.tooLarge(1599, counting.rates.usdToYer));
    expect(away({}, { grantUntil: new Date(0) })).toBe(awayTexts.ended);
    expect(away({ campaignCode: 'X' })).toBe(awayTexts.campaign);
    expect(away({ held: { id: product, version: 1, lines: [] } })).toBe(awayTexts.held);
    expect(away(onCredit, { mayCredit: false })).toBe(awayTexts.onCredit);
    // 16 dollars of a limit of 10, which an override would allow with the server
    expect(away(onCredit)).toBe(awayTexts.overLimit);
  });

  it('whole numbers of parts counted in pieces', () => {
    const broken = invoice({ paymentType: 'paid', lines: [{ ...filter, quantity: 1.5, stock: 5 }] });
    expect(reason(broken)).toBe(unitTexts.whole(filter.name, 'قطعة'));
  });

  it('an amount above zero', () =>
    expect(
      reason(invoice({ paymentType: 'partial', customer: chosen, tenders: [cash('YER', 0)] }), buyer),
    ).toBe('يرجى إدخال المبلغ المدفوع'));

  it('enough money, in currencies that have a rate', () => {
    const paid = (...tenders: TypedTender[]) => reason(invoice({ paymentType: 'paid', tenders }));
    expect(paid(cash('YER', 8600))).toBe(tenderTexts.tooLittle);
    expect(paid(cash('YER', 8620))).toBeUndefined();
    expect(paid(cash('YER', 8600), cash('USD', 1))).toBeUndefined();
    expect(paid(cash('AED', 100))).toBe(tenderTexts.noRate('AED'));
  });

  it('the right to exceed the credit limit', () => {
    const deferred = { paymentType: 'deferred', customer: chosen } as const;
    const { mayNotOverride } = saleTexts;
    expect(reason(invoice(deferred), buyer, mayNotOverride)).toBe(mayNotOverride);
    expect(reason(invoice(deferred), buyer)).toBe('أكّد تجاوز حد الائتمان أولاً');
    expect(reason(invoice({ ...deferred, overrideCreditLimit: true }), buyer)).toBeUndefined();
  });

  it('a customer who may buy on credit', () => {
    const blocked = { ...buyer, isBlocked: true };
    expect(reason(invoice({ paymentType: 'deferred', customer: chosen }), blocked)).toContain('محظور');
    expect(reason(invoice({ paymentType: 'paid', customer: chosen }), blocked)).toBeUndefined();
  });

  it('a discount within the total, which is all that holding requires', () => {
    const draft = invoice({ discount: { kind: 'amount', value: 1601 } });
    const hold = (held: Draft, codeProblem?: string) =>
      whyNotHold(held, { totals: totalsOf(held), codeProblem });
    expect(hold(draft)).toContain('الخصم');
    expect(hold(invoice())).toBeUndefined();
    expect(hold(invoice(), 'انتهت مدة سريان الرمز EID')).toBe('انتهت مدة سريان الرمز EID');
    expect(hold(invoice({ lines: [{ ...filter, quantity: 1.5 }] }))).toBe(
      unitTexts.whole(filter.name, piece.name),
    );
  });
});

it.each([
  [3, 0],
  [4, 1],
  [12, 7],
  [null, 0],
])('of %s pieces, %s come from other warehouses', (quantity, taken) => {
  const otherStock = [
    { warehouse: { _id: 'ibb', name: 'إب' }, quantity: 5 },
    { warehouse: { _id: 'aden', name: 'عدن' }, quantity: 2 },
  ];
  const line = { ...filter, stock: 10, quantity, otherStock };
  expect(takenElsewhere(line)).toBe(taken);
  const homeless = lineOf(samplePart({ warehouse: null }), 1);
  expect(takenElsewhere({ ...line, hasMainWarehouse: homeless.hasMainWarehouse })).toBe(0);
});
