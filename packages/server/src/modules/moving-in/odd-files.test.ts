import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useMovingIn } from '../../../test/moving-in';

const old = useMovingIn();

const table = (cell: string, head = 'رقم الصنف') =>
  Buffer.from(
    `<table><tr><td>${head}</td><td>اسم الصنف</td></tr><tr><td>A-1</td><td>${cell}</td></tr></table>`,
  );

it.each([
  ['an emoji where a cell is cut', table(`${'س'.repeat(99)}😀`)],
  ['an emoji where a heading is cut', table('فلتر', `${'س'.repeat(99)}😀`)],
  ['a zero byte', table('فلتر&#0;')],
  ['half a character', table('فلتر&#xD800;', 'رقم&#xDC00;')],
  ['a character that does not exist', table('فلتر&#x110000;')],
])('a file with %s can be uploaded', async (_, file) => {
  const uploaded = await old.upload(file, 'a.xls');
  await old.preview(uploaded);
});

it('a file may come without a name, and no name turns the line it is shown in', async () => {
  expect((await old.upload(table('فلتر'), '')).name).toBe('ملف');
  expect((await old.upload(table('فلتر'), 'a\u202Egpj.csv')).name).toBe('agpj.csv');
});

it('names in a file become one line', async () => {
  const sheet = [
    ['اسم العميل', 'ملاحظات', 'الرصيد'],
    ['ع زيد\n=2+2', 'سطر\nثان', '5'],
  ];
  await old.bringSheets({ عملاء: sheet });
  const { rows } = await sql`select name, notes from customers where name like 'ع زيد%'`.execute(old.shop.db);
  expect(rows).toEqual([{ name: 'ع زيد =2+2', notes: 'سطر\nثان' }]);
});

it('a refused file leaves nothing behind', async () => {
  const kept = () => readdir(join(old.there.dataDir, 'moving-in')).catch(() => []);
  const before = await kept();
  const reply = await old.send(Buffer.from('%PDF-1.7'), 'a.xls');
  expect(reply.statusCode).toBe(400);
  expect(await kept()).toEqual(before);
});
