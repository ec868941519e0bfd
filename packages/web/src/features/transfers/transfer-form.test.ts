import { piece, adenDay, transferTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { grantForm, grantOf } from './grant';
import { arrivalOf, missingOf, receiptForm } from './receipt';
import { asTransfer, startValues, transferForm, type Typed } from './transfer-form';

const part = { value: 'p1', label: 'فلتر زيت' };
const filled = (changes: Partial<Typed> = {}): Typed => ({
  ...startValues(null),
  fromWarehouse: 'a',
  toWarehouse: 'b',
  items: [{ part, quantity: 2, notes: '' }],
  ...changes,
});
const problems = (typed: Typed, { there = 5, before = null as string | null } = {}) =>
  transferForm(() => (there === undefined ? undefined : { quantity: there, unit: piece }), before)
    .safeParse(typed)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('the transfer form', () => {
  it('starts with one empty line, medium priority and ground shipping', () =>
    expect(startValues(null)).toMatchObject({
      items: [{ part: null, quantity: null }],
      priority: 'medium',
      shippingMethod: 'ground',
    }));

  it('reports every missing field', () =>
    expect(problems(startValues(null))).toEqual([
      ['fromWarehouse', 'يجب اختيار المستودع المصدر'],
      ['toWarehouse', 'يجب اختيار المستودع الوجهة'],
      ['items.0.part', 'يجب اختيار المنتج'],
      ['items.0.quantity', 'يجب إدخال كمية صحيحة'],
    ]));

  it.each([
    ['the same warehouse', { toWarehouse: 'a' }, ['toWarehouse', 'لا يمكن التحويل لنفس المستودع']],
    ['no line', { items: [] }, ['items', 'يجب إضافة منتج واحد على الأقل']],
    [
      'no pieces',
      { items: [{ part, quantity: 0, notes: '' }] },
      ['items.0.quantity', 'يجب إدخال كمية صحيحة'],
    ],
    [
      'more than lies there',
      { items: [{ part, quantity: 6, notes: '' }] },
      ['items.0.quantity', 'المتوفر في المستودع المصدر 5 فقط'],
    ],
    [
      'a day that has passed',
      { expectedDeliveryDate: '2020-01-01' },
      ['expectedDeliveryDate', 'تاريخ التسليم المتوقع لا يمكن أن يكون قبل اليوم'],
    ],
  ])('refuses %s', (_, changes, problem) => expect(problems(filled(changes))).toEqual([problem]));

  it('accepts today, and the day the transfer already had', () => {
    expect(problems(filled({ expectedDeliveryDate: adenDay() }))).toEqual([]);
    expect(problems(filled({ expectedDeliveryDate: '2020-01-01' }), { before: '2020-01-01' })).toEqual([]);
  });

  it('sends ids and quantities', () =>
    expect(
      asTransfer(transferForm(() => ({ quantity: 5, unit: piece }), null).parse(filled())),
    ).toMatchObject({
      items: [{ item: 'p1', quantity: 2, notes: '' }],
      expectedDeliveryDate: null,
    }));
});

describe('a receipt', () => {
  const items = [
    {
      item: 'p1',
      productName: 'فلتر',
      partNumber: '',
      unit: piece,
      quantity: 5,
      asked: null,
      notes: '',
      unitCost: 250,
      value: 1250,
      received: null,
      missing: 0,
      missingValue: 0,
    },
    {
      item: 'p2',
      productName: 'سير',
      partNumber: '',
      unit: piece,
      quantity: 2,
      asked: null,
      notes: '',
      unitCost: 1000,
      value: 2000,
      received: null,
      missing: 0,
      missingValue: 0,
    },
  ];

  it('of everything lists no lines', () =>
    expect(arrivalOf({ items }, { notes: 'سليمة', received: [5, 2] })).toEqual({ notes: 'سليمة' }));
  it('of less lists every line', () =>
    expect(arrivalOf({ items }, { notes: '', received: [4, 2] }).items).toEqual([
      { item: 'p1', quantity: 4 },
      { item: 'p2', quantity: 2 },
    ]));
  it('shows the missing quantities and their value', () =>
    expect(missingOf({ items }, [3, null])).toMatchObject({
      lines: [{ quantity: 2 }, { quantity: 2 }],
      value: 2500,
    }));
  it('needs something that arrived, and a reason for what is missing', () => {
    const messages = (received: (number | null)[], notes = '') =>
      receiptForm({ items })
        .safeParse({ notes, received })
        .error?.issues.map(({ message }) => message);
    expect(messages([null, null])).toEqual(['امسح ما وصل أو اكتب كميته']);
    expect(messages([4, 2])).toEqual(['اكتب سبب النقص']);
    expect(messages([4, 2], 'سقطت')).toBeUndefined();
    expect(messages([5, 2])).toBeUndefined();
  });
  it('accepts no more than was sent', () =>
    expect(receiptForm({ items }).safeParse({ notes: '', received: [6, 2] }).error?.issues).toMatchObject([
      { path: ['received'], message: 'الكمية المستلمة من فلتر هي 6 والمرسل 5 فقط' },
    ]));
});

describe('a grant', () => {
  const line = { productName: 'فلتر', partNumber: '', unit: piece, notes: '', asked: 5, quantity: 5 };
  const rest = { unitCost: 0, value: 0, received: null, missing: 0, missingValue: 0 };
  const items = [
    { ...rest, ...line, item: 'p1' },
    { ...rest, ...line, item: 'p2', productName: 'سير', asked: 2, quantity: 2 },
  ];
  const granted = (...quantities: (number | null)[]) => quantities.map((quantity) => ({ quantity }));
  const messages = (...quantities: (number | null)[]) =>
    grantForm({ items })
      .safeParse({ notes: '', granted: granted(...quantities) })
      .error?.issues.map(({ message }) => message);

  it('of everything lists no lines, of less every line', () => {
    expect(grantOf({ items }, { notes: 'خذوها', granted: granted(5, 2) })).toEqual({ notes: 'خذوها' });
    expect(grantOf({ items }, { notes: '', granted: granted(3, null) }).items).toEqual([
      { item: 'p1', quantity: 3 },
      { item: 'p2', quantity: 0 },
    ]);
  });
  it('is more than nothing and no more than was asked for', () => {
    expect(messages(5, null)).toBeUndefined();
    expect(messages(6, 2)).toEqual([transferTexts.grantedTooMuch('فلتر', '6', '5')]);
    expect(messages(0, null)).toEqual([transferTexts.nothingGranted]);
  });
});
