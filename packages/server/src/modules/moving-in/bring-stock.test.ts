import { afterEach, describe, expect, it } from 'vitest';
import { useMovingIn, type Cells } from '../../../test/moving-in';

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
});
