import { describe, expect, it } from 'vitest';
import { shareText } from './share-text';

describe('sharing an invoice', () => {
  const sale = {
    status: 'completed' as const,
    saleNumber: 'INV-20261115-001',
    createdAt: new Date('2026-11-15T09:00:00Z'),
    grandTotal: 118_000,
    tillPaid: 50_000,
    remaining: 68_000,
    usd_to_yer: 1650,
    customerName: 'ورشة الأمين',
  };

  it('names number, date, total and open balance', () =>
    expect(shareText(sale, 'تروس', 1700).split('\n')).toEqual([
      'تروس: فاتورة مبيعات \u2066INV-20261115-001\u2069',
      expect.stringContaining('2026'),
      'العميل: ورشة الأمين',
      'الإجمالي: 1,180.00 دولار (1,947,000 ريال)',
      'المتبقي: 680.00 دولار (1,156,000 ريال بسعر صرف اليوم)',
    ]));

  it('leaves what completes the rials that were handed over, as the invoice does', () => {
    const tender = { method: 'cash', account: null, reference: '', value: 606 };
    const tenders = [{ ...tender, currency: 'YER', amount: 10_000 }];
    const partly = { ...sale, tillPaid: 606, remaining: 117_394, tenders };
    // 1,947,000 rials less 10,000; the cents are 1,937,001
    expect(shareText(partly, 'تروس', 1650)).toContain('(1,937,000 ريال بسعر صرف اليوم)');
  });

  it('says when it is fully paid, and uses dollars without a rate', () => {
    const text = shareText({ ...sale, remaining: 0, usd_to_yer: null }, 'تروس', 1700);
    expect(text).toContain('الفاتورة مدفوعة بالكامل');
    expect(text).toContain('الإجمالي: 1,180.00 دولار\n');
  });

  it('says of a cancelled or returned one that it is, and not that it is paid', () => {
    const cancelled = shareText({ ...sale, status: 'cancelled', remaining: 0 }, 'تروس', 1700);
    expect(cancelled.split('\n').at(-1)).toBe('الحالة: ملغية');
    const returned = shareText({ ...sale, status: 'refunded', remaining: 0 }, 'تروس', 1700);
    expect(returned.split('\n').at(-1)).toBe('الحالة: مسترجعة');
  });

  it('names a held invoice as such, without its payment', () => {
    const held = { ...sale, status: 'pending' as const, saleNumber: null, usd_to_yer: null };
    const [first, ...others] = shareText(held, 'تروس', 1700).split('\n');
    expect(first).toBe('تروس: فاتورة معلقة');
    expect(others.join()).not.toMatch(/المتبقي|مدفوعة بالكامل/);
  });
});
