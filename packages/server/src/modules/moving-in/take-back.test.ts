import { unitTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { correctStock } from '../../../test/factories';
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

const find = async (path: string) => {
  const { data } = (await there.owner.call('GET', path)).json();
  return (data.customers ?? data)[0];
};
const remove = async (category: string) => {
  const { id } = await shop.db
    .selectFrom('categories')
    .select('id')
    .where('nameAr', '=', category)
    .executeTakeFirstOrThrow();
  const reply = await there.owner.call('DELETE', `/parts-categories/${id}`);
  expect(reply.statusCode, reply.body).toBe(200);
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

  it('withdraws the campaign messages of its customers, and of those who are inactive again', async () => {
    const { _id } = (await there.owner.call('POST', '/customers', { name: 'عميل أُوقف' })).json().data;
    await there.owner.call('PUT', `/customers/${_id}`, { isActive: false });
    const { brought } = await bring({
      ع: [
        ['اسم العميل', 'الجوال', 'الرصيد'],
        ['زبون الحملة', '733000222', '15'],
        ['زبون بلا رصيد', '733000333', ''],
        ['عميل أُوقف', '733000444', ''],
      ],
    });
    await sql`
      insert into outbox (channel, recipient, body, source_type, customer_id)
      select 'sms', phone, 'عرض', 'marketing', id from customers where phone like '733000___'`.execute(
      shop.db,
    );
    await old.takeBack(brought);
    const left = await shop.db
      .selectFrom('outbox')
      .select(['recipient', 'status'])
      .orderBy('recipient')
      .execute();
    expect(left).toEqual(
      ['733000222', '733000333', '733000444'].map((recipient) => ({ recipient, status: 'undelivered' })),
    );
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

  it('gives back what it can: parts keep the category of the list when theirs was deleted since', async () => {
    const part = (category: string, price: string): Cells => [
      ['رقم الصنف', 'اسم الصنف', 'المجموعة', 'سعر البيع'],
      ['CAT-1', 'مسند', category, price],
    ];
    await old.bringSheets({ ق: part('فئة ستحذف', '5') });
    const second = await old.bringSheets({ ق: part('فئة القائمة', '6') });
    await remove('فئة ستحذف');
    await old.takeBack(second);
    expect(await find('/products/search?q=CAT-1')).toMatchObject({
      sellingPrice: 5,
      category: 'فئة القائمة',
    });
  });

  it('passes over a customer that it changed and that was deleted since', async () => {
    await there.owner.call('POST', '/customers', { name: 'عميل سيحذف', phone: '733555777' });
    const brought = await old.bringSheets({
      ع: [
        ['اسم العميل', 'الجوال', 'العنوان'],
        ['عميل سيحذف', '733555777', 'تعز'],
      ],
    });
    const { _id } = await find('/customers?q=عميل سيحذف');
    expect((await there.owner.call('DELETE', `/customers/${_id}`)).statusCode).toBe(200);
    await old.takeBack(brought);
  });

  it('keeps the name and phone of a customer who asked for a part', async () => {
    const brought = await old.bringSheets({
      ع: [
        ['اسم العميل', 'الجوال'],
        ['عميل ينتظر', '733555888'],
      ],
    });
    const { _id: customer } = await find('/customers?q=عميل ينتظر');
    const asked = await there.owner.call('POST', '/asked-parts', { asked: 'طلب عميل منقول', customer });
    await old.takeBack(brought);
    const { data } = (await there.owner.call('GET', `/asked-parts/${asked.json().data._id}/askers`)).json();
    expect(data).toMatchObject([{ customer: null, name: 'عميل ينتظر', phone: '733555888' }]);
  });

  it('is refused while another part has a barcode that it took from one', async () => {
    const list = (barcode: string): Record<string, Cells> => ({
      ق: [
        ['رقم الصنف', 'اسم الصنف', 'باركود'],
        ['CODE-1', 'صمام', barcode],
      ],
    });
    await old.bringSheets(list('6291000000411'));
    const second = await old.bringSheets(list('6291000000412'));
    const taken = { name: 'صمام آخر', partNumber: 'CODE-2', barcode: '6291000000411' };
    const made = await there.owner.call('POST', '/products', taken);
    expect(made.statusCode, made.body).toBe(201);
    const refused = await old.call('POST', `/${second._id}/take-back`);
    const builtOn = [{ text: 'باركودات أخذتها قطع أخرى، منها «صمام آخر»', count: 1 }];
    expect([refused.statusCode, refused.json().details]).toEqual([409, { builtOn }]);
    await there.owner.call('DELETE', `/products/${made.json().data._id}`);
    await old.takeBack(second);
    expect(await find('/products/search?q=CODE-1')).toMatchObject({ barcode: '6291000000411' });
  });

  it('gives barcodes back that its sheets moved from part to part', async () => {
    const rows = (...barcodes: [string, string][]): Cells => [
      ['رقم الصنف', 'اسم الصنف', 'باركود'],
      ...barcodes.map(([number, barcode]) => [number, 'كشاف', barcode]),
    ];
    await old.bringSheets({ ق: rows(['MOVE-1', '6291000000511'], ['MOVE-2', '6291000000512']) });
    const second = await old.bringSheets({
      أ: rows(['MOVE-1', '6291000000513'], ['MOVE-2', '6291000000514']),
      ب: rows(['MOVE-2', '6291000000511'], ['MOVE-3', '6291000000512']),
    });
    expect(await find('/products/search?q=MOVE-3')).toMatchObject({ barcode: '6291000000512' });
    await old.takeBack(second);
    expect(await find('/products/search?q=MOVE-1')).toMatchObject({ barcode: '6291000000511' });
    expect(await find('/products/search?q=MOVE-2')).toMatchObject({ barcode: '6291000000512' });
  });

  it('leaves a part active that it brought back and that has other stock since', async () => {
    const list: Record<string, Cells> = {
      ق: [
        ['رقم الصنف', 'اسم الصنف', 'سعر التكلفة', 'الكمية'],
        ['BACK-1', 'مسند قديم', '2', ''],
        ['BACK-2', 'مسند أقدم', '2', ''],
      ],
    };
    await old.bringSheets(list);
    const ids: string[] = [];
    for (const number of ['BACK-1', 'BACK-2']) {
      const { _id } = await find(`/products/search?q=${number}`);
      await there.owner.call('PUT', `/products/${_id}`, { isActive: false });
      ids.push(_id);
    }
    const second = await old.bringSheets(list);
    await correctStock(shop.db, [{ productId: ids[0] ?? '', warehouseId: there.main, quantity: 4 }]);
    await old.takeBack(second);
    expect(await find('/products/search?q=BACK-1')).toMatchObject({ quantity: 4 });
    expect(await find('/products/search?q=BACK-2')).toBeUndefined();
  });

  it('leaves out a unit that was deleted since, and is refused when a part has fractions of a unit without', async () => {
    const part = (number: string, unit: string): Record<string, Cells> => ({
      ق: [
        ['رقم الصنف', 'اسم الصنف', 'الوحدة'],
        [number, 'سلك', unit],
      ],
    });
    const made = await there.owner.call('POST', '/units', { name: 'ربطة', decimals: 0 });
    expect(made.statusCode, made.body).toBe(201);
    await old.bringSheets(part('UNIT-1', 'ربطة'));
    const second = await old.bringSheets(part('UNIT-1', 'متر'));
    const gone = await there.owner.call('DELETE', `/units/${made.json().data.code}`);
    expect(gone.statusCode, gone.body).toBe(200);
    await old.takeBack(second);
    const kept = await find('/products/search?q=UNIT-1');
    expect(kept.unit.name).toBe('متر');

    await old.bringSheets(part('UNIT-2', 'قطعة'));
    const third = await old.bringSheets(part('UNIT-2', 'متر'));
    const { _id } = await find('/products/search?q=UNIT-2');
    await correctStock(shop.db, [{ productId: _id, warehouseId: there.main, quantity: 1.5 }]);
    const refused = await old.call('POST', `/${third._id}/take-back`);
    expect([refused.statusCode, refused.json().message]).toEqual([422, unitTexts.fractions('سلك', 'قطعة')]);
  });
});
