import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { must } from '@turoos/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useMovingIn, workbook, type Cells } from '../../../test/moving-in';
import { forgetOldFiles } from './forget-old-files';

const old = useMovingIn();
const { shop, there } = old;

const rows = (mark: string): Record<string, Cells> => ({
  ق: [
    ['رقم الصنف', 'اسم الصنف', 'سعر التكلفة', 'الكمية'],
    ...Array.from({ length: 30 }, (_, at) => [`${mark}-${at}`, 'قطعة', '2', '1']),
  ],
  ع: [
    ['اسم العميل', 'الرصيد'],
    [`عميل ${mark}`, '10'],
  ],
});
const ready = async (mark: string) => {
  const file = await old.upload(rows(mark));
  for (const place of file.sheets.keys()) await old.choose(file, place, { warehouseId: there.main });
  return file;
};
const kept = () => readdir(join(there.dataDir, 'moving-in')).catch(() => []);

describe('a file of another program', () => {
  it('is brought once when several browsers bring it at once, or one repeats a lost request', async () => {
    const file = await ready('RACE');
    const bring = (key: string) =>
      old.call('POST', `/files/${file._id}/bring`, undefined, { 'idempotency-key': key });
    const replies = await Promise.all(['a1', 'a1', 'b2', 'c3'].map((key) => bring(`moving-in-${key}`)));
    const done = replies.filter(({ statusCode }) => statusCode === 201);
    expect(replies.map(({ statusCode }) => statusCode)).toContain(201);
    expect(new Set(done.map((reply) => reply.json().data._id)).size).toBe(1);
    for (const { statusCode } of replies) expect([201, 404, 409]).toContain(statusCode);
    const { rows: counted } = await sql<{ parts: number; pieces: number; balance: number }>`
      select count(*)::int as parts, sum(quantity)::int as pieces,
        (select sum(balance)::int from customers where name = 'عميل RACE') as balance
      from products p join stock_totals t on t.product_id = p.id where part_number like 'RACE-%'`.execute(
      shop.db,
    );
    expect(counted).toEqual([{ parts: 30, pieces: 30, balance: -1000 }]);
    expect(await old.brokenBooks()).toEqual([]);
  });

  it('leaves nothing behind when the disk is full in the middle, and can be brought later', async () => {
    const file = await ready('FULL');
    const before = await old.state();
    await sql`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'no space left on device' using errcode = '53100'; end $$`.execute(shop.db);
    await sql`create trigger no_room before insert on customer_transactions execute function no_room()`.execute(
      shop.db,
    );
    const failed = await old.call('POST', `/files/${file._id}/bring`);
    expect(failed.json().code, failed.body).toBe('STORAGE_FULL');
    await sql`drop function no_room cascade`.execute(shop.db);
    expect(await old.state()).toEqual(before);
    await old.bring(file);
    expect(await old.brokenBooks()).toEqual([]);
  });

  it.each([
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['an old or locked workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
    ['a broken archive', Buffer.from('PK\u0003\u0004 and nothing else')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused with words, and not kept', async (_, bytes) => {
    const files = await kept();
    const refused = await old.send(bytes, 'قائمة.xlsx');
    expect(refused.statusCode, refused.body).toBeGreaterThanOrEqual(400);
    expect(refused.statusCode).toBeLessThan(500);
    expect(refused.json().message).toMatch(/[ء-ي]/);
    expect(await kept()).toEqual(files);
  });

  it('is discarded with its bytes, or deleted after a month', async () => {
    const file = await ready('GONE');
    expect(await kept()).toContain(file._id);
    expect((await old.call('DELETE', `/files/${file._id}`)).statusCode).toBe(200);
    expect(await kept()).not.toContain(file._id);
    const other = await ready('OLD');
    await sql`update brought_files set uploaded_at = now() - interval '31 days' where id = ${other._id}`.execute(
      shop.db,
    );
    await forgetOldFiles(shop.db, there.dataDir);
    expect((await old.call('GET', `/files/${other._id}`)).statusCode).toBe(404);
    expect(await kept()).not.toContain(other._id);
  });

  it('gets the choices of an earlier one with the same headings', async () => {
    const list = (price: string): Record<string, Cells> => ({
      'أسعار المورد': [
        ['رقم الصنف', 'سعر الشراء بالعملة'],
        ['RACE-1', price],
      ],
    });
    const first = await old.upload(list('10'));
    await old.choose(first, 0, {}, { kind: 'prices' });
    const again = await old.data<typeof first>(old.call('GET', `/files/${first._id}`));
    await old.choose(
      again,
      0,
      { sellingRule: { factor: 1.5, roundTo: 1 } },
      { mapping: { number: 0, purchasePrice: 1 } },
    );
    const second = await old.upload(list('11.1'));
    expect(second.sheets[0]?.choice).toMatchObject({
      kind: 'prices',
      mapping: { number: 0, purchasePrice: 1 },
      settings: { sellingRule: { factor: 1.5, roundTo: 1 } },
    });
    const sheet = await old.previewSheet(second);
    expect(sheet.changes[0]?.fields).toEqual([
      { label: 'سعر الشراء', before: '0.00', after: '11.10' },
      { label: 'سعر البيع', before: '0.00', after: '17.00' },
    ]);
  });

  it('needs the rights of what it brings', async () => {
    const keeper = await shop.person('warehouse_manager');
    const debts: Cells = [
      ['اسم العميل', 'عليه (دولار)'],
      ['زبون الأمين', '10'],
    ];
    const sent = await old.send(await workbook({ العملاء: debts }), 'ديون.xlsx', keeper);
    const { _id } = sent.json().data;
    const { sheets } = (await keeper.call('GET', `/moving-in/files/${_id}/preview`)).json().data;
    const refused = sheets.find((one: { kind: string }) => one.kind === 'customers').refused;
    expect(refused).not.toBe('');
    const reply = await keeper.call('POST', `/moving-in/files/${_id}/bring`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().message).toContain(refused);
  });

  it('of another user is seen only by those who may bring everything, and so is what was brought', async () => {
    const keeper = await shop.person('warehouse_manager');
    const file = await ready('SECRET');
    const at = `/moving-in/files/${file._id}`;
    for (const [method, path, body] of [
      ['GET', at, undefined],
      ['GET', `${at}/preview`, undefined],
      ['GET', `${at}/bad-rows`, undefined],
      ['PUT', `${at}/sheets/0`, must(file.sheets[0]).choice],
      ['POST', `${at}/bring`, undefined],
      ['DELETE', at, undefined],
    ] as const)
      expect((await keeper.call(method, path, body)).statusCode, `${method} ${path}`).toBe(404);
    const { _id } = await old.bring(file);
    expect((await keeper.call('GET', `/moving-in/${_id}`)).statusCode).toBe(404);
    expect((await keeper.call('GET', '/moving-in')).body).not.toContain(_id);
  });

  it('is not brought when it is read otherwise than in the preview', async () => {
    const file = await ready('STATE');
    const { version } = await old.preview(file);
    await old.choose(file, 0, { onExisting: 'fill' });
    const refused = await old.call('POST', `/files/${file._id}/bring`, { version });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('عاينه من جديد');
    const again = await old.preview(file);
    const brought = await old.call('POST', `/files/${file._id}/bring`, { version: again.version });
    expect(brought.statusCode, brought.body).toBe(201);
  });
});
