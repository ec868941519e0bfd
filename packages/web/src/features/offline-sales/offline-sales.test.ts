import type { OfflineSaleDetail, SaleDecision } from '@turoos/contract';
import { piece } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { compareReported } from './compare-reported';
import { countedForm, countsOf } from './counted-form';
import { customerText } from './customer-text';
import { reportedLines } from './reported-lines';
import { bookingNeeds, kindsInQuestion, shortKindsText, stateOf } from './sale-state';
import { soldText } from './sold-text';

const decision = (
  kind: SaleDecision['kind'],
  status: SaleDecision['status'] = 'open',
  details: Partial<SaleDecision['details']> = {},
): SaleDecision => ({
  _id: kind,
  kind,
  status,
  details: { problems: [], ...details },
  note: '',
  decidedBy: null,
  decidedAt: status === 'open' ? null : new Date(),
});
const invoice = { _id: 's', saleNumber: 'INV-20261115-001', status: 'completed' };
const madeAt = new Date('2026-11-15T09:00:00Z');
const filter = { product: 'p1', name: 'فلتر زيت', partNumber: '90915-YZZD2', unit: piece };

const sale = {
  _id: 'o',
  number: 'K1-000003',
  till: { _id: 't', name: 'الكاونتر', code: 'K1' },
  sale: invoice,
  customerName: 'ورشة الأمين',
  grandTotal: 3000,
  usd_to_yer: 500,
  seller: { _id: 'u', name: 'سالم' },
  reportedSeller: { _id: 'u', name: 'سالم' },
  madeAt,
  receivedAt: madeAt,
  decisions: [decision('price'), decision('limit')],
  fact: {
    madeAt,
    customerName: 'ورشة الأمين',
    grandTotal: 3000,
    discount: 0,
    tenders: [{ currency: 'YER', amount: 16_000 }],
    change: { currency: 'YER', amount: 1000 },
    rates: { usdToYer: 500, toYer: {} },
    items: [{ product: 'p1', quantity: 2, price: 1500, listPrice: 1500 }],
  },
  parts: [filter],
  shelves: [],
  booked: {
    createdAt: madeAt,
    createdBy: { _id: 'u', name: 'سالم' },
    customerName: 'ورشة الأمين',
    discount: 0,
    grandTotal: 3000,
    tenders: [{ currency: 'YER', amount: 16_000 }],
    change: { currency: 'YER', amount: 1000 },
    usd_to_yer: 500,
    items: [{ product: 'p1', name: 'فلتر زيت', partNumber: '90915-YZZD2' }],
  },
  customer: { _id: 'c', name: 'ورشة الأمين', phone: '771234567' },
} as unknown as OfflineSaleDetail;

describe('the state of a sale made without the server', () => {
  it('is that it is not booked, then that something is open, then what was decided', () => {
    expect(stateOf({ sale: null, decisions: [decision('part')] }).label).toBe('لم تُسجل');
    expect(
      stateOf({ sale: invoice, decisions: [decision('limit', 'accepted'), decision('price')] }).label,
    ).toBe('يحتاج قراراً');
    expect(stateOf({ sale: invoice, decisions: [decision('limit', 'accepted')] }).label).toBe('مقبول');
    expect(stateOf({ sale: null, decisions: [decision('part', 'reversed')] }).label).toBe('أُلغي البيع');
    expect(stateOf({ sale: invoice, decisions: [] }).label).toBe('مسجلة');
  });

  it('names what is open, and everything once all is decided', () => {
    expect(kindsInQuestion({ decisions: [decision('limit', 'accepted'), decision('price')] })).toEqual([
      'price',
    ]);
    expect(kindsInQuestion({ decisions: [decision('limit', 'accepted')] })).toEqual(['limit']);
  });
});

