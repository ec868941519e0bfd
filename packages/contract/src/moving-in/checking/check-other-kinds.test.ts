import { describe, expect, it } from 'vitest';
import { importTexts } from '../../imports/imports.texts';
import type { SheetChoice } from '../moving-in.schema';
import type { BroughtKind } from '../moving-in.status';
import { movingInTexts } from '../moving-in.texts';
import { mapColumns, recogniseSheet } from '../reading/recognise-sheet';
import { checkSheet } from './check-sheet';

const warehouses = [
  { _id: 'w1', name: 'المستودع الرئيسي' },
  { _id: 'w2', name: 'عدن' },
];
const check = <K extends BroughtKind>(
  kind: K,
  rows: string[][],
  settings: Partial<SheetChoice['settings']> = {},
  threeDecimals?: ReadonlySet<string>,
) => {
  const choice = {
    ...recogniseSheet('', rows, warehouses),
    ...mapColumns(kind, rows, 1, warehouses),
    headerRow: 1,
  };
  choice.settings = { ...choice.settings, warehouseId: 'w1', ...settings };
  return checkSheet(kind, rows, choice, { today: '2026-11-17', warehouses, threeDecimals });
};

describe('a customer', () => {
  it('is read with phones, limit and balance', () => {
    const rows = [
      [
        'رقم العميل',
        'اسم العميل',
        'الهاتف',
        'الجوال',
        'العنوان',
        'المدينة',
        'حد الائتمان',
        'الرصيد',
        'البريد',
        'ملاحظات',
        'الرقم الضريبي',
      ],
      [
        '101',
        'ورشة الأمل',
        '+967 777-123-456 / أحمد',
        '733456789',
        'شارع تعز',
        'صنعاء',
        '500',
        '1,250.50',
        'a@b.co',
        'قديم',
        '77',
      ],
    ];
    expect(check('customers', rows)).toEqual({
      kind: 'customers',
      problems: [],
      skipped: [],
      rows: [
        {
          row: 2,
          name: 'ورشة الأمل',
          folded: 'ورشه امل',
          shopCode: '101',
          phones: ['777123456', '733456789'],
          email: 'a@b.co',
          address: 'شارع تعز، صنعاء',
          notes: 'قديم\nأحمد\nالرقم الضريبي: 77',
          creditLimit: 50_000,
          balance: 125_050,
          balanceRials: undefined,
        },
      ],
    });
  });

  it.each([
    ['customers', ['1200 عليه', '1200 له', '-1200', '(1,200)'], [120_000, -120_000, -120_000, -120_000]],
    ['suppliers', ['1200 عليه', '1200 له', '-1200', '1200'], [-120_000, 120_000, -120_000, 120_000]],
  ] as const)('or supplier has the sign of its side: %s', (kind, cells, balances) => {
    const { rows } = check(kind, [['الاسم', 'الرصيد'], ...cells.map((cell) => ['أ', cell])]);
    expect(rows.map(({ balance }) => balance)).toEqual(balances);
  });

  it('has the difference of two columns, or the side of a third', () => {
    const sides = [
      ['الاسم', 'مدين', 'دائن'],
      ['أ', '500', '0'],
      ['ب', '', '200'],
      ['ج', '500', '200'],
      ['د', '', ''],
    ];
    expect(check('customers', sides).rows.map(({ balance }) => balance)).toEqual([
      50_000,
      -20_000,
      30_000,
      undefined,
    ]);
    expect(check('suppliers', sides).rows.map(({ balance }) => balance)).toEqual([
      -50_000,
      20_000,
      -30_000,
      undefined,
    ]);
    const named = [
      ['الاسم', 'الرصيد', 'طبيعة الرصيد'],
      ['أ', '500', 'مدين'],
      ['ب', '500', 'دائن'],
    ];
    expect(check('customers', named).rows.map(({ balance }) => balance)).toEqual([50_000, -50_000]);
  });

  it('in rials keeps them as written', () => {
    const rows = [
      ['الاسم', 'الرصيد'],
      ['أ', '530,000'],
      ['ب', '100$'],
      ['ج', '(53000)'],
    ];
    expect(
      check('customers', rows, { currency: 'YER', rate: 530 }).rows.map(({ balance, balanceRials }) => [
        balance,
        balanceRials,
      ]),
    ).toEqual([
      [100_000, 530_000],
      [10_000, undefined],
      [-10_000, -53_000],
    ]);
  });

  describe('in rials with points', () => {
    const rials = { currency: 'YER', rate: 530 } as const;
    const sheet = (...cells: string[]) => [
      ['الاسم', 'الرصيد'],
      ...cells.map((cell, at) => [`عميل ${at}`, cell]),
    ];
    const read = (...given: Parameters<typeof sheet>) => {
      const { rows, problems } = check('customers', sheet(...given), rials);
      return [
        rows.map(({ balanceRials }) => balanceRials),
        problems.map(({ row, message }) => [row, message]),
      ];
    };
    const { thousands, fraction } = importTexts.point;

    it('has thousands behind a point before three digits, with a remark', () => {
      expect(read('100.000', '٢٥٫٠٠٠', '12.500 ريال', '(137.655)', '1.250.000', '530')).toEqual([
        [100_000, 25_000, 12_500, -137_655, 1_250_000, 530],
        [2, 3, 4, 5].map((row) => [row, thousands]),
      ]);
    });

    it('has fractions otherwise, which are remarked on where they may be thousands', () => {
      expect(read('12.5', '0.500', '4873.33', '12.500 $')).toEqual([
        [12.5, 0.5, 4873.33, undefined],
        [
          [2, fraction],
          [3, fraction],
          [5, importTexts.point.decimals],
        ],
      ]);
    });

    it('has decimals where another row can have nothing else', () => {
      for (const other of ['137500.000', '1,250.000', '0.000'])
        expect(read('500.000', other)[0]?.[0]).toBe(500);
    });

    it('has the number that a workbook stores as such', () => {
      const rows = sheet('12.345', '12.345');
      const { rows: found, problems } = check('customers', rows, rials, new Set(['1:1']));
      expect(found.map(({ balanceRials }) => balanceRials)).toEqual([12.345, 12_345]);
      expect(problems.map(({ row, message }) => [row, message])).toEqual([
        [2, fraction],
        [3, thousands],
      ]);
    });
  });

  it('has balances in two currencies side by side', () => {
    const rows = [
      ['الاسم', 'رصيد دولار', 'رصيد ريال'],
      ['أ', '100', '53,000'],
      ['ب', '', '-53,000'],
      ['ج', '5', ''],
    ];
    expect(recogniseSheet('عملاء', rows)).toMatchObject({
      mapping: { balance: 1, otherBalance: 2 },
      settings: { currency: 'YER' },
    });
    expect(
      check('customers', rows, { currency: 'YER', rate: 530 }).rows.map(({ balance, balanceRials }) => [
        balance,
        balanceRials,
      ]),
    ).toEqual([
      [20_000, 53_000],
      [-10_000, -53_000],
      [500, undefined],
    ]);
  });

  it('supplier with the signs of another program is turned round, but not where a word says the side', () => {
    const rows = [
      ['الاسم', 'الرصيد'],
      ['أ', '-500'],
      ['ب', '300 له'],
    ];
    expect(check('suppliers', rows, { invertBalance: true }).rows.map(({ balance }) => balance)).toEqual([
      50_000, 30_000,
    ]);
  });

  it('with an unknown currency, no name or a wrong amount stays out', () => {
    const rows = [
      ['الاسم', 'الرصيد', 'الهاتف'],
      ['أ', '100 ر.س', ''],
      ['', '100', '777123456'],
      ['ج', '#REF!', ''],
    ];
    expect(check('customers', rows)).toMatchObject({
      rows: [],
      problems: [
        { row: 2, field: 'balance', value: '100 ر.س', message: movingInTexts.otherCurrency },
        { row: 3, field: 'name', message: movingInTexts.empty('اسم العميل') },
        { row: 4, field: 'balance', message: movingInTexts.formulaError },
      ],
    });
  });

  it('sheet leaves totals out', () => {
    const rows = [
      ['الاسم', 'مدين', 'دائن'],
      ['أ', '5', ''],
      ['الإجمالي', '5', '0'],
      ['', '5', '0'],
    ];
    expect(check('customers', rows)).toMatchObject({ rows: [{ name: 'أ' }], skipped: [3, 4], problems: [] });
  });
});

