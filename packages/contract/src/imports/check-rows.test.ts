import { describe, expect, it } from 'vitest';
import { importNumber } from './import-number';
import { checkItems, checkRows } from './check-rows';
import { importFields, missingColumns, readHeader, requiredFields, type ImportField } from './import-columns';
import { importTemplate } from './import-template';
import { importTexts, someOf } from './imports.texts';

const good: Record<ImportField, string> = {
  partNumber: '90915-YZZD2',
  name: 'فلتر زيت',
  category: 'فلاتر',
  type: 'new',
  partStatus: 'available',
  purchasePrice: '4.50',
  costPrice: '5',
  sellingPrice: '8.25',
  quantity: '12',
  supplierPartNumber: '',
  condition: '',
  minStockLevel: '',
  maxStockLevel: '',
  discountPercentage: '',
  unit: '',
};
const everyColumn = readHeader(importFields);
const table = (...rows: Partial<typeof good>[]): string[][] => [
  importFields,
  ...rows.map((row) => importFields.map((field) => ({ ...good, ...row })[field])),
];
const check = (...rows: Partial<typeof good>[]) => checkRows(table(...rows), everyColumn);
const messages = (row: Partial<typeof good>) => check(row).invalid.map(({ message }) => message);

describe('the header', () => {
  it('CSV-07 CSV-08: maps the nine required and five optional columns of the specification, and the unit', () => {
    expect(requiredFields).toEqual([
      'partNumber',
      'name',
      'category',
      'type',
      'partStatus',
      'purchasePrice',
      'costPrice',
      'sellingPrice',
      'quantity',
    ]);
    expect(importFields.slice(9)).toEqual([
      'supplierPartNumber',
      'condition',
      'minStockLevel',
      'maxStockLevel',
      'discountPercentage',
      'unit',
    ]);
  });

  it('maps Arabic names and other spellings, and ignores unknown columns', () => {
    expect(
      readHeader(['رقم القطعه', ' Selling Price ($)', 'الكميّة', 'لون', 'part_number', 'سعر الشراء']),
    ).toEqual({ partNumber: 0, sellingPrice: 1, quantity: 2, purchasePrice: 5 });
  });

  it('no two columns share a name', () => {
    for (const field of importFields) expect(readHeader([field])).toEqual({ [field]: 0 });
  });

  it('reports which required columns are missing', () => {
    const { name: _, quantity: __, ...rest } = everyColumn;
    expect(missingColumns(rest)).toEqual(['name', 'quantity']);
  });
});

describe('a column missing from a file', () => {
  it('may be replaced by one value for every row', () => {
    const rows = [
      ['رقم القطعة', 'الاسم', 'الفئة', 'الشراء', 'التكلفة', 'البيع', 'الكمية'],
      ['A-1', 'مرآة', 'مرايا', '10', '11', '20', '1'],
    ];
    const mapping = readHeader(rows[0] ?? []);
    expect(missingColumns(mapping)).toEqual(['type', 'partStatus']);
    const chosen = { ...mapping, type: { always: 'used' }, partStatus: { always: 'available' } };
    expect(missingColumns(chosen)).toEqual([]);
    expect(checkRows(rows, chosen).valid).toMatchObject([{ type: 'used', partStatus: 'available' }]);
  });
});