describe('booking a sale that could not be booked', () => {
  it('needs each missing part once, and neither customer nor confirmation', () => {
    const gone = { ...filter, name: '', partNumber: '', problems: ['partGone' as const] };
    const inactive = { ...filter, product: 'p2', problems: ['partInactive' as const] };
    expect(
      bookingNeeds({ decisions: [decision('part', 'open', { parts: [gone, gone, inactive] })] }),
    ).toEqual({
      parts: [gone],
      customer: false,
      vouching: false,
      isDoubtful: false,
    });
  });

  it('needs who owes, and a confirmation of a total or a rate that nobody believes', () => {
    const needs = (...decisions: SaleDecision[]) => bookingNeeds({ decisions });
    expect(needs(decision('customer')).customer).toBe(true);
    expect(needs(decision('money', 'open', { problems: ['payment'] })).customer).toBe(true);
    expect(needs(decision('money', 'open', { problems: ['change'] })).customer).toBe(false);
    expect(needs(decision('total')).vouching).toBe(true);
    expect(needs(decision('rate', 'open', { problems: ['rateFar'] })).vouching).toBe(true);
    expect(needs(decision('rate')).vouching).toBe(false);
    expect(needs(decision('doubt')).isDoubtful).toBe(true);
  });

  it('says how many of a part were sold, for those who look for it', () =>
    expect(soldText(sale, 'p1', (cents) => `${cents * 5} ر.ي`)).toBe('بيع منها 2 بسعر 7500 ر.ي'));
});

describe('what the till reported beside what was booked', () => {
  const rows = (one: OfflineSaleDetail) => compareReported(one, String);
  const differing = (booked: object) =>
    rows({ ...sale, booked: { ...sale.booked, ...booked } as OfflineSaleDetail['booked'] })
      .filter(({ differs }) => differs)
      .map(({ name }) => name);

  it('marks nothing that is the same', () => {
    expect(differing({})).toEqual([]);
    expect(differing({ createdAt: new Date(madeAt.getTime() + 30_000) })).toEqual([]);
  });

  it('marks what is not', () => {
    expect(differing({ createdBy: { _id: 'm', name: 'منى' }, grandTotal: 2000 })).toEqual([
      'البائع',
      'الإجمالي',
    ]);
    expect(differing({ createdAt: new Date('2026-11-16T09:00:00Z'), change: null })).toEqual([
      'الوقت',
      'الباقي',
    ]);
  });

  it('has no second column before it is booked', () =>
    expect(rows({ ...sale, booked: null }).every(({ booked, differs }) => booked === '' && !differs)).toBe(
      true,
    ));

  it('says as which part a line was booked', () => {
    expect(reportedLines(sale)).toMatchObject([{ part: filter, bookedAs: undefined }]);
    const items = [{ product: 'p9', name: 'فلتر آخر', partNumber: 'X-9' }];
    const replaced = {
      ...sale,
      parts: [],
      booked: { ...sale.booked, items },
    } as unknown as OfflineSaleDetail;
    expect(reportedLines(replaced)).toMatchObject([{ part: undefined, bookedAs: { name: 'فلتر آخر' } }]);
  });
});

describe('counting what was short', () => {
  const shelf = (product: string, id: string) => ({
    ...filter,
    product,
    warehouse: { _id: id, name: id },
    quantity: 0,
  });
  const shelves = [shelf('p1', 'w1'), shelf('p1', 'w2'), shelf('p2', 'w1')];
  it('asks for each part in one warehouse at least', () => {
    const form = countedForm(shelves);
    expect(form.safeParse({ counted: [null, 0, 3], note: '' }).success).toBe(true);
    expect(form.safeParse({ counted: [1, 2, null], note: '' }).success).toBe(false);
  });
  it('sends only what was counted', () =>
    expect(countsOf(shelves, [null, 0, 3])).toEqual([
      { product: 'p1', warehouse: 'w2', quantity: 0 },
      { product: 'p2', warehouse: 'w1', quantity: 3 },
    ]));
});

it('writes to the customer about what concerns the customer', () => {
  const text = customerText(sale, 'تروس');
  expect(text.split('\n')).toEqual([
    expect.stringContaining('INV-20261115-001'),
    'العميل: ورشة الأمين',
    expect.stringContaining('15/11/2026'),
    'الإجمالي: 30.00 دولار (15,000 ريال)',
    expect.stringContaining('أسعار'),
    expect.stringContaining('حد الائتمان'),
    expect.stringContaining('شكراً'),
  ]);
  const inside = customerText({ ...sale, sale: null, decisions: [decision('shift')] }, 'تروس');
  expect(inside).toContain('K1-000003');
  expect(inside).toContain('نحتاج إلى مراجعة هذه الفاتورة معكم.');
});

it('names the first reason of a row in full and counts the others', () => {
  expect(shortKindsText(['limit'])).toBe('تجاوز حد الائتمان');
  expect(shortKindsText(['limit', 'blocked', 'grant'])).toBe('تجاوز حد الائتمان وسببان آخران');
  expect(shortKindsText([])).toBe('—');
});
