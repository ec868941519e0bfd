import { describe, expect, it } from 'vitest';
import { importTexts } from '../../imports/imports.texts';
import type { SheetChoice } from '../moving-in.schema';
import { movingInTexts } from '../moving-in.texts';
import { recogniseSheet } from '../reading/recognise-sheet';
import { checkSheet, choiceProblem } from './check-sheet';

const warehouses = [
  { _id: 'w1', name: 'المستودع الرئيسي' },
  { _id: 'w2', name: 'مستودع عدن' },
];
const check = (rows: string[][], settings: Partial<SheetChoice['settings']> = {}) => {
  const choice = recogniseSheet('الأصناف', rows, warehouses);
  Object.assign(choice.settings, { warehouseId: 'w1', ...settings });
  return checkSheet('parts', rows, choice, { today: '2026-11-17', warehouses });
};
const part = (cells: Record<string, string>, settings?: Partial<SheetChoice['settings']>) => {
  const all = { 'رقم القطعة': 'A-1', 'اسم القطعة': 'فلتر', ...cells };
  return check([Object.keys(all), Object.values(all)], settings);
};
const messages = (cells: Record<string, string>) => part(cells).problems.map(({ message }) => message);

it('another part with the same number stays out, the same part in other words does not', () => {
  const { rows, problems } = check([
    ['رقم القطعة', 'اسم القطعة', 'الكمية'],
    ['A-1', 'فلتر زيت', '5'],
    ['A1', 'ركبة مقص', '28'],
    ['A-1', 'فلتر تويوتا', '2'],
    ['A-1', 'Oil filter', '1'],
  ]);
  expect(rows).toMatchObject([{ code: 'a1', name: 'فلتر زيت', quantities: [{ quantity: 8 }] }]);
  expect(problems.filter(({ remark }) => !remark)).toMatchObject([
    { row: 3, message: movingInTexts.otherPart(2, 'فلتر زيت') },
  ]);
});

describe('the title of a group', () => {
  const rows = (headings: string[]) => [
    headings,
    ['المجموعة: فلاتر', '', ''],
    ['F-1', 'فلتر زيت', '5'],
    ['', 'قطع الفرامل', ''],
    ['B-1', 'فحمات', '9'],
    ['90915', '', ''],
    ['B-2', 'هوبات', '20'],
  ];

  it('above parts is their category, where no column is', () => {
    const { rows: parts, problems, skipped } = check(rows(['رقم القطعة', 'اسم القطعة', 'سعر البيع']));
    expect(parts.map(({ code, category }) => [code, category])).toEqual([
      ['f1', ['فلاتر']],
      ['b1', ['قطع الفرامل']],
      ['b2', ['قطع الفرامل']],
    ]);
    expect(skipped).toEqual([2, 4]);
    expect(problems.map(({ row }) => row)).toEqual([6]);
  });

  it('is a bad row where categories have a column', () => {
    const { problems } = check([
      ['رقم القطعة', 'اسم القطعة', 'المجموعة'],
      ['', 'قطع الفرامل', ''],
      ['B-1', 'فحمات', 'فرامل'],
    ]);
    expect(problems.map(({ row }) => row)).toEqual([2]);
  });
});