describe('a row', () => {
  it('CSV-09: that is valid is returned with amounts in cents', () => {
    expect(check({}).valid).toEqual([
      expect.objectContaining({
        row: 2,
        partNumber: '90915-YZZD2',
        type: 'new',
        purchasePrice: 450,
        costPrice: 500,
        sellingPrice: 825,
        quantity: 12,
        minStockLevel: undefined,
      }),
    ]);
  });

  it('CSV-10: without required fields is invalid, and the missing fields are listed', () => {
    expect(check({ name: ' ', quantity: '' })).toEqual({
      valid: [],
      duplicates: [],
      notes: [],
      invalid: [
        {
          row: 2,
          partNumber: '90915-YZZD2',
          field: 'name',
          message: 'الحقول المطلوبة ناقصة: الاسم، الكمية',
        },
      ],
    });
  });

  it.each([
    ['purchasePrice', 'سعر الشراء يجب أن يكون رقماً موجباً'],
    ['costPrice', 'سعر التكلفة يجب أن يكون رقماً موجباً'],
    ['sellingPrice', 'سعر البيع يجب أن يكون رقماً موجباً'],
  ] as const)('CSV-11: %s must be a number that is not negative', (field, message) => {
    for (const wrong of ['-1', 'مجاناً', '1.2.3', '1e3', 'NaN'])
      expect(messages({ [field]: wrong })).toEqual([message]);
    expect(messages({ [field]: '0' })).toEqual([]);
  });

  it('CSV-12: quantity must be a number above 0', () => {
    for (const wrong of ['0', '-3', 'كثير'])
      expect(messages({ quantity: wrong })).toEqual([importTexts.positive.quantity]);
    expect(messages({ quantity: '1.005' })).toEqual([importTexts.quantityDecimals]);
    expect(messages({ quantity: '99999999999' })).toEqual([importTexts.tooBig('الكمية')]);
  });

  it('has new or used as its type, in either language', () => {
    for (const word of ['new', 'New', 'جديد', 'جديدة'])
      expect(check({ type: word }).valid[0]?.type).toBe('new');
    for (const word of ['USED', 'مستعمل', 'مستعمله'])
      expect(check({ type: word }).valid[0]?.type).toBe('used');
    expect(messages({ type: 'قديم' })).toEqual([importTexts.type]);
  });

  it('reports all its problems at once', () => {
    expect(
      messages({
        partNumber: '---',
        name: 'ف'.repeat(201),
        costPrice: 'x',
        quantity: '0',
        minStockLevel: '-1',
        discountPercentage: '101',
      }),
    ).toEqual([
      importTexts.partNumber,
      importTexts.tooLong('الاسم', 200),
      importTexts.positive.costPrice,
      importTexts.positive.quantity,
      importTexts.positive.minStockLevel,
      importTexts.discount,
    ]);
  });

  it('keeps its row number when empty rows come before it', () => {
    const [header = [], row = []] = table({ quantity: 'x' });
    expect(checkRows([[], header, [], row], everyColumn).invalid[0]?.row).toBe(4);
  });

  it('of a file in rials is converted to dollars at the rate', () => {
    const rows = table({ purchasePrice: '15,000', costPrice: '١٧٠٠٠', sellingPrice: '20000' });
    expect(checkRows(rows, everyColumn, { rate: 530 }).valid[0]).toMatchObject({
      purchasePrice: 2830,
      costPrice: 3208,
      sellingPrice: 3774,
    });
  });

  it('of a file in rials may have thousands behind points, with a note', () => {
    const rows = table({ purchasePrice: '15.000', costPrice: '١٧٫٠٠٠', sellingPrice: '1.060.000' });
    const { valid, notes } = checkRows(rows, everyColumn, { rate: 530 });
    expect(valid).toMatchObject([{ purchasePrice: 2830, costPrice: 3208, sellingPrice: 200_000 }]);
    expect(notes).toEqual(
      ['purchasePrice', 'costPrice'].map((field) => ({
        row: 2,
        partNumber: good.partNumber,
        field,
        message: importTexts.point.thousands,
      })),
    );
    const stored = new Set([`1:${importFields.indexOf('purchasePrice')}`]);
    expect(checkRows(rows, everyColumn, { rate: 530, threeDecimals: stored })).toMatchObject({
      valid: [{ purchasePrice: 3 }],
      notes: [{ field: 'costPrice' }],
    });
  });

  it('of a file in dollars keeps its decimals, with a note where they may be thousands', () => {
    const { valid, notes } = check({ costPrice: '9.355', sellingPrice: '100.000', quantity: '2.000' });
    expect(valid).toMatchObject([{ costPrice: 936, sellingPrice: 10_000, quantity: 2 }]);
    expect(notes.map(({ field, message }) => [field, message])).toEqual([
      ['sellingPrice', importTexts.point.decimals],
      ['quantity', importTexts.point.decimals],
    ]);
  });
});

