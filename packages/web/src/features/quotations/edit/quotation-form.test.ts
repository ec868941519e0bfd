import { piece, type Quotation } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  emptyForm,
  figuresOf,
  formOf,
  QuotationForm,
  requestOf,
  type Valid,
} from './quotation-form';

const alternative = {
  _id: 'a',
  product: 'part',
  name: 'فحمات',
  partNumber: '04465',
  brand: '',
  kind: 'original',
  unit: piece,
  quantity: 2,
  price: 1500,
  total: 3000,
  priceYer: 24_000,
  totalYer: 48_000,
  listPrice: 1500,
  sale: null,
  taken: 0,
  now: null,
} as const;
const quotation = {
  customer: null,
  customerName: 'أبو أحمد',
  phone: '777',
  make: 'تويوتا',
  model: 'كامري',
  year: 2010,
  vin: '',
  discount: 100,
  note: '',
  validUntil: '2026-11-25',
  version: 3,
  status: 'sent',
  lines: [
    {
      title: 'فحمات أمامية',
      alternatives: [
        alternative,
        { ...alternative, product: null, name: 'تجارية', listPrice: null, price: 800 },
      ],
    },
  ],
} as unknown as Quotation;

describe('the form of a quotation', () => {
  it('is written as it was read', () => {
    expect(changesOf(quotation)).toMatchObject({
      name: 'أبو أحمد',
      phone: '777',
      discount: 100,
      validUntil: '2026-11-25',
      version: 3,
      lines: [
        {
          title: 'فحمات أمامية',
          alternatives: [
            { product: 'part', price: 1500, priceYer: 24_000, quantity: 2, kind: 'original' },
            { name: 'تجارية', partNumber: '04465', price: 800 },
          ],
        },
      ],
    });
    expect(changesOf({ ...quotation, status: 'expired' })).not.toHaveProperty('validUntil');
  });

  it('of a copy takes the selling prices of now, but prices in words and agreed ones as they are', () => {
    const [line] = requestOf(formOf(quotation, '2026-12-01') as Valid).lines;
    expect(line?.alternatives.map(({ price }) => price)).toEqual([undefined, 800]);
    const agreed = { ...quotation, lines: [{ title: '', alternatives: [{ ...alternative, price: 1400 }] }] };
    expect(requestOf(formOf(agreed, '2026-12-01') as Valid).lines[0]?.alternatives[0]?.price).toBe(1400);
  });

  it('asks for a name, what is offered, and the price of what is not in the shop', () => {
    const errors = QuotationForm.safeParse(emptyForm('2026-11-25')).error?.issues.map(({ path }) =>
      path.join('.'),
    );
    expect(errors).toContain('lines.0.alternatives.0.part');
    const words = { ...emptyForm('2026-11-25'), name: 'سالم' };
    const typed = {
      ...words,
      lines: [
        {
          title: '',
          alternatives: [
            { part: { value: '', label: 'فحمات' }, kind: 'used', quantity: 1, price: null, priceYer: null },
          ],
        },
      ],
    };
    expect(QuotationForm.safeParse(typed).error?.issues[0]?.path.join('.')).toBe(
      'lines.0.alternatives.0.price',
    );
  });

  it('sums the first alternatives at the prices that are known', () => {
    const parts = new Map([
      ['part', { sellingPrice: 1500, wholesalePrice: 0, tierPrices: [], priceBreaks: [] }],
    ]);
    const totals = figuresOf(formOf(quotation, '2026-12-01'), { parts, tier: null, taxRate: 0, rate: 1600 });
    expect(totals).toMatchObject({ subtotal: 3000, grandTotal: 2900, rials: 46_400 });
    expect(emptyForm('2026-12-01').lines[0]?.alternatives[0]?.kind).toBe('other');
  });
});
