import { piece, type Sale } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { invoiceSheet } from './invoice-content';
import { invoiceRoll } from './invoice-roll';

const sale: Sale = {
  _id: '019a0000-0000-7000-8000-000000000001',
  saleNumber: 'INV-20261115-001',
  customer: null,
  customerName: 'زبون عابر',
  items: [
    {
      product: '019a0000-0000-7000-8000-000000000002',
      name: 'فلتر زيت',
      partNumber: '90915-YZZD2',
      unit: piece,
      quantity: 2,
      returned: 0,
      price: 1250,
      total: 2500,
    },
  ],
  warehouses: [],
  subtotal: 2500,
  discount: 0,
  campaignDiscount: 0,
  campaign: null,
  total: 2500,
  tax: 0,
  grandTotal: 2500,
  status: 'completed',
  paymentStatus: 'paid',
  paymentMethod: 'cash',
  partialAmount: 2500,
  tillPaid: 2500,
  laterRials: { rials: 0, unrated: 0 },
  remaining: 0,
  refundAmount: 0,
  cashReturned: 0,
  refundReason: null,
  refundDate: null,
  usd_to_yer: 1650,
  notes: '',
  createdBy: null,
  version: 1,
  createdAt: new Date('2026-11-15T12:42:00Z'),
  updatedAt: new Date('2026-11-15T12:42:00Z'),
};
const plainStore = {
  name: 'تروس',
  address: 'تعز، اليمن',
  phone: '',
  currency: 'ريال يمني',
  invoiceVersion: '2.8.7',
};
const at = (rate: number | null) => ({ rate, missing: rate === null });
const labels = (changes: Partial<Sale>) =>
  invoiceSheet({ ...sale, ...changes }, at(1650), plainStore).totals.map(({ label }) => label);

