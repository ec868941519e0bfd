import { usualCurrencies, type VoucherDetail } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { fonts } from '../test/fonts';
import { readPdf } from '../test/read-pdf';
import { slipText } from './slip-line';
import { voucherFile } from './voucher-file';
import { voucherRoll } from './voucher-roll';
import { voucherSheet } from './voucher-sheet';

const voucher: VoucherDetail = {
  _id: 'id',
  number: 'RV-202611-0007',
  kind: 'receipt',
  date: '2026-11-17',
  party: { _id: 'party', name: 'ورشة الأمين', phone: '771234567' },
  amount: 3500,
  money: { currency: 'YER', amount: 17_499 },
  reversed: 0,
  status: 'valid',
  usd_to_yer: 500,
  paymentMethod: 'cash',
  document: null,
  note: '',
  createdBy: { _id: 'user', name: 'فؤاد' },
  createdAt: new Date('2026-11-17T08:00:00Z'),
  tenders: [{ currency: 'YER', amount: 17_499, method: 'cash', account: null, reference: '', value: 3500 }],
  change: null,
  balanceAfter: -4500,
};
const store = { name: 'تروس', address: 'تعز، اليمن', phone: '+967 777 123 456' };
const sheetOf = (changes: Partial<VoucherDetail> = {}) =>
  voucherSheet({ ...voucher, ...changes }, usualCurrencies, store);
const linesOf = (changes: Partial<VoucherDetail> = {}) =>
  Object.fromEntries(sheetOf(changes).lines.map(({ name, value }) => [name, slipText(value)]));

describe('a voucher', () => {
  it('says who paid what, for what, and what is left', () => {
    const sheet = sheetOf();
    expect(sheet).toMatchObject({ title: 'سند قبض', number: 'RV-202611-0007', stamp: null });
    expect(sheet.amount.map(slipText)).toEqual(['17,499 ر.ي', '$35.00']);
    expect(sheetOf({ money: { currency: 'USD', amount: 35 } }).amount.map(slipText)).toEqual([
      '$35',
      '17,500 ر.ي',
    ]);
    expect(linesOf()).toMatchObject({
      التاريخ: '17/11/2026',
      'استلمنا من': 'ورشة الأمين',
      'وذلك عن': 'دفعة على الحساب',
      'طريقة الدفع': 'نقداً',
      سجّله: 'فؤاد',
    });
    expect(linesOf()['الرصيد بعد الدفعة']).toContain('عليه 22,500 ر.ي');
  });

  it('adds rials and dollars as they were handed over, where cents would be a few rials off', () => {
    const tender = { method: 'cash', account: null, reference: '', value: 0 };
    const amountOf = (currency: string, amount: number) =>
      sheetOf({
        money: null,
        amount: 809,
        usd_to_yer: 1620,
        tenders: [
          { ...tender, currency: 'YER', amount: 5000 },
          { ...tender, currency, amount },
        ],
      }).amount.map(slipText);
    expect(amountOf('USD', 5)).toEqual(['13,100 ر.ي', '$8.09']);
    expect(amountOf('SAR', 19)).toEqual(['13,106 ر.ي', '$8.09']);
  });

  it('lists money in other currencies, with its reference and the change', () => {
    const tenders = [
      { currency: 'USD', amount: 40, method: 'exchanger', account: null, reference: '9921', value: 4000 },
    ];
    const lines = linesOf({ tenders, change: { currency: 'YER', amount: 2500 } });
    expect(Object.entries(lines)).toContainEqual([expect.stringMatching(/^المستلم .* 9921$/), '$40']);
    expect(lines).toMatchObject({ الباقي: '2,500 ر.ي' });
  });

  it('of a payment to a supplier speaks from the other side, and is stamped when it was taken back', () => {
    const paid = { kind: 'payment', document: { _id: 'p', number: 'PUR-20261110-001' } } as const;
    expect(linesOf(paid)).toMatchObject({
      'دفعنا إلى': 'ورشة الأمين',
      'وذلك عن': expect.stringContaining('PUR-20261110-001'),
      'الرصيد بعد الدفعة': expect.stringContaining('له 22,500 ر.ي'),
    });
    expect(sheetOf({ ...paid, status: 'cancelled', reversed: 3500 }).stamp).toBe('ملغي');
    expect(sheetOf({ ...paid, status: 'partly_cancelled', reversed: 500 }).stamp).toContain('$5.00');
  });

  it('is in dollars alone without a rate', () => {
    expect(sheetOf({ usd_to_yer: null, money: null }).amount.map(slipText)).toEqual(['$35.00']);
  });

  it('has its number as bars on a receipt, and the same texts in the PDF', { timeout: 30_000 }, async () => {
    const sheet = sheetOf({ status: 'cancelled', reversed: 3500 });
    expect(voucherRoll(sheet)).toContainEqual({ kind: 'code', code: 'RV-202611-0007' });
    const file = await voucherFile(sheet, null, fonts);
    const text = readPdf(Buffer.from(await file.arrayBuffer())).join(' ');
    for (const written of ['سند', 'ملغي', 'الأمين', 'RV-202611-0007', '17,499', '$35.00', '17/11/2026'])
      expect(text).toContain(written);
  });
});
