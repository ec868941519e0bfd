import { describe, expect, it } from 'vitest';
import { fonts } from '../test/fonts';
import { readPdf, readRuns } from '../test/read-pdf';
import { invoiceFile } from './invoice-file';
import type { InvoiceSheet } from './invoice-sheet';

const line = {
  name: 'فلتر زيت كورولا',
  partNumber: '90915-YZZD2',
  quantity: '2',
  unit: 'لتر',
  returned: '',
  price: { usd: '$12.50', yer: '20,625' },
  total: { usd: '$25.00', yer: '41,250' },
};
const sheet: InvoiceSheet = {
  store: { name: 'تروس', address: 'تعز، اليمن', phone: '+967 777 123 456', logo: null },
  number: 'INV-20261115-001',
  stamp: null,
  date: '15/11/2026',
  customer: 'ورشة الأمين',
  customerPhone: '771234567',
  payment: 'مدفوع',
  seller: 'فؤاد',
  offlineNumber: '',
  display: 'YER',
  lines: [line, { ...line, name: 'دينمو 🚗 \u2067نظيف\u2069', partNumber: '27060-75370', returned: '1' }],
  totals: [
    { label: 'الخصم', usd: '-$10.00', yer: '-16,500' },
    { label: 'الإجمالي', usd: '$1,180.00', yer: '1,947,000', strong: true },
  ],
  handed: [
    { label: 'المستلم نقداً', amount: '1,000,000', symbol: 'ر.ي' },
    { label: 'المستلم نقداً', amount: '$600', symbol: '' },
  ],
  rate: '1,650',
  rateMissing: false,
  notes: 'البضاعة تُستبدل خلال ثلاثة أيام.',
  version: '2.8.7',
};

async function draw(changes: Partial<InvoiceSheet> = {}) {
  const blob = await invoiceFile({ ...sheet, ...changes }, fonts);
  const file = Buffer.from(await blob.arrayBuffer());
  const runs = readPdf(file).map((run) => run.trim());
  return { file, runs, words: runs.flatMap((run) => run.split(/\s+/)), text: runs.join('') };
}

/** A PNG of four pixels. */
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPgTUvgTUtggFAAFdYDTZ7+kZEAAAAASUVORK5CYII=';

describe('the invoice as a PDF', { timeout: 30_000 }, () => {
  it('shows the store’s logo if there is one', async () => {
    const isPicture = (file: Buffer) => file.includes('/Subtype /Image');
    expect(isPicture((await draw()).file)).toBe(false);
    expect(isPicture((await draw({ store: { ...sheet.store, logo } })).file)).toBe(true);
  });

  it('contains the texts of the sheet, in Arabic that can be extracted', async () => {
    const { file, runs, words } = await draw();
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(words).toEqual(expect.arrayContaining(['تروس', 'ورشة', 'الأمين', 'فلتر', 'كورولا', 'الإجمالي']));
    for (const written of [
      'INV-20261115-001',
      '90915-YZZD2',
      '+967777123456',
      '771234567',
      '-$10.00',
      '$1,180.00',
      '1,947,000',
      '1,000,000',
      '$600',
      '2.8.7',
    ])
      expect(runs.join('')).toContain(written);
  });

  it('draws only characters its fonts have, without substitute letters', async () => {
    const { words } = await draw();
    expect(words).toContain('?');
    expect(words).toContain('نظيف');
    expect(words.filter((word) => /^[fgi]$/.test(word))).toEqual([]);
  });

  it('places the diacritics above their letters', async () => {
    const { file } = await draw({ stamp: 'جزئياً' });
    const { heights } = readRuns(file).find(({ text }) => text.trim() === 'جزئياً') ?? { heights: [] };
    expect(Math.max(...heights)).toBeGreaterThan(Math.min(...heights));
  });

  it('embeds each font once, however often the scripts change', async () => {
    const { file } = await draw({ lines: Array.from({ length: 20 }, () => line) });
    expect(file.toString('latin1').match(/\/Subtype \/Type0/g)).toHaveLength(4);
  });

  it('numbers its pages', async () => {
    const { text } = await draw({ lines: Array.from({ length: 30 }, () => line) });
    expect(text).toContain('صفحة1من2');
    expect(text).toContain('صفحة2من2');
  });

  it('shows only dollars without a rate, and says why', async () => {
    const { runs, words } = await draw({
      rate: null,
      rateMissing: true,
      totals: [{ label: 'الإجمالي', usd: '$1,180.00', yer: null }],
      handed: [],
    });
    expect(runs.join(' ')).toContain('غير متوفر');
    expect(runs).toContain('$1,180.00');
    expect(words).not.toContain('ر.ي');
  });
});
