import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { must } from '@turoos/contract';
import { readWorkbook } from '@turoos/sheets';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { bringingTexts } from './bringing.texts';
import { useMovingIn, type Cells } from '../../../test/moving-in';

const old = useMovingIn();
const { shop, there } = old;

const parts = (...rows: Cells): Cells => [
  ['رقم الصنف', 'اسم الصنف', 'المجموعة', 'سعر التكلفة', 'سعر البيع', 'الكمية', 'الماركة', 'OEM', 'السيارات'],
  ...rows,
];
const part = async (number: string) => {
  const { data } = (await there.owner.call('GET', `/products/search?q=${number}`)).json();
  return data.find((one: { partNumber: string }) => one.partNumber === number);
};

describe('parts of another program', () => {
  afterEach(async () => expect(await old.brokenBooks()).toEqual([]));

  it('come with their numbers, cars, category and stock, and the preview says so before', async () => {
    const file = await old.upload({
      الأصناف: [
        ['محلات النور لقطع الغيار'],
        [],
        ...parts(
          ['90915-YZZD2', 'فلتر زيت', 'فلاتر', '3.5', '5', '10', 'دنسو', '15601-44011', 'كامري 2007-2011'],
          ['48157-33062', 'طبة مساعد', 'عفشة', '8', '12.25', '', 'KYB', '', ''],
          ['الإجمالي', '', '', '', '', '10', '', '', ''],
        ),
      ],
    });
    await old.choose(file, 0, { warehouseId: there.main });
    const sheet = await old.previewSheet(file);
    expect(sheet).toMatchObject({
      kind: 'parts',
      refused: '',
      badRows: 0,
      sums: { created: 2, changed: 0, pieces: 10, stockValue: 35, categories: 2, fitments: 1 },
    });
    const brought = await old.bring(file);
    expect(brought).toMatchObject({
      status: 'brought',
      sheets: [{ kind: 'parts', sums: { created: 2, pieces: 10 } }],
    });
    expect(await part('90915-YZZD2')).toMatchObject({
      name: 'فلتر زيت',
      brand: 'دنسو',
      category: 'فلاتر',
      quantity: 10,
      costPrice: 3.5,
      sellingPrice: 5,
      oemNumbers: ['15601-44011'],
      vehicleCompatibility: [{ model: expect.stringMatching(/camry|كامري/i), yearFrom: 2007, yearTo: 2011 }],
    });
    const byCar = (await there.owner.call('GET', '/products/search?q=كامري 2009')).json();
    expect(byCar.data.map(({ partNumber }: { partNumber: string }) => partNumber)).toContain('90915-YZZD2');
    await old.takeBack(brought);
  });

  it('fill only empty fields of parts that exist, or replace them, or leave them', async () => {
    await old.bringSheets({ ق: parts(['F-1', 'سير مكينة', '', '2', '4', '', '', '', '']) });
    const numbered = await old.upload({
      ق: parts(['F-1', 'سير مكينة', '', '', '', '', '', 'OEM-5', 'كامري 2007']),
    });
    const gaining = await old.previewSheet(numbered);
    expect(gaining.sums).toMatchObject({ created: 0, changed: 1, same: 0 });
    expect(gaining.changes[0]?.fields.map(({ label }) => label)).toEqual(['أرقام أخرى', 'يناسب']);
    const again = parts(['F-1', 'سير آخر', '', '', '9', '', 'BANDO', 'OEM-77', '']);
    await old.bringSheets({ ق: again }, { onExisting: 'fill' });
    expect(await part('F-1')).toMatchObject({
      name: 'سير مكينة',
      sellingPrice: 4,
      brand: 'BANDO',
      oemNumbers: ['OEM-77'],
    });
    const file = await old.upload({ ق: again });
    await old.choose(file, 0, { warehouseId: there.main, onExisting: 'replace' });
    const sheet = await old.previewSheet(file);
    expect(sheet.sums).toMatchObject({ created: 0, changed: 1, same: 0 });
    expect(sheet.changes[0]?.fields).toContainEqual({ label: 'سعر البيع', before: '4.00', after: '9.00' });
    await old.bring(file);
    expect(await part('F-1')).toMatchObject({ name: 'سير آخر', sellingPrice: 9, oemNumbers: ['OEM-77'] });
  });

  it('have stock in one column a warehouse, and what a part has already is left or added to', async () => {
    const rows: Cells = [
      ['رقم الصنف', 'اسم الصنف', 'التكلفة', 'كمية المستودع الرئيسي', 'كمية فرع الحديدة'],
      ['W-1', 'بواجي', '1.5', '4', '6'],
    ];
    const file = await old.upload({ ق: rows });
    expect(Object.values(must(file.sheets[0]).choice.warehouseColumns).toSorted()).toEqual(
      [there.main, there.branch].toSorted(),
    );
    await old.bring(file);
    expect(await part('W-1')).toMatchObject({ quantity: 10, costPrice: 1.5 });
    const again = await old.upload({ ق: rows });
    const sheet = await old.previewSheet(again);
    expect(sheet).toMatchObject({ remarks: 2, sums: { created: 0, pieces: 0 } });
    await old.choose(again, 0, { onStock: 'add' });
    await old.bring(again);
    expect((await part('W-1')).quantity).toBe(20);
  });

  it('without a selling price are counted, and remarked on where the sheet has others', async () => {
    const unpriced = { value: 'جلدة', message: bringingTexts.unpriced, remark: true };
    const file = await old.upload({
      ق: parts(
        ['U-1', 'جلدة', '', '5', '', '', '', '', ''],
        ['U-2', 'جلدة كبيرة', '', '5', '0', '', '', '', ''],
        ['U-3', 'جلدة صغيرة', '', '5', '7', '', '', '', ''],
        ['90915-YZZD2', 'فلتر زيت', '', '5', '', '', '', '', ''],
      ),
    });
    await old.choose(file, 0, { warehouseId: there.main });
    const sheet = await old.previewSheet(file);
    expect(sheet).toMatchObject({ badRows: 0, remarks: 2, sums: { created: 3, unpriced: 2 } });
    expect(sheet.problems).toMatchObject([unpriced, { ...unpriced, row: 3, value: 'جلدة كبيرة' }]);
    const { _id } = await old.bring(file);
    expect((await old.detail({ _id })).sheets[0]?.sums).toMatchObject({ unpriced: 2 });
    await sql`update bringings set sheets = sheets #- '{0,sums,unpriced}' where id = ${_id}`.execute(shop.db);
    expect((await old.detail({ _id })).sheets[0]?.sums.unpriced).toBeUndefined();
    const bare = await old.upload({
      ق: [
        ['رقم الصنف', 'اسم الصنف', 'الماركة'],
        ['U-4', 'جلدة', 'دنسو'],
      ],
    });
    expect(await old.previewSheet(bare)).toMatchObject({ remarks: 0, sums: { created: 1, unpriced: 1 } });
  });

  it('are brought portion by portion when they are many, and leave no file behind', async () => {
    const many = Array.from({ length: 2100 }, (_, at) => [
      `MANY-${at}`,
      `قطعة ${at}`,
      at % 2 ? 'فلاتر' : 'عفشة',
      '1',
      '2',
      String(at % 3),
      '',
      `OEM-MANY-${at}`,
      '',
    ]);
    const file = await old.upload({
      ق: parts(...many, ['MANY-7', 'قطعة 7', 'فلاتر', '1', '2', '5', '', '', '']),
    });
    await old.choose(file, 0, { warehouseId: there.main });
    const sheet = await old.previewSheet(file);
    expect(sheet).toMatchObject({ remarks: 1, sums: { created: 2100, pieces: 2105, stockValue: 2105 } });
    const brought = await old.bring(file);
    expect(brought.sheets[0]?.sums).toMatchObject({ created: 2100, changed: 0, same: 0, pieces: 2105 });
    expect((await part('MANY-7')).quantity).toBe(6);
    const names = await readdir(join(there.dataDir, 'moving-in'));
    expect(names.filter((name) => name.includes('.'))).toEqual([]);
  });

  it('whose barcode another part has come without it; bad rows stay out and are written to a workbook', async () => {
    const rows: Cells = [
      ['رقم الصنف', 'اسم الصنف', 'باركود', 'سعر البيع', 'الكمية'],
      ['B-1', 'كشاف', '6291041500213', '30', '1'],
      ['B-2', 'كشاف يمين', '6291041500213', '30', '1'],
      ['B-3', 'كشاف يسار', '', 'ثلاثون', '1'],
    ];
    const file = await old.upload({ ق: rows });
    await old.choose(file, 0, { warehouseId: there.main });
    const sheet = await old.previewSheet(file);
    expect(sheet).toMatchObject({ badRows: 1, remarks: 1, sums: { created: 2 } });
    expect(sheet.problems[0]).toMatchObject({
      row: 4,
      column: 'سعر البيع',
      value: 'ثلاثون',
      remark: false,
    });
    const bad = await old.call('GET', `/files/${file._id}/bad-rows`);
    expect(bad.statusCode).toBe(200);
    const mended = await old.upload(bad.rawPayload);
    expect(mended.sheets[0]).toMatchObject({ rowCount: 2, choice: { kind: 'parts' } });
    expect(mended.sheets[0]?.columns.at(-1)?.examples[0]).toContain('سعر البيع');
    expect((await old.bring(file)).sheets[0]).toMatchObject({ badRows: 1, sums: { created: 2 } });
    expect((await part('B-2')).barcode).toBe('');
  });

  it('that are bad are read again as they were, with their group', async () => {
    const rows = [
      ['محلات النور', '', '', '', ''],
      ['رقم القطعة', 'الاسم', 'الشركة', 'سعر البيع', 'الكمية'],
      ['', 'فلاتر', '', '', ''],
      ['G-1', 'فلتر زيت', 'Denso', '5350', '4'],
      ['', 'فرامل', '', '', ''],
      ['G-2', 'فحمات', 'Toyota', 'ثلاثون', '2'],
    ];
    const file = await old.upload({ جرد: rows }, 'قطع.xlsx');
    const settings = { warehouseId: there.main, currency: 'YER', rate: 535, make: 'Toyota' };
    const before = must(file.sheets[0]).choice;
    await old.choose(file, 0, settings, { mapping: { ...before.mapping, brand: 2 } });
    const bad = await old.call('GET', `/files/${file._id}/bad-rows`);
    const mended = Buffer.from(bad.rawPayload);
    const again = await old.upload(mended, 'قطع - صفوف للتصحيح.xlsx');
    expect(again.sheets).toMatchObject([
      {
        name: 'جرد',
        choice: { kind: 'parts', headerRow: 1, mapping: { brand: 2, category: 5 }, settings },
      },
    ]);
    const [, row = []] = readWorkbook(mended)[0]?.rows ?? [];
    expect(row.slice(0, 6)).toEqual(['G-2', 'فحمات', 'Toyota', 'ثلاثون', '2', 'فرامل']);
    // saved by a program that drops hidden sheets: the currency is asked for again
    const headings = readWorkbook(mended)[0]?.rows[0] ?? [];
    const plain = await old.upload({ جرد: [headings, row.with(3, '10700')] });
    expect(plain.sheets[0]?.choice).toMatchObject({
      mapping: { brand: 2, category: 5 },
      settings: { warehouseId: there.main, make: 'Toyota' },
    });
    await old.choose(plain, 0, settings);
    await old.bring(plain);
    const { rows: made } = await sql<{ price: number; brand: string; category: string }>`
      select p.selling_price as price, p.brand, c.name_ar as category from products p
      join categories c on c.id = p.category_id where p.part_number = 'G-2'`.execute(shop.db);
    expect(made).toEqual([{ price: 2000, brand: 'Toyota', category: 'فرامل' }]);
  });

  it('make at most two hundred categories', async () => {
    const rows = Array.from({ length: 201 }, (_, at) => [
      `C-${at}`,
      'قطعة',
      `فئة ${at}`,
      '1',
      '2',
      '',
      '',
      '',
      '',
    ]);
    const file = await old.upload({ ق: parts(...rows) });
    const sheet = await old.previewSheet(file);
    expect(sheet.refused).toContain('201');
    const refused = await old.call('POST', `/files/${file._id}/bring`);
    expect(refused.statusCode, refused.body).toBe(422);
    expect(
      await shop.db.selectFrom('bringings').select('id').where('fileName', '=', 'none').execute(),
    ).toEqual([]);
  });
});
