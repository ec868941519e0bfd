import { piece, unitTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { refundForm, type RefundDraft } from './refund-form';

const sale = {
  items: [
    {
      product: 'a',
      name: 'a',
      partNumber: 'a',
      unit: piece,
      quantity: 3,
      returned: 1,
      price: 1000,
      total: 3000,
    },
  ],
  grandTotal: 3000,
  refundAmount: 1000,
};

function messages(place: 'list' | 'detail', changes: Partial<RefundDraft>) {
  const draft: RefundDraft = { quantities: [2], amount: 2000, reason: 'كسر', payIn: null, ...changes };
  const issues = refundForm(sale, place).safeParse(draft).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

describe('the refund form', () => {
  it.each([null, 0])('rejects %s as an amount, with a message for each place', (amount) => {
    expect(messages('list', { amount })).toEqual({ amount: 'يرجى إدخال مبلغ المرتجع' });
    expect(messages('detail', { amount })).toEqual({ amount: 'يرجى ملء جميع الحقول المطلوبة' });
  });

  it('accepts at most the refundable amount', () => {
    expect(messages('list', { amount: 2000 })).toEqual({});
    expect(messages('list', { amount: 2001 })).toEqual({
      amount: 'أُرجع من هذه الفاتورة من قبل، فلا يتجاوز المرتجع ما بقي منها',
    });
  });

  it('requires a reason on the invoice’s page, none in the list', () => {
    expect(messages('list', { reason: ' ' })).toEqual({});
    expect(messages('detail', { reason: ' ' })).toEqual({ reason: 'يرجى ملء جميع الحقول المطلوبة' });
  });

  it('accepts no more pieces than are left to return', () =>
    expect(messages('list', { quantities: [3] })).toEqual({
      quantities: 'الكمية المرتجعة أكبر من المبيعة',
    }));

  it('accepts no fraction of a piece', () =>
    expect(messages('list', { quantities: [0.5] })).toEqual({
      quantities: unitTexts.whole('a', piece.name),
    }));
});
