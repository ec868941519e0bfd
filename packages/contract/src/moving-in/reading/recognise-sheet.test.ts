import { describe, expect, it } from 'vitest';
import { amountFields, broughtColumns, templateRows, reasonHeading } from '../columns/brought-columns';
import { broughtKindNames } from '../moving-in.status';
import { describeColumns, headingsOf, headingsPrint } from './headings-of';
import { mapColumns, recogniseSheet } from './recognise-sheet';

const warehouses = [
  { _id: 'w1', name: 'المستودع الرئيسي' },
  { _id: 'w2', name: 'صنعاء' },
];
/** Reads the headings of a sheet with one row of data. */
const read = (headings: readonly string[], name = 'Sheet1') => {
  const choice = recogniseSheet(name, [headings, headings.map(() => '1')], warehouses);
  const mapping = Object.fromEntries(
    Object.entries(choice.mapping).map(([field, place]) => [field, headings[place as number]]),
  );
  return { ...choice, mapping };
};

describe('a template', () => {
  it.each(broughtKindNames)('of %s is recognised with all its columns', (kind) => {
    const rows = templateRows(kind);
    const choice = recogniseSheet('ورقة1', rows);
    expect(choice).toMatchObject({ kind, headerRow: 1 });
    expect(Object.keys(choice.mapping)).toHaveLength(rows[0]?.length ?? 0);
    expect(rows).toHaveLength(3);
  });

  it.each(broughtKindNames.filter((kind) => kind !== 'vehicles'))(
    'of %s names the rial wherever an amount is written, and is read in rials',
    (kind) => {
      const [headings = [], ...examples] = templateRows(kind);
      const { mapping, settings } = recogniseSheet('ورقة1', [headings, ...examples]);
      const amounts = amountFields.flatMap((field) => mapping[field] ?? []);
      expect(amounts.length).toBeGreaterThan(0);
      for (const place of amounts) expect(headings[place as number]).toContain('(ريال)');
      expect(settings.currency).toBe('YER');
    },
  );

  it('for a notebook asks on which side a debt is, and since when', () => {
    expect(templateRows('customers')[0]).toEqual(
      expect.arrayContaining(['عليه (ريال)', 'له (ريال)', 'منذ (تاريخ)']),
    );
  });
});

