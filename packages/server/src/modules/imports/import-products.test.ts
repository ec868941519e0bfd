import { importFields, importTexts, texts } from '@turoos/contract';
import { mostBytes, sheetTexts } from '@turoos/sheets';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { aPart, aWarehouse } from '../../../test/factories';
import { aNumber, aRow, useImports } from '../../../test/imports';

const { shop, there, part } = useImports();
const boundary = 'a-boundary-of-tests';

/** Returns a multipart form with one file, as browsers send it. */
function form(content: string | Uint8Array, { field = 'file', name = 'parts.csv' } = {}) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
const post = (payload: Buffer, headers: Record<string, string> = {}) =>
  shop.inject({
    method: 'POST',
    url: '/api/import-csv/products',
    payload,
    headers: {
      authorization: `Bearer ${there.keeper.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
  });
const csv = (...rows: object[]) =>
  [
    importFields.join(','),
    ...rows.map((row) =>
      importFields.map((field) => `"${(row as Record<string, unknown>)[field] ?? ''}"`).join(','),
    ),
  ].join('\r\n');

describe('a file of products', () => {
  it('PROD-20: in the field file creates products without a purchase', async () => {
    const known = await aPart(shop.db, {
      partNumber: aNumber(),
      cost: 500,
      stock: { [there.warehouseId]: 2 },
    });
    const { partNumber } = (await there.keeper.call('GET', `/products/${known}`)).json().data;
    const fresh = aRow();
    const reply = await post(
      form(csv(fresh, aRow({ partNumber }), aRow({ quantity: -1, partNumber: 'NO' }))),
    );
    expect(reply.statusCode).toBe(201);
    expect(reply.json().data).toEqual({
      importedCount: 2,
      failedRows: [{ row: 4, partNumber: 'NO', errors: [importTexts.positive.quantity] }],
      purchaseId: null,
      purchaseNumber: null,
    });
    expect(await part(fresh.partNumber)).toMatchObject({ quantity: 12, costPrice: 5 });
    expect(await part(partNumber)).toMatchObject({ quantity: 14, warehouse: { _id: there.warehouseId } });
    const { data } = (await there.keeper.call('GET', `/inventory/${known}/movements`)).json();
    expect(data[0]).toMatchObject({ reason: 'import', quantity: 12, note: 'parts.csv' });
  });

  it('leaves existing parts the category, type and status that the file has no columns for', async () => {
    const [known, fresh] = [aNumber(), aNumber()];
    await post(
      form(csv(aRow({ partNumber: known, category: 'فلاتر زيت', type: 'used', partStatus: 'ناقص' }))),
    );
    const rows = [known, fresh].map((partNumber) =>
      aRow({ partNumber, category: 'غير مصنف', type: 'new', partStatus: 'available', sellingPrice: 9 }),
    );
    const beside = `--${boundary}\r\ncontent-disposition: form-data; name="forNewParts"\r\n\r\ncategory,type,partStatus\r\n`;
    const reply = await post(Buffer.concat([Buffer.from(beside), form(csv(...rows))]));
    expect(reply.statusCode, reply.body).toBe(201);
    expect(await part(known)).toMatchObject({
      category: 'فلاتر زيت',
      type: 'used',
      partStatus: 'ناقص',
      sellingPrice: 9,
    });
    expect(await part(fresh)).toMatchObject({
      category: 'غير مصنف',
      type: 'new',
      partStatus: 'available',
    });
  });

  it('adds the quantities to each part’s main warehouse', async () => {
    const elsewhere = await aWarehouse(shop.db);
    const partNumber = aNumber();
    const id = await aPart(shop.db, { partNumber, mainWarehouseId: elsewhere });
    await post(form(csv(aRow({ partNumber }))));
    const { stockByWarehouse } = (await there.keeper.call('GET', `/products/${id}`)).json().data;
    expect(stockByWarehouse).toEqual([
      expect.objectContaining({ quantity: 12, warehouse: expect.objectContaining({ _id: elsewhere }) }),
    ]);
  });

  it('may be a workbook', async () => {
    const row = aRow();
    const cell = (text: unknown) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const line = (cells: unknown[]) => `<row>${cells.map(cell).join('')}</row>`;
    const cells = importFields.map((field) => row[field] ?? '');
    const parts = {
      '_rels/.rels':
        '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      'xl/workbook.xml': '<workbook><sheets><sheet r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Type="x/worksheet" Target="sheet.xml"/></Relationships>',
      'xl/sheet.xml': `<worksheet><sheetData>${line(importFields)}${line(cells)}</sheetData></worksheet>`,
    };
    const file = zipSync(
      Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])),
    );
    expect((await post(form(file, { name: 'parts.xlsx' }))).json().importedCount).toBe(1);
    expect(await part(row.partNumber)).toMatchObject({ quantity: 12 });
  });

  it('sent twice with one idempotency key is imported once', async () => {
    const row = aRow();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = await Promise.all([post(form(csv(row)), key), post(form(csv(row)), key)]);
    expect(two.json()).toEqual(one.json());
    expect((await part(row.partNumber)).quantity).toBe(12);
    const other = await post(form(csv(aRow())), key);
    expect([other.statusCode, other.json().message]).toEqual([422, texts.keyReused]);
  });

  it.each([
    ['nothing in it', '', sheetTexts.empty],
    ['only a header', csv(), importTexts.nothing],
    ['bytes that are no table', Uint8Array.from([0, 1, 2, 255]), sheetTexts.notTable],
    ['other columns', 'a,b\n1,2', importTexts.columns('partNumber (رقم القطعة)، name (الاسم)')],
    [
      'a number twice',
      csv(aRow({ partNumber: 'T 1' }), aRow({ partNumber: 'T-1' })),
      importTexts.duplicates('T-1'),
    ],
  ])('with %s is refused', async (_, content, message) => {
    const reply = await post(form(content));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toContain(message);
  });

  it('too large is refused before it is read', async () => {
    const reply = await post(form('x'), { 'content-length': String(200 * 1024 * 1024) });
    expect([reply.statusCode, reply.json().message]).toEqual([413, texts.tooLarge]);
    const whole = await post(form(new Uint8Array(mostBytes + 1)), { 'content-length': '1000' });
    expect(whole.statusCode).toBe(413);
  });

  it('in another field, or in another format, is refused', async () => {
    expect((await post(form('x', { field: 'picture' }))).json().message).toBe(texts.brokenUpload);
    expect((await post(Buffer.from(`--${boundary}`))).statusCode).toBe(400);
    expect((await there.keeper.call('POST', '/import-csv/products', { file: 'x' })).statusCode).toBe(415);
    expect(
      (
        await there.keeper.call('POST', '/products', form('x').toString(), {
          'content-type': `multipart/form-data; boundary=${boundary}`,
        })
      ).statusCode,
    ).toBe(415);
  });
});