describe('an invoice on paper', () => {
  it('has the shop, the number, the Gregorian day in Yemen, and the footer’s version', () => {
    const sheet = invoiceSheet(sale, at(1650), plainStore);
    expect(sheet.store).toMatchObject({ name: 'تروس', address: 'تعز، اليمن' });
    expect(sheet).toMatchObject({ number: 'INV-20261115-001', customer: 'زبون عابر', version: '2.8.7' });
    expect(sheet.date).toContain('2026');
    expect(sheet.date).toContain('3:42');
    expect(sheet.payment).toBe('مدفوع · نقداً');
  });

  it('has the store’s logo, if there is one', () => {
    const logo = 'data:image/png;base64,AAAA';
    expect(invoiceSheet(sale, at(1650), plainStore, '', logo).store.logo).toBe(logo);
    expect(invoiceSheet(sale, at(1650), plainStore).store.logo).toBeNull();
  });

  it('has the number of its receipt too, if it was made without the server', () => {
    expect(invoiceSheet(sale, at(1650), plainStore).offlineNumber).toBe('');
    const offline = invoiceSheet({ ...sale, offlineNumber: 'K3-000123' }, at(1650), plainStore);
    expect(offline).toMatchObject({ number: sale.saleNumber, offlineNumber: 'K3-000123' });
    expect(JSON.stringify(invoiceRoll(offline))).toContain('K3-000123');
  });

  it('a sale that the server does not know yet has its provisional number alone, and is stamped', () => {
    const made = { ...sale, saleNumber: null, offlineNumber: 'K3-000123' };
    expect(invoiceSheet(made, at(1650), plainStore)).toMatchObject({
      number: 'K3-000123',
      offlineNumber: '',
      stamp: 'مؤقتة، يصدر رقمها النهائي عند عودة الخادم',
    });
  });

  it('has amounts in dollars and in rials at the passed rate', () => {
    expect(invoiceSheet(sale, at(1650), plainStore).totals[0]).toMatchObject({
      usd: '$25.00',
      yer: '41,250',
    });
    expect(invoiceSheet(sale, at(530), plainStore).totals[0]).toMatchObject({ usd: '$25.00', yer: '13,250' });
    expect(invoiceSheet(sale, at(null), plainStore)).toMatchObject({ rate: null, rateMissing: true });
    expect(invoiceSheet(sale, at(null), plainStore).totals[0]?.yer).toBeNull();
  });

  it('shows the open balance at today’s rate, and later payments at their own rates', () => {
    const owing = {
      ...sale,
      partialAmount: 2000,
      tillPaid: 1000,
      laterRials: { rials: 17_000, unrated: 0 },
      remaining: 500,
    };
    const { totals } = invoiceSheet(owing, { ...at(1650), today: 1800 }, plainStore);
    expect(totals).toEqual([
      { label: 'الإجمالي', usd: '$25.00', yer: '41,250', strong: true },
      { label: 'المدفوع', usd: '$20.00', yer: '33,500' },
      { label: 'المتبقي بسعر صرف اليوم', usd: '$5.00', yer: '9,000', strong: true },
    ]);
    const sameDay = invoiceSheet(owing, { ...at(1650), today: 1650 }, plainStore);
    expect(sameDay.totals.at(-1)).toMatchObject({ label: 'المتبقي', yer: '8,250' });
  });

  it('has its lines in both currencies, and knows which one the shop reads', () => {
    const { lines, display } = invoiceSheet(sale, at(1650), plainStore);
    expect(lines[0]).toMatchObject({
      price: { usd: '$12.50', yer: '20,625' },
      total: { usd: '$25.00', yer: '41,250' },
    });
    expect(display).toBe('YER');
    expect(invoiceSheet(sale, at(1650), { ...plainStore, currency: 'دولار أمريكي' }).display).toBe('USD');
  });

  it('shows a part paid in rials as it was handed over, and the rest of the same total', () => {
    const owing = {
      ...sale,
      grandTotal: 525,
      tillPaid: 309,
      partialAmount: 309,
      remaining: 216,
      usd_to_yer: 1620,
      tenders: [{ method: 'cash', account: null, reference: '', value: 309, currency: 'YER', amount: 5000 }],
    };
    const yer = (today: number) =>
      invoiceSheet(owing, { ...at(1620), today }, plainStore).totals.map((total) => total.yer);
    expect(yer(1620)).toEqual(['8,505', '5,000', '3,505']);
    expect(yer(1700)).toEqual(['8,505', '5,000', '3,672']);
  });

  it('leaves out totals that are zero', () => {
    expect(labels({})).toEqual(['الإجمالي', 'المدفوع']);
    expect(labels({ discount: 100, tax: 50, refundAmount: 10, remaining: 5 })).toEqual([
      'المجموع الفرعي',
      'الخصم',
      'الضريبة',
      'الإجمالي',
      'المدفوع',
      'المرتجع',
      'المتبقي',
    ]);
  });

  it('shows the money that was handed back as it was counted out', () => {
    const back = { ...sale, refundAmount: 542, cashReturned: 542 };
    const yer = (fields: Partial<Sale>) =>
      invoiceSheet({ ...back, ...fields }, at(1650), plainStore).totals.find(
        ({ label }) => label === 'أُعيد إلى العميل',
      )?.yer;
    expect(yer({ returned: [{ currency: 'YER', amount: 8900 }] })).toBe('8,900');
    expect(yer({ returned: [{ currency: 'SAR', amount: 20 }] })).toBe('8,943');
    expect(yer({ cashReturned: 0 })).toBeUndefined();
  });

  it('lists a campaign’s discount apart from the seller’s', () => {
    const campaign = { _id: '019a0000-0000-7000-8000-000000000003', name: 'عروض العيد', code: 'EID' };
    const { totals } = invoiceSheet(
      { ...sale, discount: 500, campaignDiscount: 375, campaign },
      at(1650),
      plainStore,
    );
    expect(totals.map(({ label, usd }) => [label, usd])).toEqual(
      expect.arrayContaining([
        ['الخصم', '-$1.25'],
        ['خصم الحملة عروض العيد', '-$3.75'],
      ]),
    );
  });

  it('names credit once, though it is both status and method', () => {
    const owed = { ...sale, paymentStatus: 'deferred', paymentMethod: 'credit' } as const;
    expect(invoiceSheet(owed, at(1650), plainStore).payment).toBe('آجل');
  });

  it('says that the payment of a held invoice is not decided yet', () => {
    const held = { ...sale, status: 'pending', saleNumber: null, paymentStatus: 'deferred' } as const;
    const { payment, totals } = invoiceSheet(held, at(1650), plainStore);
    expect(payment).toBe('تُحدد عند إكمال الفاتورة');
    expect(totals.map(({ label }) => label)).toEqual(['الإجمالي']);
  });

  it.each([
    [{}, null],
    [{ status: 'cancelled' }, 'ملغية'],
    [{ status: 'refunded', refundAmount: 2500 }, 'مسترجعة'],
    [{ refundAmount: 100 }, 'مسترجعة جزئياً'],
    [{ status: 'pending', saleNumber: null }, 'معلقة'],
  ] as const)('%j is stamped %s', (changes, stamp) =>
    expect(invoiceSheet({ ...sale, ...changes }, at(1650), plainStore).stamp).toBe(stamp),
  );
});

