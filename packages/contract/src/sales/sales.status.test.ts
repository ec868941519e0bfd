import { describe, expect, it } from 'vitest';
import { salesApi } from './sales.api';
import { paymentLabel, paymentStatusOfSale } from './sales.status';

describe('the payment label of a sale', () => {
  it.each([
    [{ paymentMethod: 'cash', paymentStatus: 'paid' }, 'نقداً'],
    [{ paymentMethod: 'card', paymentStatus: 'paid' }, 'بطاقة ائتمان'],
    [{ paymentMethod: 'bank_transfer', paymentStatus: 'partial' }, 'تحويل بنكي'],
    [{ paymentMethod: 'exchanger', paymentStatus: 'paid' }, 'حوالة صراف'],
    [{ paymentMethod: 'check', paymentStatus: 'paid' }, 'شيك'],
    [{ paymentMethod: 'credit', paymentStatus: 'deferred' }, 'آجل'],
    [{ paymentStatus: 'partial' }, 'مدفوع جزئياً'],
    [{ paymentMethod: 'barter', paymentStatus: 'perhaps' }, 'غير معروف'],
    [{}, 'غير معروف'],
  ])('%j is shown as %s', (sale, label) => expect(paymentLabel(sale)).toBe(label));

  it.each([
    ['completed', 'paid', 'مدفوع'],
    ['cancelled', 'cancelled', 'ملغي'],
    ['completed', 'perhaps', 'غير معروف'],
    ['pending', 'deferred', undefined],
  ])('a %s sale, %s: %s', (status, paymentStatus, label) =>
    expect(paymentStatusOfSale({ status, paymentStatus })?.label).toBe(label),
  );
});

it('an unknown payment method does not break the list', () => {
  const sale = salesApi.list.reply.body;
  const [paymentStatus, paymentMethod] = ['perhaps', 'barter'];
  const wire = { success: true, data: [{ paymentStatus, paymentMethod }], pagination: {} };
  const wrong = sale.safeParse(wire).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(wrong).not.toContain('data.0.paymentStatus');
  expect(wrong).not.toContain('data.0.paymentMethod');
});