describe('a part', () => {
  it('is read with every field', () => {
    const cells = {
      'رقم القطعة': '90915-YZZD2',
      'اسم الصنف': 'فلتر زيت',
      'رقم الصنف': '1001',
      الباركود: '6291041500213',
      الماركة: 'Denso',
      'القسم الرئيسي': 'فلاتر',
      'القسم الفرعي': 'زيت',
      الوحدة: 'حبة',
      'سعر الشراء': '4.5',
      'سعر التكلفة': '٤٫٨',
      'سعر البيع $': '$8',
      'سعر الجملة': '7',
      الكمية: '',
      'مستودع عدن': '1,200',
      'الحد الأدنى': '5',
      الرف: 'A-3',
      'أرقام الوكالة': '15601-YZZD2، 15601-97201',
      'الأرقام البديلة': 'W68/3 / C-110',
      يناسب: 'كامري 2007-2011',
      ملاحظات: 'ياباني',
      'نسبة الخصم': '5%',
      النوع: 'جديد',
    };
    const rows = [['تقرير الأصناف'], [], Object.keys(cells), Object.values(cells)];
    expect(check(rows)).toEqual({
      kind: 'parts',
      problems: [],
      skipped: [],
      rows: [
        {
          row: 4,
          partNumber: '90915-YZZD2',
          code: '90915yzzd2',
          name: 'فلتر زيت',
          barcode: '6291041500213',
          shopCode: '1001',
          brand: 'Denso',
          category: ['فلاتر', 'زيت'],
          type: 'new',
          unit: 'حبة',
          purchasePrice: 450,
          costPrice: 480,
          sellingPrice: 800,
          wholesalePrice: 700,
          discountPercentage: 5,
          minStockLevel: 5,
          location: 'A-3',
          oemNumbers: ['15601-YZZD2', '15601-97201'],
          alternativeNumbers: ['W68/3', 'C-110'],
          fitments: [
            {
              make: 'Toyota',
              model: 'Camry',
              yearFrom: 2007,
              yearTo: 2011,
              monthFrom: null,
              monthTo: null,
              engine: '',
            },
          ],
          description: 'ياباني',
          quantities: [{ warehouse: { id: 'w2' }, quantity: 1200 }],
        },
      ],
    });
  });

  it('without a number takes its code or barcode, with a remark', () => {
    const rows = [
      ['رقم القطعة', 'رقم الصنف', 'الباركود', 'الاسم'],
      ['', '1001', '629', 'فلتر'],
      ['-', '', '630', 'سير'],
      ['', '', '', 'كوشن'],
    ];
    const { rows: parts, problems } = check(rows);
    expect(parts.map(({ partNumber }) => partNumber)).toEqual(['1001', '630']);
    expect(problems).toMatchObject([
      { row: 2, remark: true, message: movingInTexts.numberFromCode('1001') },
      { row: 3, remark: true },
      { row: 4, field: 'partNumber', message: movingInTexts.noNumber },
    ]);
  });

  it.each([
    [{ 'سعر البيع': '#N/A' }, movingInTexts.formulaError],
    [{ 'اسم القطعة': '#DIV/0!' }, movingInTexts.formulaError],
    [{ 'رقم القطعة': '9.0915E+09' }, movingInTexts.lostDigits('9.0915E+09')],
    [{ 'رقم القطعة': '2010-05-10' }, movingInTexts.becameDate('2010-05-10')],
    [{ 'رقم القطعة': '***' }, movingInTexts.noLetters('رقم القطعة')],
    [{ 'سعر البيع': 'مجاناً' }, movingInTexts.notNumber('سعر البيع')],
    [{ 'سعر البيع': '(5)' }, movingInTexts.negative('سعر البيع')],
    [{ 'سعر البيع': '100 ر.س' }, movingInTexts.otherCurrency],
    [{ 'سعر البيع': '€ 100' }, movingInTexts.otherCurrency],
    [{ 'سعر البيع': '100 ريال' }, movingInTexts.noRate],
    [{ الكمية: '1.005' }, movingInTexts.quantityDecimals],
    [{ 'اسم القطعة': 'ف'.repeat(201) }, movingInTexts.tooLong('اسم القطعة', 200)],
    [{ 'نسبة الخصم': '120' }, movingInTexts.discount],
  ])('with %j stays out', (cells, message) => {
    expect(part(cells).rows).toEqual([]);
    expect(messages(cells)).toEqual([message]);
  });

  it.each([
    ['', undefined],
    ['0', undefined],
    ['12 حبة', 12],
    ['1.2E+02', 120],
    ['٣٫٥', 3.5],
    ['-4', undefined],
  ])('of the quantity %j has %s in stock', (quantity, expected) => {
    expect(part({ الكمية: quantity }).rows[0]?.quantities?.[0]?.quantity).toBe(expected);
  });

  it.each([
    [{ 'سعر البيع': '9.355' }, []],
    [{ 'سعر البيع': '100.000' }, [importTexts.point.decimals]],
    [{ الكمية: '1.000' }, [importTexts.point.decimals]],
    [{ 'مستودع عدن': '12.500' }, [importTexts.point.decimals]],
    [{ الكمية: '0.500' }, []],
  ])('with %j comes in as it is written', (cells, notes) => {
    const { rows, problems } = part(cells);
    expect(rows).toHaveLength(1);
    expect(problems.map(({ message, remark }) => remark && message)).toEqual(notes);
  });

  it('of a sheet in rials is converted, and a cell in dollars is not', () => {
    const prices = { 'سعر الشراء': '53,000', 'سعر البيع': '150 $' };
    expect(part(prices, { currency: 'YER', rate: 530 }).rows[0]).toMatchObject({
      purchasePrice: 10_000,
      sellingPrice: 15_000,
    });
    expect(part({ 'سعر البيع': '530', العملة: 'ريال يمني' }, { rate: 530 }).rows[0]?.sellingPrice).toBe(100);
    expect(messages({ 'سعر البيع': '530', العملة: 'ريال سعودي' })).toEqual([movingInTexts.otherCurrency]);
  });

  it('has prices in the currencies that their headings name', () => {
    const prices = { 'سعر الشراء $': '5', 'سعر البيع ريال': '5300', 'سعر الجملة': '530' };
    expect(part(prices, { currency: 'YER', rate: 530 }).rows[0]).toMatchObject({
      purchasePrice: 500,
      sellingPrice: 1000,
      wholesalePrice: 100,
    });
    expect(messages({ 'سعر البيع (ر.س)': '5' })).toEqual([movingInTexts.otherCurrency]);
    expect(messages({ 'سعر البيع €': '5' })).toEqual([movingInTexts.otherCurrency]);
  });

  it('keeps vehicles that are not understood in its description', () => {
    const { rows, problems } = part({ يناسب: 'كامري 2010، جميع الشاحنات', الوصف: 'أصلي' });
    expect(rows[0]).toMatchObject({
      fitments: [{ model: 'Camry' }],
      description: 'أصلي\nكامري 2010، جميع الشاحنات',
    });
    expect(problems).toMatchObject([{ field: 'fitments', remark: true }]);
  });

  it('reads vehicles from columns of their own', () => {
    expect(
      part({ 'ماركة السيارة': 'تويوتا', الموديل: 'كامري', 'من سنة': '2007', 'إلى سنة': '2011' }).rows[0]
        ?.fitments,
    ).toMatchObject([{ make: 'Toyota', model: 'Camry', yearFrom: 2007, yearTo: 2011, engine: '' }]);
  });

  it('reads months and the place on the car, from a column or beside the vehicles', () => {
    const beside = part({ يناسب: 'كامري 06/2007-03/2011 امامي يمين' });
    expect(beside.rows[0]).toMatchObject({
      fitments: [{ model: 'Camry', yearFrom: 2007, monthFrom: 6, yearTo: 2011, monthTo: 3 }],
      axle: 'front',
      side: 'right',
      description: undefined,
    });
    expect(beside.problems).toEqual([]);
    expect(part({ الجهة: 'خلفي يسار علوي' }).rows[0]).toMatchObject({
      axle: 'rear',
      side: 'left',
      position: 'upper',
    });
    const unread = part({ الجهة: 'يمين السائق' });
    expect(unread.rows[0]).toMatchObject({ side: 'right', description: 'يمين السائق' });
    expect(unread.problems).toMatchObject([{ field: 'place', remark: true }]);
    expect(part({ الاسم: 'مقص امامي يمين' }).rows[0]).not.toHaveProperty('side');
  });

  it('keeps a type that is neither new nor used as its quality', () => {
    expect(part({ النوع: 'أصلي' }).rows[0]).toMatchObject({ type: undefined, condition: 'أصلي' });
    expect(part({ النوع: 'مستعمل' }).rows[0]).toMatchObject({ type: 'used', condition: undefined });
  });
});