describe('stock', () => {
  it('comes by row or by column of a warehouse, with its cost', () => {
    const rows = [
      ['رقم القطعة', 'المستودع', 'الكمية', 'التكلفة'],
      ['A-1', 'مخزن عدن', '5', '2.5'],
      ['A-1', '', '3', ''],
      ['A-2', 'تعز', '1', ''],
      ['A-3', '', '0', ''],
    ];
    expect(check('stock', rows).rows).toEqual([
      { row: 2, number: 'A-1', quantities: [{ warehouse: { id: 'w2' }, quantity: 5 }], costPrice: 250 },
      { row: 3, number: 'A-1', quantities: [{ warehouse: { id: 'w1' }, quantity: 3 }], costPrice: undefined },
      {
        row: 4,
        number: 'A-2',
        quantities: [{ warehouse: { name: 'تعز' }, quantity: 1 }],
        costPrice: undefined,
      },
    ]);
    const columns = [
      ['رقم القطعة', 'المستودع الرئيسي', 'عدن'],
      ['A-1', '5', '-2'],
    ];
    expect(check('stock', columns)).toMatchObject({
      rows: [{ quantities: [{ warehouse: { id: 'w1' }, quantity: 5 }] }],
      problems: [{ remark: true, message: movingInTexts.negativeStock }],
    });
  });

  it('without a number or a warehouse stays out', () => {
    expect(
      check(
        'stock',
        [
          ['رقم القطعة', 'الكمية'],
          ['', '5 حبة'],
          ['A-1', '5'],
        ],
        { warehouseId: null },
      ).problems,
    ).toMatchObject([
      { row: 2, field: 'number' },
      { row: 2, message: movingInTexts.noWarehouse },
      { row: 3, message: movingInTexts.noWarehouse },
    ]);
  });
});

