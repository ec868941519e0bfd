import { piece, type Quotation } from '@turoos/contract';
import { expect, it } from 'vitest';
import { quotationText } from './quotation-text';

const alternative = (kind: 'original' | 'used', name: string, total: number) => ({
  _id: name,
  product: null,
  name,
  partNumber: '',
  brand: kind === 'original' ? 'Denso' : '',
  kind,
  unit: piece,
  quantity: 1,
  price: total,
  total,
  totalYer: total * 5,
  listPrice: null,
  sale: null,
  taken: 0,
  now: null,
});
const quotation = {
  number: 'QT-202611-0007',
  make: 'تويوتا',
  model: 'كامري',
  year: 2010,
  usd_to_yer: 500,
  discount: 0,
  grandTotal: 4000,
  subtotalYer: 20_000,
  taxRate: 0,
  validUntil: '2026-11-25',
  lines: [
    {
      title: 'فحمات',
      alternatives: [alternative('original', 'أصلية', 4000), alternative('used', 'مستعملة', 900)],
    },
  ],
} as unknown as Quotation;

it('names every choice with its price, the last day, and that it is no invoice', () => {
  const text = quotationText(quotation, 'تروس').split('\n');
  expect(text[0]).toContain('QT-202611-0007');
  expect(text).toContain('السيارة: تويوتا كامري 2010');
  expect(text).toContain('• أصلي، Denso: أصلية: 40.00 دولار (20,000 ريال)');
  expect(text).toContain('• مستعمل: مستعملة: 9.00 دولار (4,500 ريال)');
  expect(text).toContain('الإجمالي بالخيار الأول: 40.00 دولار (20,000 ريال)');
  expect(text.at(-1)).toContain('ليس فاتورة');
});