describe('sheets of other programs', () => {
  it('Odoo res.partner calls what a customer owes credit, others debit', () => {
    const odoo = read(['name', 'customer_rank', 'phone', 'credit', 'debit'], 'العملاء');
    expect(odoo.mapping).toMatchObject({ debit: 'credit', credit: 'debit' });
    expect(read(['name', 'is_company', 'credit'], 'العملاء').mapping).toEqual({
      name: 'name',
      debit: 'credit',
    });
    expect(read(['name', 'phone', 'credit', 'debit'], 'العملاء').mapping).toMatchObject({ credit: 'credit' });
  });

  it('Odoo product.template by label and by external name', () => {
    expect(
      read([
        'Internal Reference',
        'Name',
        'Barcode',
        'Sales Price',
        'Cost',
        'Quantity On Hand',
        'Product Category/Display Name',
        'Unit of Measure',
      ]),
    ).toMatchObject({
      kind: 'parts',
      mapping: {
        partNumber: 'Internal Reference',
        name: 'Name',
        barcode: 'Barcode',
        sellingPrice: 'Sales Price',
        costPrice: 'Cost',
        quantity: 'Quantity On Hand',
        category: 'Product Category/Display Name',
        unit: 'Unit of Measure',
      },
    });
    expect(
      read(['id', 'default_code', 'name', 'list_price', 'standard_price', 'qty_available', 'categ_id/name']),
    ).toMatchObject({
      kind: 'parts',
      mapping: {
        partNumber: 'default_code',
        sellingPrice: 'list_price',
        costPrice: 'standard_price',
        quantity: 'qty_available',
        category: 'categ_id/name',
      },
    });
  });

  it('Odoo res.partner', () => {
    expect(
      read(['Name', 'Phone', 'Mobile', 'Email', 'Street', 'City', 'Total Receivable'], 'res.partner'),
    ).toMatchObject({
      kind: 'customers',
      mapping: {
        name: 'Name',
        phone: 'Phone',
        mobile: 'Mobile',
        address: 'Street',
        city: 'City',
        balance: 'Total Receivable',
      },
    });
  });

  it('ERPNext Item, Bin, Item Price, Customer and Supplier', () => {
    expect(
      read([
        'ID',
        'Item Code',
        'Item Name',
        'Item Group',
        'Default Unit of Measure',
        'Opening Stock',
        'Valuation Rate',
        'Standard Selling Rate',
        'Brand',
      ]),
    ).toMatchObject({
      kind: 'parts',
      mapping: {
        partNumber: 'Item Code',
        quantity: 'Opening Stock',
        costPrice: 'Valuation Rate',
        sellingPrice: 'Standard Selling Rate',
      },
    });
    expect(
      read(['ID', 'Warehouse', 'Item Code', 'Actual Quantity', 'Valuation Rate', 'Stock Value'], 'Bin'),
    ).toMatchObject({
      kind: 'stock',
      mapping: {
        number: 'Item Code',
        warehouse: 'Warehouse',
        quantity: 'Actual Quantity',
        costPrice: 'Valuation Rate',
      },
    });
    expect(read(['Item Code', 'Item Name', 'Price List', 'Rate', 'Currency'])).toMatchObject({
      kind: 'prices',
      mapping: { number: 'Item Code', sellingPrice: 'Rate', currency: 'Currency' },
    });
    expect(
      read(['ID', 'Customer Name', 'Customer Group', 'Territory', 'Mobile No', 'Credit Limit']),
    ).toMatchObject({ kind: 'customers' });
    expect(read(['ID', 'Supplier Name', 'Supplier Group', 'Mobile No', 'Email Id'])).toMatchObject({
      kind: 'suppliers',
    });
  });

  it('Arab programs: parts with a number of their own and the part number', () => {
    expect(
      read([
        'م',
        'رقم الصنف',
        'رقم القطعة',
        'اسم الصنف',
        'المجموعة',
        'الوحدة',
        'سعر الشراء',
        'سعر البيع',
        'الرصيد',
      ]),
    ).toMatchObject({
      kind: 'parts',
      mapping: {
        partNumber: 'رقم القطعة',
        shopCode: 'رقم الصنف',
        name: 'اسم الصنف',
        category: 'المجموعة',
        quantity: 'الرصيد',
      },
    });
    expect(read(['رقم الصنف', 'اسم الصنف', 'سعر المفرق', 'سعر الجملة', 'كلفة الوحدة'])).toMatchObject({
      kind: 'parts',
      mapping: {
        partNumber: 'رقم الصنف',
        sellingPrice: 'سعر المفرق',
        wholesalePrice: 'سعر الجملة',
        costPrice: 'كلفة الوحدة',
      },
    });
  });

  it('of a shop that writes as it speaks', () => {
    const debts = ['اسم العميل', 'جوال/تلفون', 'الباقي عليه', 'ملاحضات'];
    const [name, phone, debit, notes] = debts;
    expect(read(debts)).toMatchObject({ kind: 'customers', mapping: { name, phone, debit, notes } });
    expect(read(['رقم القطعة', 'اسم القطعة', 'سعر الشرا $', 'سعر البيع'])).toMatchObject({
      mapping: { purchasePrice: 'سعر الشرا $' },
    });
  });

  it('Arab programs: accounts with two sides, told apart by headings or by the name of the sheet', () => {
    expect(read(['رقم الحساب', 'اسم العميل', 'رقم الجوال', 'مدين', 'دائن', 'حد الائتمان'])).toMatchObject({
      kind: 'customers',
      mapping: {
        shopCode: 'رقم الحساب',
        name: 'اسم العميل',
        mobile: 'رقم الجوال',
        debit: 'مدين',
        credit: 'دائن',
        creditLimit: 'حد الائتمان',
      },
    });
    const headings = ['رقم الحساب', 'اسم الحساب', 'مدين', 'دائن'];
    expect(read(headings).kind).toBe('customers');
    expect(read(headings, 'أرصدة الموردين').kind).toBe('suppliers');
    expect(read(['الاسم', 'له', 'عليه'])).toMatchObject({
      kind: 'customers',
      mapping: { credit: 'له', debit: 'عليه' },
    });
  });

  it('a price list and a stock list by the name of the sheet', () => {
    expect(read(['رقم القطعة', 'اسم الصنف', 'سعر البيع']).kind).toBe('parts');
    expect(read(['رقم القطعة', 'اسم الصنف', 'سعر البيع'], 'قائمة أسعار 2026').kind).toBe('prices');
    expect(read(['رقم القطعة', 'اسم الصنف', 'الكمية', 'التكلفة', 'المخزن'], 'جرد المخزون').kind).toBe(
      'stock',
    );
    expect(read(['رقم القطعة', 'الكمية', 'المخزن'])).toMatchObject({ kind: 'stock' });
  });

  it('vehicles', () => {
    expect(read(['الماركة', 'الموديل', 'سنة الصنع', 'رقم الشاصي', 'رقم اللوحة', 'اللون'])).toMatchObject({
      kind: 'vehicles',
      mapping: {
        make: 'الماركة',
        model: 'الموديل',
        year: 'سنة الصنع',
        vin: 'رقم الشاصي',
        plate: 'رقم اللوحة',
      },
    });
  });

  it('nothing that is known', () => {
    expect(
      recogniseSheet('x', [
        ['لون', 'طول'],
        ['أحمر', '5'],
      ]),
    ).toMatchObject({ kind: null, headerRow: 1, mapping: {} });
    expect(
      recogniseSheet('x', [
        ['A1', '5'],
        ['A2', '6'],
      ]),
    ).toMatchObject({ kind: null, headerRow: 0 });
    expect(recogniseSheet('x', [])).toMatchObject({ kind: null, headerRow: 0 });
  });
});

