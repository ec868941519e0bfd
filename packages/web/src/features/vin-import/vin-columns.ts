import { keysOf } from '@turoos/contract';
/** The columns of the table in the documented order; every cell holds text, as in a spreadsheet. */
export const vinColumns = {
  partNumber: { label: 'رقم القطعة', width: '10rem', ltr: true },
  name: { label: 'الاسم', width: '12rem' },
  description: { label: 'الوصف', width: '12rem' },
  category: { label: 'الفئة', width: '8rem' },
  subcategory: { label: 'الفئة الفرعية', width: '8rem' },
  brand: { label: 'العلامة التجارية', width: '7rem' },
  vehicleCompatibility: { label: 'التوافق', width: '14rem', hint: 'الشركة، الموديل، السنة، المحرك' },
  specifications: { label: 'المواصفات', width: '10rem', hint: 'الأبعاد / الوزن' },
  purchasePrice: { label: 'سعر الشراء', width: '6rem', ltr: true },
  costPrice: { label: 'سعر التكلفة', width: '6rem', ltr: true },
  sellingPrice: { label: 'سعر البيع', width: '6rem', ltr: true },
  wholesalePrice: { label: 'سعر الجملة', width: '6rem', ltr: true },
  discountPercentage: { label: 'الخصم %', width: '5rem', ltr: true },
  quantity: { label: 'الكمية', width: '5rem', ltr: true },
  warehouse: { label: 'المستودع', width: '10rem' },
  location: { label: 'الموقع', width: '7rem' },
} as const satisfies Record<string, { label: string; width: string; ltr?: true; hint?: string }>;

export type VinColumn = keyof typeof vinColumns;
export const vinColumnNames = keysOf(vinColumns);
export const prices = ['purchasePrice', 'costPrice', 'sellingPrice', 'wholesalePrice'] as const;

export type VinCells = Record<VinColumn, string>;
/** A row keeps its id through all changes and moves. */
export interface VinRow extends VinCells {
  id: string;
}
