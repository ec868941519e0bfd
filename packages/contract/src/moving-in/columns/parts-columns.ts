import type { BroughtColumns } from './column';
import { headings } from './headings.table';
import { partHeadings } from './part-headings.table';

export const partsColumns = {
  partNumber: {
    label: 'رقم القطعة',
    also: headings.partNumber,
    orElse: `${headings.shopCode} | ${headings.barcode}`,
    examples: ['90915-YZZD2', '04465-33450'],
  },
  name: {
    label: 'اسم القطعة',
    also: partHeadings.name,
    orElse: partHeadings.nameOrElse,
    examples: ['فلتر زيت', 'فحمات أمامية'],
  },
  barcode: { label: 'الباركود', also: headings.barcode, examples: ['6291041500213', ''] },
  shopCode: { label: 'الرمز في البرنامج السابق', also: headings.shopCode, examples: ['1001', '1002'] },
  brand: {
    label: 'العلامة التجارية',
    also: partHeadings.brand,
    examples: ['Denso', 'Toyota'],
  },
  category: {
    label: 'الفئة',
    also: partHeadings.category,
    examples: ['فلاتر > فلاتر زيت', 'فرامل > فحمات'],
  },
  subCategory: {
    label: 'الفئة الفرعية',
    also: partHeadings.subCategory,
    examples: ['', ''],
  },
  unit: {
    label: 'الوحدة',
    also: partHeadings.unit,
    examples: ['قطعة', 'طقم'],
  },
  purchasePrice: {
    label: 'سعر الشراء',
    template: 'سعر الشراء (ريال)',
    also: headings.purchasePrice,
    examples: ['2500', '9500'],
  },
  costPrice: {
    label: 'سعر التكلفة',
    template: 'سعر التكلفة (ريال)',
    also: headings.costPrice,
    examples: ['2600', '10000'],
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
  quantity: { label: 'الكمية', also: headings.quantity, examples: ['24', '6'] },
  warehouse: { label: 'المستودع', also: headings.warehouse, examples: ['', ''] },
  discountPercentage: {
    label: 'نسبة الخصم',
    also: partHeadings.discountPercentage,
    examples: ['', '5'],
  },
  minStockLevel: {
    label: 'الحد الأدنى',
    also: partHeadings.minStockLevel,
    examples: ['5', '2'],
  },
  maxStockLevel: {
    label: 'الحد الأعلى',
    also: partHeadings.maxStockLevel,
    examples: ['50', ''],
  },
  location: {
    label: 'الرف',
    also: partHeadings.location,
    examples: ['A-3', 'B-1'],
  },
  oemNumbers: {
    label: 'أرقام الوكالة',
    also: partHeadings.oemNumbers,
    examples: ['15601-YZZD2', ''],
  },
  alternativeNumbers: {
    label: 'الأرقام البديلة',
    also: partHeadings.alternativeNumbers,
    examples: ['C-110, W68/3', ''],
  },
  supplierPartNumber: {
    label: 'رقم القطعة لدى المورد',
    also: partHeadings.supplierPartNumber,
    examples: ['', ''],
  },
  fitments: {
    label: 'يناسب',
    also: partHeadings.fitments,
    examples: ['كامري 2007-2011، كورولا 2008-2013', 'هايلوكس 2005-2015 2.7'],
  },
  make: {
    label: 'شركة الصنع',
    also: partHeadings.make,
    examples: ['', ''],
  },
  model: {
    label: 'الموديل',
    also: partHeadings.model,
    examples: ['', ''],
  },
  yearFrom: {
    label: 'من سنة',
    also: partHeadings.yearFrom,
    examples: ['', ''],
  },
  yearTo: { label: 'إلى سنة', also: partHeadings.yearTo, examples: ['', ''] },
  engine: {
    label: 'المحرك',
    also: partHeadings.engine,
    examples: ['', ''],
  },
  place: {
    label: 'الموضع على السيارة',
    also: partHeadings.place,
    examples: ['', 'أمامي'],
  },
  type: {
    label: 'النوع',
    also: partHeadings.type,
    examples: ['جديد', 'جديد'],
  },
  condition: {
    label: 'جودة القطعة',
    also: partHeadings.condition,
    examples: ['', ''],
  },
  partStatus: {
    label: 'الحالة',
    also: partHeadings.partStatus,
    examples: ['', ''],
  },
  description: {
    label: 'الوصف',
    also: partHeadings.description,
    examples: ['', ''],
  },
  currency: { label: 'العملة', also: headings.currency, template: null, examples: ['', ''] },
} as const satisfies BroughtColumns;