describe('rows of the same number', () => {
  const heading = ['رقم القطعة', 'الاسم', 'سعر البيع', 'المستودع', 'الكمية'];
  const merge = (...rows: string[][]) => check([heading, ...rows]);

  it('count once when they are equal', () => {
    const { rows, problems } = merge(['A-1', 'فلتر', '5', '', '3'], ['a1', 'فلتر', '5', '', '3']);
    expect(rows).toMatchObject([{ row: 2, quantities: [{ quantity: 3 }] }]);
    expect(problems).toMatchObject([{ row: 3, remark: true, message: movingInTexts.sameRow(2) }]);
  });

  it('add their quantities by warehouse', () => {
    const { rows, problems } = merge(
      ['A-1', 'فلتر', '5', '', '3'],
      ['A-1', 'فلتر', '5', 'عدن', '2'],
      ['A-1', 'فلتر', '5', 'عدن', '4'],
      ['A-1', '', '', 'تعز', '1'],
    );
    expect(rows[0]?.quantities).toEqual([
      { warehouse: { id: 'w1' }, quantity: 3 },
      { warehouse: { id: 'w2' }, quantity: 6 },
    ]);
    expect(problems).toMatchObject([
      { row: 3 },
      { row: 4 },
      { row: 5, message: movingInTexts.empty('اسم القطعة') },
    ]);
  });

  it('take what contradicts from the first, with a remark', () => {
    const { rows, problems } = merge(['A-1', 'فلتر', '5', '', '3'], ['A-1', 'فلتر زيت', '6', '', '2']);
    expect(rows).toMatchObject([{ name: 'فلتر', sellingPrice: 500, quantities: [{ quantity: 5 }] }]);
    expect(problems).toMatchObject([
      { row: 3, remark: true, message: movingInTexts.firstWins(2, 'اسم القطعة، سعر البيع') },
    ]);
  });
});

