import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useMovingIn, type Cells } from '../../../test/moving-in';

const old = useMovingIn();
const { shop, there } = old;

const shopFile = (price = '5', balance = '100'): Record<string, Cells> => ({
  الأصناف: [
    ['رقم الصنف', 'اسم الصنف', 'المجموعة', 'سعر التكلفة', 'سعر البيع', 'الكمية', 'OEM', 'السيارات'],
    ['T-1', 'فلتر هواء', 'فلاتر تراجع > هواء', '3.33', price, '7', 'O-1', 'كورولا 2009-2013'],
    ['T-2', 'فلتر مكيف', 'فلاتر تراجع', '2', '4', '', '', ''],
    ['OLD-1', 'اسم جديد للقديم', '', '6', '11', '3', 'O-9', 'هايلكس 2005-2015'],
  ],
  العملاء: [
    ['اسم العميل', 'الجوال', 'الرصيد'],
    ['زيد المنقول', '777000111', balance],
    ['عمرو المنقول', '', ''],
    ['عميل قديم', '711111111', '25'],
  ],
  الموردين: [
    ['اسم المورد', 'له', 'عليه'],
    ['مورد منقول', '900', ''],
  ],
  'قائمة أسعار': [
    ['رقم الصنف', 'سعر الجملة'],
    ['T-2', '3.5'],
    ['O-9', '10'],
  ],
  السيارات: [
    ['الشركة', 'الموديل', 'سنة الصنع', 'رقم الهيكل'],
    ['تويوتا', 'كورولا', '2012', 'JTDBR32E720012345'],
  ],
});

const bring = async (file: Record<string, Cells>) => {
  const uploaded = await old.upload(file, 'المحل القديم.xlsx');
  for (const place of uploaded.sheets.keys()) await old.choose(uploaded, place, { warehouseId: there.main });
  return { uploaded, brought: await old.bring(uploaded) };
};

describe('taking a bringing back', () => {
  it('leaves the shop as it was, and the file can be brought again', async () => {
    await old.bringSheets({
      ق: [
        ['رقم الصنف', 'اسم الصنف', 'سعر التكلفة', 'الكمية'],
        ['OLD-1', 'قديم', '4', ''],
      ],
    });
    await there.owner.call('POST', '/customers', { name: 'عميل قديم', phone: '711111111' });
    const before = await old.state();
    const { uploaded, brought } = await bring(shopFile());
    expect(await old.brokenBooks()).toEqual([]);
    const during = await old.state();
    expect(during.parts).toHaveLength(before.parts.length + 2);
    expect(during.vehicles).toHaveLength(1);
    expect(during.accounts).not.toEqual(before.accounts);

    const detail = await old.detail(brought);
    expect(detail.builtOn).toEqual([]);
    expect(await old.takeBack(brought)).toMatchObject({ status: 'takenBack', builtOn: [] });
    expect(await old.brokenBooks()).toEqual([]);
    expect(await old.state()).toEqual(before);

    const waiting = await old.data(old.call('GET', '/files'));
    expect(waiting).toMatchObject([{ _id: uploaded._id, isBringing: false }]);
    await old.bring(uploaded);
    expect(await old.state()).toEqual({ ...during, customers: expect.anything(), stock: expect.anything() });
    expect(await old.brokenBooks()).toEqual([]);
  });

  it('happens once', async () => {
    const { brought } = await bring({
      ق: [
        ['رقم الصنف', 'اسم الصنف'],
        ['ONCE-1', 'مرة'],
      ],
    });
    const replies = await Promise.all([1, 2, 3].map(() => old.call('POST', `/${brought._id}/take-back`)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it('is refused with what was built on it', async () => {
    const { brought } = await bring({
      ق: [
        ['رقم الصنف', 'اسم الصنف', 'سعر التكلفة', 'سعر البيع', 'الكمية'],
        ['SOLD-1', 'مباع', '2', '5', '9'],
      ],
      ع: [
        ['اسم العميل', 'الرصيد'],
        ['مدين سدّد', '40'],
      ],
    });
    const find = async (path: string) => {
      const { data } = (await there.owner.call('GET', path)).json();
      return (data.customers ?? data)[0];
    };
    const part = await find('/products/search?q=SOLD-1');
    const customer = await find('/customers?q=مدين سدّد');
    const sold = await there.owner.call('POST', '/sales', {
      items: [{ product: part._id, quantity: 2, price: 5 }],
      paymentStatus: 'paid',
    });
    expect(sold.statusCode, sold.body).toBe(201);
    const paid = await there.owner.call('PATCH', `/customers/${customer._id}/balance`, {
      amount: 10,
      operation: 'add',
    });
    const edited = await there.owner.call('PUT', `/customers/${customer._id}`, { notes: 'يدفع أول الشهر' });
    expect([paid.statusCode, edited.statusCode], paid.body).toEqual([200, 200]);
    // the clock was ahead when the file was brought
    await sql`update bringings set at = now() + interval '2 days' where id = ${brought._id}`.execute(shop.db);
    const refused = await old.call('POST', `/${brought._id}/take-back`);
    expect(refused.statusCode).toBe(409);
    const { builtOn } = refused.json().details;
    expect(builtOn).toEqual([
      { text: 'حركات «بيع» في المخزون', count: 1 },
      { text: expect.stringContaining('سندات'), count: 1 },
      { text: 'حركات في حسابات العملاء', count: 1 },
      { text: 'عملاء عُدّلت بياناتهم', count: 1 },
    ]);
    expect((await old.detail(brought)).builtOn).toEqual(builtOn);
    expect(await old.brokenBooks()).toEqual([]);
  });

  it('of one bringing is possible after a later one of the same parts was taken back', async () => {
    const rows = (price: string, quantity: string): Cells => [
      ['رقم الصنف', 'اسم الصنف', 'سعر التكلفة', 'سعر البيع', 'الكمية'],
      ['TWICE-1', 'مرتان', '2', price, quantity],
    ];
    const first = await bring({ ق: rows('5', '9') });
    const again = await old.upload({ ق: rows('6', '1') });
    await old.choose(again, 0, { warehouseId: there.main, onStock: 'add' });
    const second = await old.bring(again);
    expect((await old.call('POST', `/${first.brought._id}/take-back`)).statusCode).toBe(409);
    await old.takeBack(second);
    await old.takeBack(first.brought);
    expect(await old.brokenBooks()).toEqual([]);
  });

  it('frees the barcodes of the parts that leave, so that the corrected file can set them', async () => {
    const rows = (first: string, second: string): Cells => [
      ['رقم الصنف', 'اسم الصنف', 'باركود', 'سعر التكلفة', 'الكمية'],
      ['BAR-1', 'لمبة', first, '2', '1'],
      ['BAR-2', 'لمبة كبيرة', second, '2', '1'],
    ];
    const wrong = await bring({ ق: rows('6291000000022', '6291000000011') });
    await old.takeBack(wrong.brought);
    const right = await old.upload({ ق: rows('6291000000011', '6291000000022') });
    await old.choose(right, 0, { warehouseId: there.main });
    expect((await old.previewSheet(right)).remarks).toBe(0);
    await old.bring(right);
    const { data } = (await there.owner.call('GET', '/products/search?q=6291000000011')).json();
    expect(data[0]).toMatchObject({ partNumber: 'BAR-1' });
    expect(await old.brokenBooks()).toEqual([]);
  });
});
