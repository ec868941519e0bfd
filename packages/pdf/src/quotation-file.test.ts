import { piece, type Quotation } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { fonts } from '../test/fonts';
import { readPdf } from '../test/read-pdf';
import { quotationSheet } from './quotation-content';
import { quotationFile } from './quotation-file';

const alternative = (name: string, price: number): Quotation['lines'][number]['alternatives'][number] => ({
  _id: name,
  product: null,
  name,
  partNumber: '04465-33450',
  brand: '',
  kind: 'original',
  unit: piece,
  quantity: 2,
  price,
  total: price * 2,
  priceYer: price * 5.3,
  totalYer: price * 10.6,
  listPrice: price,
  sale: null,
  taken: 0,
  now: null,
});
const quotation: Quotation = {
  _id: 'q',
  number: 'QT-202611-0007',
  status: 'sent',
  customer: null,
  customerName: 'أبو أحمد',
  phone: '777123456',
  make: 'تويوتا',
  model: 'كامري',
  year: 2010,
  vin: '4T1BF3EK5AU012345',
  lineCount: 1,
  soldCount: 0,
  subtotal: 8000,
  discount: 500,
  tax: 0,
  grandTotal: 7500,
  subtotalYer: 42_400,
  grandTotalYer: 39_750,
  taxRate: 0,
  usd_to_yer: 530,
  note: 'التركيب على العميل',
  validUntil: '2026-11-25',
  sentAt: null,
  lostReason: null,
  lostNote: '',
  createdBy: null,
  version: 1,
  createdAt: new Date('2026-11-18T09:00:00Z'),
  updatedAt: new Date('2026-11-18T09:00:00Z'),
  lines: [
    {
      title: 'فحمات أمامية',
      alternatives: [
        alternative('فحمات أصلية', 4000),
        { ...alternative('فحمات تجارية', 1800), kind: 'commercial' },
        { ...alternative('فحمات مستعملة', 900), kind: 'used' },
      ],
    },
  ],
  reservations: [],
};
const store = { name: 'تروس', address: 'تعز', phone: '', currency: 'ريال يمني', invoiceVersion: '2.8.7' };

describe('a quotation on paper', { timeout: 30_000 }, () => {
  it('shows the alternatives with their rials, and says that it is no invoice and how long it holds', async () => {
    const blob = await quotationFile(quotationSheet(quotation, store), fonts);
    const runs = readPdf(Buffer.from(await blob.arrayBuffer()));
    const text = runs.join('');
    for (const shown of [
      'QT-202611-0007',
      '42,400',
      '19,080',
      '9,540',
      '39,750',
      '25/11/2026',
      '4T1BF3EK5AU012345',
    ])
      expect(text).toContain(shown);
    for (const word of ['أصلي', 'تجاري', 'مستعمل', 'وليس']) expect(text).toContain(word);
  });

  it('goes over as many pages as it needs', async () => {
    const lines = Array.from({ length: 30 }, () => quotation.lines[0]).flatMap((line) => line ?? []);
    const blob = await quotationFile(quotationSheet({ ...quotation, lines }, store), fonts);
    expect(readPdf(Buffer.from(await blob.arrayBuffer())).join('')).toContain('30. ');
  });

  it('is stamped when it no longer holds, and shows dollars alone without a rate', () => {
    const sheet = quotationSheet({ ...quotation, status: 'expired', usd_to_yer: null }, store);
    expect(sheet).toMatchObject({ stamp: 'انتهت مدته', rateMissing: true });
    expect(sheet.lines[0]?.alternatives[0]?.total).toEqual({ usd: '$80.00', yer: null });
    expect(quotationSheet(quotation, store).stamp).toBeNull();
  });
});
