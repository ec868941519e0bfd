import type { BroughtColumns } from './column';
import { headings } from './headings.table';

/** A part is found by any of its numbers, the surest first. */
const number = `${headings.partNumber} | ${headings.shopCode} | ${headings.barcode} | ${headings.oem}`;

export const stockColumns = {
  number: { label: 'رقم القطعة', also: number, examples: ['90915-YZZD2', '04465-33450'] },
  quantity: { label: 'الكمية', also: headings.quantity, examples: ['24', '6'] },
  warehouse: {
    label: 'المستودع',
    also: headings.warehouse,
    examples: ['المستودع الرئيسي', 'المستودع الرئيسي'],
  },
  costPrice: {
    label: 'تكلفة القطعة',
    template: 'تكلفة القطعة (ريال)',
    also: `${headings.costPrice} | ${headings.purchasePrice}`,
    examples: ['2600', '10000'],
  },
  currency: { label: 'العملة', also: headings.currency, template: null, examples: ['', ''] },
} as const satisfies BroughtColumns;

export const pricesColumns = {
  number: { label: 'رقم القطعة', also: number, examples: ['90915-YZZD2', '04465-33450'] },
  purchasePrice: {
    label: 'سعر الشراء',
    template: 'سعر الشراء (ريال)',
    also: `${headings.purchasePrice} | ${headings.costPrice}`,
    examples: ['2500', '9500'],
  },
  sellingPrice: {
    label: 'سعر البيع',
    template: 'سعر البيع (ريال)',
    also: headings.sellingPrice,
    examples: ['4000', '14500'],
  },
  wholesalePrice: {
    label: 'سعر الجملة',
    template: 'سعر الجملة (ريال)',
    also: headings.wholesalePrice,
    examples: ['3500', '13000'],
  },
  currency: { label: 'العملة', also: headings.currency, template: null, examples: ['', ''] },
} as const satisfies BroughtColumns;
