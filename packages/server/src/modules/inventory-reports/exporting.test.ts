import { adenDay, reportTexts } from '@turoos/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../../pdf/test/read-pdf';
import { useApp, type Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';
import { aMadeReport, aReport } from '../../../test/inventory-reports';
import { reportAttachment } from './report-file';

const shop = useApp();
let admin: Person;
beforeAll(async () => {
  admin = await shop.person('admin');
  const warehouse = await aWarehouse(shop.db, 'تعز');
  const part = (name: string, partNumber: string, quantity: number) =>
    aPart(shop.db, { name, partNumber, stock: { [warehouse]: quantity }, cost: 1250 });
  await part('فلتر زيت <كورولا> & "هايلوكس"', '90915-YZZD2', 12);
  await part('=cmd()', 'ODD-1', 2.5);
});

const file = (id: string, format?: string) =>
  admin.call('GET', `/inventory-reports/${id}/export${format ? `?format=${format}` : ''}`);

describe('IREP-11, 20: a report as a file', () => {
  it('csv: with the byte order mark Excel needs for Arabic, plain numbers and escaped formulas', async () => {
    const { _id: id } = await aMadeReport(shop, admin);
    const reply = await file(id, 'csv');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain(`inventory-report-${adenDay()}.csv`);
    const lines = reply.body.split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffالمنتج,رقم القطعة,الفئة,العلامة التجارية,الكمية,الوحدة,الحد الأدنى,المستوى,التكلفة,القيمة',
    );
    expect(lines).toContain(`"فلتر زيت <كورولا> & ""هايلوكس""",90915-YZZD2,بلا فئة,,12,وحدة,5,متوفر,12.5,150`);
    expect(lines).toContain("'=cmd(),ODD-1,بلا فئة,,2.5,وحدة,5,منخفض,12.5,31.25");
  });

  it('excel: a workbook read from right to left, with numbers as numbers', async () => {
    const { _id: id } = await aMadeReport(shop, admin);
    const reply = await file(id, 'excel');
    expect(reply.headers['content-type']).toContain('spreadsheetml.sheet');
    const parts = unzipSync(new Uint8Array(reply.rawPayload));
    const text = (name: string) => strFromU8(parts[name] as Uint8Array);
    expect(Object.keys(parts).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet2.xml',
    ]);
    const sheet = text('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('rightToLeft="1"');
    expect(sheet).toContain('فلتر زيت &lt;كورولا&gt; &amp; &quot;هايلوكس&quot;');
    expect(sheet).toContain('<c s="0"><v>12</v></c>');
    expect(sheet).toContain('<c s="2"><v>150</v></c>');
    expect(sheet.match(/<row>/g)).toHaveLength(3);
    expect(text('xl/workbook.xml')).toContain('name="الملخص"');
    expect(text('xl/worksheets/sheet2.xml')).toContain('إجمالي القيمة');
    expect((await file(id, 'xlsx')).headers['content-type']).toContain('spreadsheetml.sheet');
  });

  it('html: a right-to-left page without scripts', async () => {
    const { _id: id } = await aMadeReport(shop, admin, { title: 'عنوان <b>' });
    const reply = await file(id, 'html');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('<html lang="ar" dir="rtl">');
    expect(reply.body).toContain('عنوان &lt;b&gt;');
    expect(reply.body).toContain('<bdi dir="ltr">90915-YZZD2</bdi>');
    expect(reply.body).toContain('&lt;كورولا&gt;');
    expect(reply.body.trimEnd().endsWith('</body></html>')).toBe(true);
  });

  it('pdf: with Arabic text that can be extracted; the report’s own format is the default', async () => {
    const { _id: id } = await aMadeReport(shop, admin, { title: 'ملخص الشهر' });
    const reply = await file(id);
    expect(reply.headers['content-type']).toBe('application/pdf');
    const words = readPdf(reply.rawPayload).join('');
    for (const written of ['ملخص', 'الشهر', '90915-YZZD2', '$150.00', 'الكمية', 'إجمالي'])
      expect(words).toContain(written);
  });

  it('leaves out the sections that the report excludes', async () => {
    const { _id: id } = await aMadeReport(shop, admin, {
      includeTables: false,
      includeCharts: false,
      includeSummary: false,
    });
    const html = (await file(id, 'html')).body;
    for (const part of ['<table', 'class="bars"', 'class="figures"']) expect(html).not.toContain(part);
    expect((await file(id, 'csv')).body).toContain('ODD-1');
  });

  it('is refused in an unknown format, before the report was generated, and for an unknown report', async () => {
    const draft = await aReport(admin);
    expect((await file(draft._id, 'docx')).statusCode).toBe(400);
    const early = await file(draft._id, 'csv');
    expect([early.statusCode, early.json().message]).toEqual([409, reportTexts.noResult]);
    expect((await file(crypto.randomUUID(), 'csv')).statusCode).toBe(404);
  });
});

describe('as an attachment', () => {
  it('is the shared result in its format, or nothing when the result was deleted', async () => {
    const { _id: id } = await aMadeReport(shop, admin);
    await admin.call('POST', `/inventory-reports/${id}/share`, { recipients: 'a@shop.ye', format: 'csv' });
    const { attachment } = await shop.db
      .selectFrom('outbox')
      .select('attachment')
      .where('sourceId', '=', id)
      .executeTakeFirstOrThrow();
    const from = attachment as unknown as { kind: string; resultId: string; format: string };
    const made = await reportAttachment(shop.db, from);
    expect(made).toMatchObject({
      type: 'text/csv; charset=utf-8',
      filename: `inventory-report-${adenDay()}.csv`,
    });
    const text = (await made?.stream.toArray())?.join('');
    expect(text).toContain('90915-YZZD2');
    await admin.call('DELETE', `/inventory-reports/${id}`);
    expect(await reportAttachment(shop.db, from)).toBeUndefined();
  });
});
