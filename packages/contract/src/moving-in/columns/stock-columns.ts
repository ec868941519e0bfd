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
    also: `${headings.costPrice} | ${headings.purchasePrice}`,
    examples: ['4.80', '19.25'],
  },
  currency: { label: 'العملة', also: headings.currency, examples: ['', ''] },
} as const satisfies BroughtColumns;

export const pricesColumns = {
  number: { label: 'رقم القطعة', also: number, examples: ['90915-YZZD2', '04465-33450'] },
  purchasePrice: {
    label: 'سعر الشراء',
    also: `${headings.purchasePrice} | ${headings.costPrice}`,
    examples: ['4.50', '18'],
  },
  sellingPrice: { label: 'سعر البيع', also: headings.sellingPrice, examples: ['8', '27.50'] },
  wholesalePrice: { label: 'سعر الجملة', also: headings.wholesalePrice, examples: ['7', '25'] },
  currency: { label: 'العملة', also: headings.currency, examples: ['', ''] },
} as const satisfies BroughtColumns;