describe('the money handed over', () => {
  const tender = { method: 'cash', account: null, reference: '', value: 2500 };
  const rials = { ...tender, currency: 'YER', amount: 41_250 };
  const printed = (changes: Partial<Sale>) =>
    invoiceSheet({ ...sale, ...changes }, at(1650), plainStore).handed.map(({ label, amount, symbol }) =>
      `${label} ${amount} ${symbol}`.trim(),
    );

  it('is not repeated when the invoice was paid exactly in rials', () => {
    expect(printed({})).toEqual([]);
    expect(printed({ tenders: [rials], change: null, rounding: 0 })).toEqual([]);
  });

  it('is listed by currency and method, with the change and the rounding', () => {
    expect(
      printed({
        tenders: [
          { ...rials, amount: 20_000 },
          { ...tender, currency: 'USD', amount: 15 },
          { ...tender, currency: 'SAR', amount: 12.5, method: 'exchanger', reference: 'HW-2201' },
        ],
        change: { currency: 'USD', amount: 1, rest: { currency: 'YER', amount: 850 } },
        rounding: -4,
      }),
    ).toEqual([
      'المستلم نقداً 20,000 ر.ي',
      'المستلم نقداً $15',
      'المستلم: حوالة صراف HW-2201 12.50 ر.س',
      'الباقي $1',
      'الباقي 850 ر.ي',
      'فرق التقريب -66 ر.ي',
    ]);
  });

  it('names the rounding in the display currency, exactly where rials and dollars changed hands', () => {
    const paid = {
      grandTotal: 1025,
      tillPaid: 1025,
      usd_to_yer: 1620,
      tenders: [{ ...rials, amount: 17_000 }],
      change: { currency: 'YER', amount: 400 },
      rounding: -1,
    };
    expect(printed(paid).at(-1)).toBe('فرق التقريب -5 ر.ي');
    expect(printed({ ...paid, change: { currency: 'YER', amount: 395 } })).toEqual([
      'المستلم نقداً 17,000 ر.ي',
      'الباقي 395 ر.ي',
    ]);
    // one cent would be sixteen rials
    const mixed = {
      ...paid,
      grandTotal: 875,
      tillPaid: 875,
      tenders: [
        { ...rials, amount: 4000 },
        { ...rials, currency: 'USD', amount: 10 },
      ],
      change: { currency: 'YER', amount: 6050 },
    };
    expect(printed(mixed).at(-1)).toBe('فرق التقريب -25 ر.ي');
    const inDollars = { ...plainStore, currency: 'دولار أمريكي' };
    expect(invoiceSheet({ ...sale, ...paid }, at(1620), inDollars).handed.at(-1)?.amount).toBe('-$0.01');
  });

  it('names methods that the sale’s own field does not have', () => {
    const tenders = [rials, { ...rials, method: 'check' }];
    const { payment } = invoiceSheet({ ...sale, tenders }, at(1650), plainStore);
    expect(payment).toBe('مدفوع · نقداً · شيك');
  });

  it('is listed when a customer paid a round sum in rials', () => {
    expect(printed({ tenders: [{ ...rials, amount: 6000 }], tillPaid: 364 })).toEqual([
      'المستلم نقداً 6,000 ر.ي',
    ]);
  });
});
