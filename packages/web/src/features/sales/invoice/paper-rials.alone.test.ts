import { piece, toYer, type Sale } from '@turoos/contract';
import { invoiceFile } from '@turoos/pdf';
import { invoiceSheet } from '@turoos/pdf/invoice-content';
import { invoiceRoll } from '@turoos/pdf/roll';
import { fonts } from '@turoos/pdf/test/fonts';
import { readPdf } from '@turoos/pdf/test/read-pdf';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { formatRials } from '@/lib/format/format';
import { Money } from '@/ui/Money';
import { InvoicePaper } from './InvoicePaper';

vi.mock('./invoice.css', () => ({}));

/** Parts of a sum whose rials, rounded one by one, are not those of the sum. */
const rate = 1537.35;
const sale = {
  saleNumber: 'INV-1',
  customerName: 'زبون عابر',
  items: [
    {
      name: 'فلتر زيت',
      partNumber: '90915-YZZD2',
      unit: piece,
      quantity: 3,
      returned: 0,
      price: 1111,
      total: 3333,
    },
  ],
  subtotal: 3333,
  discount: 102,
  campaignDiscount: 0,
  tax: 162,
  grandTotal: 3393,
  tillPaid: 1111,
  partialAmount: 1111,
  laterRials: { rials: 0, unrated: 0 },
  remaining: 2282,
  refundAmount: 0,
  status: 'completed',
  paymentStatus: 'partial',
  paymentMethod: 'cash',
  usd_to_yer: rate,
  notes: '',
  createdBy: null,
  createdAt: new Date('2026-11-15T12:42:00Z'),
} as unknown as Sale;
const store = { name: 'تروس', address: '', phone: '', currency: 'ريال يمني', invoiceVersion: '2.8.7' };
const sheet = invoiceSheet(sale, { rate, missing: false }, store);
const amounts = [1111, 3333, 3333, -102, 162, 3393, 1111, 2282];
const rials = amounts.map((cents) => formatRials(toYer(cents, rate)));

/** Returns the amounts in rials in a text, in its order. */
const rialsIn = (text: string) =>
  [...text.replaceAll(/<[^>]*>/g, ' ').matchAll(/(-?[\d,.]+)\s*ر\.ي(?! للدولار)/g)].map(
    ([, digits]) => digits,
  );

describe('rials are rounded once, from the cents of their own amount, never summed up from rounded ones', () => {
  it('the example shows the difference', () => {
    const [subtotal, discount, tax, total] = amounts.slice(2).map((cents) => toYer(cents, rate)) as [
      number,
      number,
      number,
      number,
    ];
    expect(subtotal + discount + tax).not.toBe(total);
  });

  it('in the PDF', async () => {
    const file = await invoiceFile(sheet, fonts);
    const words = readPdf(Buffer.from(await file.arrayBuffer())).flatMap((run) => run.split(/\s+/));
    expect(rials.filter((amount) => !words.includes(amount))).toEqual([]);
  });

  it.each(['a4', 'roll'] as const)('on the printed page (%s)', (paper) => {
    const page = renderToStaticMarkup(createElement(InvoicePaper, { sheet, paper }));
    expect(rialsIn(page)).toEqual(rials);
  });

  it('on the thermal receipt', () => {
    const texts = invoiceRoll(sheet).flatMap((block) =>
      block.kind === 'pair' ? [block.name, ...block.values].map(({ text }) => text) : [],
    );
    expect(rialsIn(texts.join('\n'))).toEqual(rials);
  });

  it('on the screen', () => {
    const shown = amounts.map((usd) => renderToStaticMarkup(createElement(Money, { usd, at: rate })));
    expect(rialsIn(shown.join('\n'))).toEqual(rials);
  });
});