describe('headings', () => {
  it('are found below titles, and in two rows with merged cells', () => {
    const rows = [
      ['محلات النور لقطع الغيار'],
      ['تقرير الأصناف', '', 'التاريخ', '01/03/2026'],
      [],
      ['رقم القطعة', 'اسم الصنف', 'الأسعار', '', 'الكميات', ''],
      ['', '', 'شراء', 'بيع', 'المستودع الرئيسي', 'كمية صنعاء'],
      ['A-1', 'فلتر', '5', '8', '3', '4'],
    ];
    expect(recogniseSheet('أصناف', rows, warehouses)).toMatchObject({
      kind: 'parts',
      headerRow: 5,
      mapping: { partNumber: 0, name: 1, purchasePrice: 2, sellingPrice: 3 },
      warehouseColumns: { 4: 'w1', 5: 'w2' },
    });
    expect(headingsOf(rows, 5).slice(0, 3)).toEqual(['رقم القطعة', 'اسم الصنف', 'شراء']);
    expect(describeColumns(rows, 5)[3]).toMatchObject({ place: 3, heading: 'بيع', examples: ['8'] });
  });

  it('over several columns belong to each of them', () => {
    const rows = [
      ['رقم الحساب', 'اسم العميل', 'الرصيد', '', 'ملاحظات'],
      ['', '', 'دولار', 'ريال', ''],
      ['1', 'سالم', '5', '2000', ''],
    ];
    expect(headingsOf(rows, 2)).toEqual(['رقم الحساب', 'اسم العميل', 'الرصيد دولار', 'الرصيد ريال', 'ملاحظات']);
    expect(recogniseSheet('عملاء', rows)).toMatchObject({
      kind: 'customers',
      headerRow: 2,
      mapping: { shopCode: 0, name: 1, balance: 2, otherBalance: 3, notes: 4 },
    });
  });

  it('name the warehouse of a column in several ways', () => {
    for (const heading of ['صنعاء', 'مخزن صنعاء', 'كمية صنعاء', 'كمية مستودع صنعاء', 'رصيد مخزن صنعاء'])
      expect(read(['رقم القطعة', 'الاسم', heading]).warehouseColumns).toEqual({ 2: 'w2' });
  });

  it('beside columns of warehouses, the sum of them is not added again', () => {
    expect(read(['رقم القطعة', 'الاسم', 'صنعاء', 'الرئيسي', 'الكمية']).mapping).not.toHaveProperty('quantity');
  });

  it.each([
    [['رقم القطعة', 'الاسم', 'سعر البيع (ريال)'], 'YER'],
    [['رقم القطعة', 'الاسم', 'سعر البيع بالدولار'], 'USD'],
    [['رقم القطعة', 'الاسم', 'سعر البيع $'], 'USD'],
    [['Part No', 'Name', 'Selling Price YER'], 'YER'],
    [['رقم القطعة', 'الاسم', 'سعر البيع ر.ي'], 'YER'],
    [['رقم القطعة', 'الاسم', 'سعر البيع'], null],
  ])('%j are in %s', (headings, currency) => {
    expect(read(headings)).toMatchObject({
      kind: 'parts',
      settings: { currency },
      mapping: { sellingPrice: headings[2] },
    });
  });

  it('of bad rows sent again are read like the first time, without the reason', () => {
    const [headings = []] = templateRows('parts');
    expect(read([...headings, reasonHeading]).mapping).toEqual(read(headings).mapping);
  });

  it('have one print whatever the spelling', () => {
    expect(headingsPrint(['رقم القطعه ', 'الإسم'])).toBe(headingsPrint(['رقم قطعة', 'اسم']));
  });

  it('of a kind that the user chose are mapped for it', () => {
    expect(mapColumns('prices', [['رقم القطعة', 'الاسم', 'السعر']], 1)).toEqual({
      mapping: { number: 0, sellingPrice: 2 },
      warehouseColumns: {},
    });
  });

  it('no heading of a column is empty', () => {
    for (const kind of broughtKindNames)
      for (const column of Object.values(broughtColumns[kind])) expect(column.label).not.toBe('');
  });
});

describe('balances', () => {
  it('of suppliers that are mostly below zero are written the other way round', () => {
    const rows = [
      ['اسم المورد', 'الرصيد'],
      ['ا', '-500'],
      ['ب', '(20)'],
      ['ج', '7'],
    ];
    expect(recogniseSheet('موردين', rows).settings.invertBalance).toBe(true);
    expect(recogniseSheet('عملاء', [['اسم العميل', 'الرصيد'], ...rows.slice(1)]).settings.invertBalance).toBe(
      false,
    );
  });
});
