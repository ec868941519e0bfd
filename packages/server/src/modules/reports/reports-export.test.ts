import { adenDay } from '@turoos/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../../pdf/test/read-pdf';
import { useSales } from '../../../test/sales';

const shop = useSales();

beforeAll(async () => {
  const customer = await shop.customer({ name: '=عميل & شريك', creditLimit: 100_000 });
  const product = await shop.part({ name: 'فلتر <تصدير>', partNumber: '90915-YZZD2' });
  await shop.sell({ customer, items: [{ product, quantity: 2 }], paymentStatus: 'deferred' });
});

const file = (tab: string, query: string) => shop.call('GET', `/reports/${tab}?${query}`);

const headings = {
  overview: 'التاريخ,اليوم,عدد الفواتير,المبيعات,المرتجعات,الصافي',
  inventory: 'الاسم,رقم القطعة,الفئة,الكمية,الوحدة,سعر البيع,المستودع,الحالة',
  sales: 'رقم الفاتورة,العميل,التاريخ,عدد الأصناف,الإجمالي (ر.ي),الإجمالي (دولار),حالة الدفع',
  customers: 'الاسم,الهاتف,حد الائتمان,الرصيد الحالي,نقاط الولاء,الحالة',
};
const tabs = Object.entries(headings);

describe('REP-08, 10, 18, TOOL-15: a report as a file', () => {
  it.each(tabs)('%s as CSV, with headings and without', async (tab, heading) => {
    const reply = await file(tab, 'format=csv');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain(`report-${tab}-${adenDay()}.csv`);
    const [first, ...rows] = reply.body.trimEnd().split('\r\n');
    expect(first).toBe(`\ufeff${heading}`);
    expect(rows).toHaveLength(1);
    expect((await file(tab, 'format=csv&headers=false')).body).toBe(`\ufeff${rows[0]}\r\n`);
  });

  it.each(tabs)('%s as a workbook', async (tab, heading) => {
    const sheetOf = async (query: string) => {
      const parts = unzipSync(new Uint8Array((await file(tab, query)).rawPayload));
      return strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array);
    };
    const [name = ''] = heading.split(',');
    const sheet = await sheetOf('format=xlsx');
    expect(sheet).toContain('rightToLeft="1"');
    expect(sheet).toContain(`>${name}</t>`);
    expect(sheet.match(/<row>/g)).toHaveLength(2);
    const bare = await sheetOf('format=xlsx&headers=false');
    expect(bare).not.toContain(`>${name}</t>`);
    expect(bare).not.toContain('frozen');
    expect(bare.match(/<row>/g)).toHaveLength(1);
  });

  it('as a PDF in Arabic', { timeout: 60_000 }, async () => {
    const wordsOf = async (query: string) =>
      readPdf((await file('inventory', query)).rawPayload)
        .join('')
        .replaceAll(/[\u200e ]/g, '');
    const words = await wordsOf('format=pdf');
    for (const text of ['90915-YZZD2', 'رقمالقطعة', '$15.00']) expect(words).toContain(text);
    const bare = await wordsOf('format=pdf&headers=false');
    expect(bare).toContain('90915-YZZD2');
    expect(bare).not.toContain('رقمالقطعة');
  });

  it('contains every row that matches the filter', async () => {
    for (let made = 0; made < 3; made++) await shop.customer({ name: `عميل الكل ${made}` });
    const word = encodeURIComponent('عميل الكل');
    const rows = (query: string) => file('customers', query).then(({ body }) => body.trimEnd().split('\r\n'));
    expect(await rows(`format=csv&headers=false&keyword=${word}&limit=1&page=2`)).toHaveLength(3);
    expect((await file('customers', 'format=csv&headers=false&endDate=2020-01-01')).body).toBe('\ufeff');
  });

  it('escapes text that would run as a formula', async () =>
    expect((await file('customers', 'format=csv')).body).toContain("'=عميل & شريك"));
});
