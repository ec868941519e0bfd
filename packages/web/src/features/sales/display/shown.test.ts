import { describe, expect, it } from 'vitest';
import { emptyDraft, lineOf, type Draft } from '../create/draft';
import { totalsOf } from '../create/sale-figures';
import { samplePart } from '../create/sample-part';
import { shownDraft, shownSale } from './shown';

const pricing = { rate: 530, currency: 'YER' } as const;
const shownOf = (draft: Draft) => shownDraft(draft, totalsOf(draft, { taxRate: 0 }), pricing);
const filter = lineOf(samplePart({ costPrice: 511, quantity: 37 }), 2);
const oil = {
  ...lineOf(samplePart({ _id: 'oil', name: 'زيت محرك' }), 2.5),
  unit: { code: 'litre', name: 'لتر', decimals: 2 as const },
  price: 700,
};

describe('the customer sees', () => {
  it('each line with its quantity and amount, the newest first, and the total', () => {
    const draft = {
      ...emptyDraft('k'),
      lines: [oil, filter],
      discount: { kind: 'amount' as const, value: 50 },
    };
    expect(shownOf(draft)).toEqual({
      is: 'sale',
      pricing,
      lines: [
        { name: 'زيت محرك', quantity: '2.5 لتر', total: 1750 },
        { name: 'فلتر زيت', quantity: '2', total: 1600 },
      ],
      discount: 50,
      tax: 0,
      total: 3300,
    });
  });

  it('nothing while there is no line, or none with a quantity', () => {
    expect(shownOf(emptyDraft('k'))).toEqual({ is: 'idle' });
    expect(shownOf({ ...emptyDraft('k'), lines: [{ ...filter, quantity: null }] })).toEqual({ is: 'idle' });
  });

  it('no customer, cost, stock, part number or note', () => {
    const text = JSON.stringify(
      shownOf({
        ...emptyDraft('k'),
        customer: { _id: 'c1', name: 'صالح' },
        lines: [filter],
        notes: 'سر',
      }),
    );
    for (const secret of ['صالح', 'c1', '511', '37', filter.partNumber, 'سر'])
      expect(text).not.toContain(secret);
  });

  it('what was paid and the change of a saved sale at its own rate, and nothing of a held one', () => {
    const money = { received: '5,000 ر.ي', change: '750 ر.ي' };
    const sale = { status: 'completed', grandTotal: 800, usd_to_yer: 531 } as const;
    expect(shownSale(sale, money, 'YER')).toEqual({
      is: 'paid',
      pricing: { rate: 531, currency: 'YER' },
      total: 800,
      ...money,
    });
    expect(shownSale({ ...sale, status: 'pending' }, money, 'YER')).toEqual({ is: 'idle' });
  });
});
