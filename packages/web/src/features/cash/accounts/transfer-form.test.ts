import { describe, expect, it } from 'vitest';
import { cashTexts, ltr } from '@turoos/contract';
import { exchangeOutcome, isFarExchange, TransferForm, transferBody, transferFields } from './transfer-form';

const rates = { usdToYer: 530, toYer: { SAR: 140 } };
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const rials = (amount: number) => ({
  currency: 'YER',
  amount,
  cents: Math.round((amount * 100) / 530),
});
const dollars = (amount: number) => ({ currency: 'USD', amount, cents: amount * 100 });
const riyals = (amount: number) => ({ currency: 'SAR', amount, cents: Math.round((amount * 14_000) / 530) });

describe('an exchange', () => {
  it('is quoted in rials for one of the foreign currency, whichever is paid', () => {
    expect(exchangeOutcome(dollars(100), rials(52_500), rates)).toMatchObject({
      one: 'USD',
      other: 'YER',
      rate: 525,
      today: 530,
      gain: -94,
    });
    expect(exchangeOutcome(rials(52_500), dollars(100), rates)).toMatchObject({
      one: 'USD',
      rate: 525,
      gain: 94,
    });
  });

  it('is quoted in Saudi riyals for a dollar', () => {
    for (const [paid, received] of [
      [dollars(100), riyals(375)],
      [riyals(375), dollars(100)],
    ] as const)
      expect(exchangeOutcome(paid, received, rates)).toMatchObject({
        one: 'USD',
        other: 'SAR',
        rate: 3.75,
        today: 530 / 140,
      });
  });

  it('has no gain without a rate of the day', () => {
    const none = { usdToYer: null, toYer: {} };
    const unrated = { ...rials(1000), cents: null };
    expect(exchangeOutcome(unrated, dollars(2), none)).toMatchObject({ today: null, gain: null });
  });
});

describe('the form', () => {
  const form = { from: id(1), to: id(2), money: rials(5000), exchanged: false, received: null, note: '' };
  const problems = (fields: object) =>
    TransferForm.safeParse({ ...form, ...fields }).error?.issues.map(({ message }) => message);

  it('sends one currency, or two when it is an exchange', () => {
    expect(transferBody(TransferForm.parse(form))).toEqual({
      from: id(1),
      to: id(2),
      currency: 'YER',
      amount: 5000,
    });
    expect(
      transferBody(TransferForm.parse({ ...form, exchanged: true, received: dollars(9), note: 'مصارفة' })),
    ).toMatchObject({ toCurrency: 'USD', toAmount: 9, note: 'مصارفة' });
  });

  it('needs two accounts, or two currencies in one', () => {
    expect(problems({ to: id(1) })).toEqual([cashTexts.sameAccount]);
    expect(problems({ to: id(1), exchanged: true, received: dollars(9) })).toBeUndefined();
  });

  it('needs the amount that arrives in another currency', () => {
    expect(problems({ exchanged: true })).toEqual([cashTexts.toAmountRequired]);
    expect(problems({ exchanged: true, received: rials(1) })).toEqual([cashTexts.toAmountSame]);
  });
});

it('asks about an exchange that is more than the guard away from the rate of the day', () => {
  const isFar = (amount: number) => isFarExchange(exchangeOutcome(dollars(100), rials(amount), rates), 10);
  expect([5300, 47_000, 48_000, 53_000, 58_000, 59_000].map(isFar)).toEqual([
    true,
    true,
    false,
    false,
    false,
    true,
  ]);
  expect(isFarExchange({ one: 'USD', other: 'YER', rate: 1, today: null, gain: null }, 10)).toBe(false);
});

it('begins the reverse of a transfer with its accounts and amounts the other way round', () => {
  const reverse = {
    _id: id(3),
    transferNumber: 'MT-7',
    from: { _id: id(1), name: 'الخزنة' },
    to: { _id: id(2), name: 'البنك' },
    currency: 'USD',
    amount: 100,
    toCurrency: 'YER',
    toAmount: 5300,
    gain: 0,
    note: '',
    createdBy: null,
    createdAt: new Date(),
  };
  const fields = transferFields({ reverse });
  expect(transferBody(TransferForm.parse(fields))).toEqual({
    from: id(2),
    to: id(1),
    currency: 'YER',
    amount: 5300,
    toCurrency: 'USD',
    toAmount: 100,
    note: `عكس التحويل ${ltr('MT-7')}`,
  });
  const plain = transferFields({ reverse: { ...reverse, toCurrency: 'USD', toAmount: 100 } });
  expect(plain).toMatchObject({ exchanged: false, received: null });
});