describe('prices', () => {
  it('come by any number, the first of two for one part', () => {
    const rows = [
      ['الباركود', 'سعر البيع', 'سعر الشراء'],
      ['629', '8', ''],
      ['629', '9', ''],
      ['630', '', ''],
    ];
    expect(check('prices', rows)).toMatchObject({
      rows: [{ row: 2, number: '629', sellingPrice: 800, purchasePrice: undefined }],
      problems: [
        { row: 3, remark: true, message: movingInTexts.sameNumber(2) },
        { row: 4, message: movingInTexts.noPrice },
      ],
    });
  });
});

describe('a vehicle', () => {
  it('takes its make from its model, and its year from a day', () => {
    const rows = [
      ['الشركة', 'الموديل', 'سنة الصنع', 'رقم الهيكل'],
      ['', 'كورولا', '2010', 'jtdbr32e720012345'],
      ['لادا', 'نيفا', '1/5/1998', ''],
      ['', 'نيفا', '2010', ''],
      ['', 'كامري', '1850', ''],
    ];
    expect(check('vehicles', rows)).toMatchObject({
      rows: [
        { make: 'Toyota', model: 'Corolla', year: 2010, vin: 'JTDBR32E720012345' },
        { make: 'لادا', model: 'نيفا', year: 1998 },
      ],
      problems: [
        { row: 4, field: 'make', message: movingInTexts.noMake },
        { row: 5, field: 'year', message: movingInTexts.year },
      ],
    });
  });
});
