import { describe, expect, it } from 'vitest';
import { shareText, whatsAppLink, whatsAppNumber } from './share-text';

describe('sharing an invoice', () => {
  it.each([
    ['777 123 456', '967777123456'],
    ['0777123456', '967777123456'],
    ['+967 777-123-456', '967777123456'],
    ['00967777123456', '967777123456'],
    ['+966501234567', '966501234567'],
    ['04 210 300', ''],
    ['', ''],
  ])('%s is %s to WhatsApp', (phone, number) => expect(whatsAppNumber(phone)).toBe(number));

  const sale = {
    saleNumber: 'INV-20261115-001',
    createdAt: new Date('2026-11-15T09:00:00Z'),
    grandTotal: 118_000,
    remaining: 68_000,
    usd_to_yer: 1650,
    customerName: 'ورشة الأمين',
  };

  it('says number, date, total and what is left', () =>
    expect(shareText(sale, 'تروس').split('\n')).toEqual([
      'تروس: فاتورة مبيعات INV-20261115-001',
      expect.stringContaining('2026'),
      'العميل: ورشة الأمين',
      'الإجمالي: $1,180.00 (1,947,000 ر.ي)',
      'المتبقي: $680.00 (1,122,000 ر.ي)',
    ]));

  it('says when nothing is left, and speaks in dollars without a rate', () => {
    const text = shareText({ ...sale, remaining: 0, usd_to_yer: null }, 'تروس');
    expect(text).toContain('الفاتورة مسددة بالكامل');
    expect(text).toContain('الإجمالي: $1,180.00\n');
  });

  it('goes to the customer when the phone is known', () => {
    expect(whatsAppLink('نص وسطر\nآخر', '777123456')).toBe(
      `https://wa.me/967777123456?text=${encodeURIComponent('نص وسطر\nآخر')}`,
    );
    expect(whatsAppLink('نص')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  });
});
