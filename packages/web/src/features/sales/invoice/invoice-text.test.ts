import { createElement } from 'react';
import { invoiceFile, type InvoiceSheet } from '@turoos/pdf';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fonts } from '@turoos/pdf/test/fonts';
import { readPdf } from '@turoos/pdf/test/read-pdf';
import { InvoicePaper } from './InvoicePaper';

const names = [
  'مساعد أمامي يمين تويوتا كورولا 1998-2004',
  'طرمبة ماء نيسان صني (2012-2017) أصلي',
  'فلتر زيت Land Cruiser VXR 2007-2011 أولاً ثم جزئياً',
  'زيت محرك 5W-30 سعة 4.5 لتر، خصم 12.5%',
  'كشاف أمامي LED/هالوجين 24V للشاحنات الثقيلة والمتوسطة هينو 1995-2003 مع الأسلاك والقواعد',
  'بطارية كاملًا لا إلا الآلات مُجدَّدةٌ',
  'Toyota Corolla 1998-2004 front shock absorber',
  'قطعة [يمين/يسار] رقم 90915-YZZD2',
  '04465-0K240-04465-0K240-04465-0K240',
];
const sheet: InvoiceSheet = {
  store: { name: 'تروس لقطع الغيار 2010-2026', address: 'تعز، اليمن', phone: '+967 777 123 456', logo: null },
  number: 'INV-20261115-001',
  stamp: 'مسترجعة جزئياً',
  date: 'الأحد، 15 نوفمبر 2026 في 3:42 م',
  customer: 'ورشة الأمين (فرع 2)',
  customerPhone: '+967 771 234 567',
  payment: 'آجل · نقداً',
  seller: 'فؤاد',
  offlineNumber: '',
  display: 'YER',
  lines: names.map((name, index) => ({
    name,
    partNumber: index === 4 ? '04465-0K240-VERY-LONG-NUMBER/SL' : '90915-YZZD2',
    quantity: '2',
    unit: '',
    returned: '1',
    price: { usd: '$12.50', yer: index < 3 ? '20,625' : null },
    total: { usd: '$25.00', yer: index < 3 ? '41,250' : null },
  })),
  totals: [
    { label: 'خصم الحملة عروض العيد 2026-2027', usd: '-$10.00', yer: '-16,500' },
    { label: 'الإجمالي', usd: '$1,180.00', yer: '1,947,000', strong: true },
  ],
  handed: [
    { label: 'المستلم نقداً', amount: '1,950,000', symbol: 'ر.ي' },
    { label: 'المستلم: حوالة صراف HW-2201', amount: '$12.50', symbol: '' },
    { label: 'الباقي', amount: '3,000', symbol: 'ر.ي' },
  ],
  rate: '1,650',
  rateMissing: true,
  notes: 'البضاعة تُستبدل خلال ثلاثة أيام.\nاتصل على +967 777 123 456 (من 8:00 إلى 20:00).',
  version: '2.8.7',
};

/**
 * Removes the differences between the media: blanks at the ends of lines, the direction in which a bracket is
 * drawn, and the order of a mark and the alef it shares a glyph with.
 */
const normal = (text: string) =>
  text.replace(/\s/g, '').replace(/[()]/g, '|').replace(/[[\]]/g, '!').replaceAll('لًا', 'لاً');

const printed = () =>
  renderToStaticMarkup(createElement(InvoicePaper, { sheet, paper: 'a4' }))
    .replace(/<svg.*?<\/svg>/g, '')
    .split(/<\/?(?:p|td|th|tr|dt|dd|div|b|footer|header)\b[^>]*>/)
    .map((text) => normal(text.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&')))
    .filter((text) => text !== '');

async function exported() {
  const file = await (await invoiceFile(sheet, fonts)).arrayBuffer();
  return normal(readPdf(Buffer.from(file)).join('')).replace('صفحة1من1', '');
}

const charactersOf = (text: string) => [...text].toSorted().join('');

describe('an invoice printed and as a PDF', () => {
  it('carries the same text, character for character', { timeout: 60_000 }, async () => {
    const texts = printed();
    const pdf = await exported();
    expect(texts).toContain(normal(names[0] ?? ''));
    for (const text of texts) expect(pdf).toContain(text);
    expect(charactersOf(pdf)).toBe(charactersOf(texts.join('')));
  });
});
