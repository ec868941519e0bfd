import type { VoucherDetail } from '@turoos/contract';
import { expect, it } from 'vitest';
import { voucherText } from './voucher-text';

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
  createdBy: null,
  createdAt: new Date('2026-11-17T08:00:00Z'),
  tenders: [],
  change: null,
  balanceAfter: -4500,
};

it('tells a customer what was received and what is left', () => {
  const text = voucherText(voucher, 'تروس');
  for (const part of [
    'سند قبض',
    'RV-202611-0007',
    '17/11/2026',
    'ورشة الأمين',
    '17,499',
    'المتبقي عليكم',
    '22,500',
  ])
    expect(text).toContain(part);
});

it('tells a supplier from the other side, and that the voucher is cancelled', () => {
  const text = voucherText(
    { ...voucher, kind: 'payment', status: 'cancelled', reversed: 3500, balanceAfter: 0 },
    'تروس',
  );
  expect(text).toContain('سند صرف');
  expect(text).toContain('هذا السند ملغي');
  expect(text).toContain('دفعنا إلى: ورشة الأمين');
  expect(text).not.toContain('المتبقي');
});