describe('numbers', () => {
  it.each([
    ['1250.5', 1250.5],
    ['1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['12,5', 12.5],
    ['1.250.000', 1_250_000],
    ['1,250', 1250],
    ['١٬٢٥٠٫٥', 1250.5],
    ['۱۲', 12],
    [' $ 15 ', 15],
    ['\u200E15\u200F', 15],
    ['.5', 0.5],
    ['12.', 12],
    ['-4', -4],
    ['', undefined],
    ['12 قطعة', undefined],
    ['1,25,0', undefined],
    ['--1', undefined],
  ])('%j is %s', (typed, value) => expect(importNumber(typed)).toBe(value));
});

describe('the same row twice', () => {
  it('is imported once, its copies are listed, and the other rows remain', () => {
    expect(check({}, { partNumber: 'OTHER' }, {}, {})).toMatchObject({
      valid: [{ row: 2 }, { row: 3 }],
      invalid: [
        { row: 4, partNumber: '90915-YZZD2', message: importTexts.copy },
        { row: 5, partNumber: '90915-YZZD2', message: importTexts.copy },
      ],
      duplicates: [],
    });
  });
});

describe('the same part number twice', () => {
  const twice = [{}, { partNumber: '90915 yzzd2' }, { partNumber: 'OTHER' }];

  it('CSV-13: rejects the whole file, in any spelling', () => {
    const { valid, duplicates } = check(...twice);
    expect(valid).toEqual([]);
    expect(duplicates).toEqual(['90915 yzzd2']);
    expect(importTexts.duplicates(someOf(duplicates))).toBe('خطأ في الملف: رقم القطعة مكرر: 90915 yzzd2');
  });

  it('CSV-14: is listed among the errors, once per row', () => {
    expect(check(...twice).invalid).toEqual([
      { row: 2, partNumber: '90915-YZZD2', field: 'partNumber', message: 'رقم القطعة مكرر' },
      { row: 3, partNumber: '90915 yzzd2', field: 'partNumber', message: 'رقم القطعة مكرر' },
    ]);
  });

  it('is allowed when only one of the rows is valid', () => {
    expect(check({}, { quantity: '0' })).toMatchObject({ duplicates: [], valid: [{ row: 2 }] });
  });
});

describe('rows sent by a client', () => {
  it('are checked by the same rules, as numbers or as text', () => {
    const { valid, invalid } = checkItems([
      { ...good, row: 7, sellingPrice: 8.25, quantity: 3, extra: 'x' },
      { ...good, partNumber: 'B', quantity: null, name: { a: 1 } },
    ]);
    expect(valid).toEqual([expect.objectContaining({ row: 7, sellingPrice: 825, quantity: 3 })]);
    expect(invalid).toEqual([
      expect.objectContaining({ row: 3, message: importTexts.required('الاسم، الكمية') }),
    ]);
  });
});

describe('the template', () => {
  it('CSV-25: has every column and the specified used part, and is itself valid', () => {
    const rows = importTemplate()
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(rows[0]).toEqual(importFields);
    expect(checkRows(rows, readHeader(rows[0] ?? [])).valid).toEqual([
      expect.objectContaining({
        type: 'used',
        purchasePrice: 15_000_00,
        costPrice: 17_000_00,
        sellingPrice: 20_000_00,
        quantity: 1,
        condition: 'excellent',
        minStockLevel: 2,
        maxStockLevel: 10,
        discountPercentage: 5,
      }),
    ]);
  });
});
