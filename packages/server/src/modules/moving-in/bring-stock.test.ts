import { afterEach, describe, expect, it } from 'vitest';
import { useMovingIn, type Cells } from '../../../test/moving-in';
import { bringingTexts } from './bringing.texts';

const old = useMovingIn();
const { there } = old;

const quantityOf = async (number: string): Promise<number> => {
  const { data } = (await there.owner.call('GET', `/products/search?q=${number}`)).json();
  return data.find((one: { partNumber: string }) => one.partNumber === number)?.quantity;
};
const parts: Cells = [
  ['رقم الصنف', 'اسم الصنف', 'باركود', 'سعر التكلفة', 'سعر البيع'],
  ['S-1', 'دينمو', '6291041500777', '40', '60'],
  ['S-2', 'سلف', '', '30', '50'],
];

describe('opening stock of another program', () => {
  afterEach(async () => expect(await old.brokenBooks()).toEqual([]));

  it('comes by any number of a part, with the cost of the row or of the part, for parts of the same file', async () => {
    const file = await old.upload({
      الأصناف: parts,
      المخزون: [
        ['رقم الصنف', 'المستودع', 'الكمية', 'متوسط التكلفة'],
        ['6291041500777', 'المستودع الرئيسي', '3', ''],
        ['s 2', 'فرع الحديدة', '4', '25'],
        ['لا يوجد', 'المستودع الرئيسي', '9', '1'],
        ['S-1', 'مستودع مجهول', '9', '1'],
      ],
    });
    const { sheets } = await old.preview(file);
    const stock = sheets.find(({ kind }) => kind === 'stock');
    expect(stock).toMatchObject({
      refused: '',
      badRows: 2,
      sums: { changed: 2, pieces: 7, stockValue: 220 },
    });
    expect(stock?.problems.map(({ row }) => row).toSorted()).toEqual([4, 5]);
    const brought = await old.bring(file);
    expect([await quantityOf('S-1'), await quantityOf('S-2')]).toEqual([3, 4]);
    await old.takeBack(brought);
    expect([await quantityOf('S-1'), await quantityOf('S-2')]).toEqual([undefined, undefined]);
  });

  it('has one column a warehouse, and is not counted twice when the file is sent again', async () => {
    await old.bringSheets({ الأصناف: parts });
    const sheet: Cells = [
      ['رقم الصنف', 'كمية المستودع الرئيسي', 'كمية فرع الحديدة', 'متوسط التكلفة'],
      ['S-1', '2', '5', '40'],
    ];
    await old.bringSheets({ المخزون: sheet });
    expect(await quantityOf('S-1')).toBe(7);
    const again = await old.previewSheet(await old.upload({ المخزون: sheet }));
    expect(again).toMatchObject({ sums: { pieces: 0 } });
  });

  it('and prices stay out of a deactivated part, unless a sheet of the file brings it back', async () => {
    await old.bringSheets({
      ق: [...parts.slice(0, 1), ['OFF-1', 'دينمو قديم', '6291041500888', '40', '60']],
    });
    const { data } = (await there.owner.call('GET', '/products/search?q=OFF-1')).json();
    const off = await there.owner.call('PUT', `/products/${data[0]._id}`, { isActive: false });
    expect(off.statusCode, off.body).toBe(200);
    const sheets: Record<string, Cells> = {
      المخزون: [
        ['رقم الصنف', 'المستودع', 'الكمية'],
        ['6291041500888', 'المستودع الرئيسي', '10'],
      ],
      'قائمة أسعار': [
        ['رقم الصنف', 'سعر الجملة'],
        ['OFF-1', '55'],
      ],
    };
    const problems = async (file: Record<string, Cells>) =>
      (await old.preview(await old.upload(file))).sheets.flatMap((sheet) =>
        sheet.problems.map(({ message }) => message),
      );
    expect(await problems(sheets)).toEqual([bringingTexts.inactivePart, bringingTexts.inactivePart]);
    const all = { الأصناف: [...parts.slice(0, 1), ['OFF-1', 'دينمو قديم', '', '', '']], ...sheets };
    expect(await problems(all)).toEqual([]);
    await old.bringSheets(all);
    expect(await quantityOf('OFF-1')).toBe(10);
  });

  it('comes to the active one of the parts that share a number', async () => {
    const shared = (number: string): Record<string, Cells> => ({
      ق: [
        ['رقم الصنف', 'اسم الصنف', 'OEM'],
        [number, 'دينمو مشترك', 'OE-777'],
      ],
    });
    await old.bringSheets(shared('OLD-D'));
    const { data } = (await there.owner.call('GET', '/products/search?q=OLD-D')).json();
    await there.owner.call('PUT', `/products/${data[0]._id}`, { isActive: false });
    await old.bringSheets(shared('NEW-D'));
    const sheet: Cells = [
      ['رقم الصنف', 'المستودع', 'الكمية'],
      ['OE-777', 'المستودع الرئيسي', '3'],
    ];
    await old.bringSheets({ المخزون: sheet });
    expect(await quantityOf('NEW-D')).toBe(3);
  });
});