describe('rows that are no parts', () => {
  it('are skipped: totals, sums, page ends, headings once more, empty rows', () => {
    const heading = ['رقم القطعة', 'الاسم', 'سعر البيع', 'الكمية'];
    const { rows, problems, skipped } = check([
      heading,
      ['A-1', 'فلتر', '5', '3'],
      ['', 'إجمالي الفلاتر', '', '3'],
      ['صفحة 1 من 2'],
      heading,
      [],
      ['77', 'مجموع مفاتيح', '5', '3'],
      ['', 'مجموعة أسطوانات', '5', '3'],
      ['', '', '10', '6'],
      ['الإجمالي', '', '10', '6'],
      ['Grand Total:', '', '10', '6'],
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['فلتر', 'مجموع مفاتيح']);
    expect(problems).toMatchObject([{ row: 8, message: movingInTexts.noNumber }]);
    expect(skipped).toEqual([3, 4, 5, 6, 9, 10, 11]);
  });

  it.each([
    [['طبع بواسطة: المدير صفحة 1 من 1']],
    [['', 'طُبع بواسطة', 'المدير', '']],
    [['تاريخ الطباعة:', '17/11/2026', 'صفحة', '1']],
    [['تاريخ ووقت الطباعة 17/11/2026 10:48']],
    [['الصفحة رقم: 1 / 3']],
    [['المستخدم: مدير النظام', '', '17/11/2026']],
    [['المحاسب: ............', '', 'المدير العام: ............']],
    [['Printed by: Administrator', 'Page 1 of 3']],
  ])('are skipped: the footer %j', (footer) => {
    const { problems, skipped } = check([
      ['رقم القطعة', 'الاسم', 'سعر البيع', 'الكمية'],
      ['A-1', 'فلتر', '5', '3'],
      footer,
    ]);
    expect({ problems, skipped }).toEqual({ problems: [], skipped: [3] });
  });

  it.each([
    ['طبلون', 'A-2'],
    ['مديرية الطباعة', 'A-3'],
    ['صفحة ديسك', 'A-4'],
    ['طباعة: ملصق', 'A-5'],
  ])('a part called %s is none', (name, number) => {
    const rows = [
      ['رقم القطعة', 'الاسم', 'سعر البيع', 'الكمية', 'الرف'],
      [number, name, '5', '3', 'A1'],
    ];
    expect(check(rows)).toMatchObject({ rows: [{ name }], skipped: [] });
  });
});

describe('choices', () => {
  const choice = recogniseSheet('الأصناف', [
    ['رقم القطعة', 'الاسم', 'سعر البيع', 'الكمية'],
    ['1', 'ا', '1', '1'],
  ]);

  it('say what is missing', () => {
    expect(choiceProblem('parts', choice, warehouses)).toBe(movingInTexts.currencyRequired);
    choice.settings.currency = 'USD';
    expect(choiceProblem('parts', choice, warehouses)).toBe(movingInTexts.warehouseRequired);
    expect(choiceProblem('parts', choice, warehouses.slice(0, 1))).toBeUndefined();
    expect(choiceProblem('parts', { ...choice, settings: { ...choice.settings, currency: 'YER' } }, [])).toBe(
      movingInTexts.rateRequired,
    );
    expect(choiceProblem('customers', { ...choice, mapping: {} }, [])).toBe(
      movingInTexts.missingColumns('اسم العميل'),
    );
  });
});
