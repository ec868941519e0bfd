import { foldCode } from '../kernel/fold';
import { keysOf } from '../kernel/keys-of';

interface Column {
  label: string;
  required?: true;
  /** Other headings in use for this column. */
  also: readonly string[];
}

/** The columns of an import by their names in the specification, in the order of the template. */
export const importColumns = {
  partNumber: {
    label: 'رقم القطعة',
    required: true,
    also: ['رقم الصنف', 'رقم المنتج', 'part no', 'part #', 'sku', 'oem'],
  },
  name: {
    label: 'الاسم',
    required: true,
    also: ['اسم القطعة', 'اسم المنتج', 'اسم الصنف', 'الصنف', 'البيان', 'part name', 'product name'],
  },
  category: { label: 'الفئة', required: true, also: ['التصنيف', 'القسم', 'اسم الفئة', 'category name'] },
  type: { label: 'النوع', required: true, also: ['نوع القطعة', 'جديد أو مستعمل', 'part type'] },
  partStatus: { label: 'الحالة', required: true, also: ['حالة القطعة', 'status'] },
  purchasePrice: {
    label: 'سعر الشراء',
    required: true,
    also: ['الشراء', 'buying price', 'purchase price usd'],
  },
  costPrice: { label: 'سعر التكلفة', required: true, also: ['التكلفة', 'الكلفة', 'cost', 'unit cost'] },
  sellingPrice: {
    label: 'سعر البيع',
    required: true,
    also: ['البيع', 'السعر', 'price', 'sale price', 'sale price usd'],
  },
  quantity: { label: 'الكمية', required: true, also: ['العدد', 'qty', 'stock'] },
  supplierPartNumber: {
    label: 'رقم القطعة لدى المورد',
    also: ['رقم المورد', 'رقم قطعة المورد', 'supplier part no'],
  },
  condition: { label: 'جودة القطعة', also: ['الجودة', 'حالة الاستعمال'] },
  minStockLevel: { label: 'الحد الأدنى', also: ['الحد الأدنى للمخزون', 'min stock', 'min level', 'min'] },
  maxStockLevel: { label: 'الحد الأعلى', also: ['الحد الأعلى للمخزون', 'max stock', 'max level', 'max'] },
  discountPercentage: { label: 'نسبة الخصم', also: ['الخصم', 'خصم %', 'discount', 'discount %'] },
  unit: { label: 'الوحدة', also: ['وحدة القياس', 'unit of measure', 'uom'] },
} as const satisfies Record<string, Column>;

export type ImportField = keyof typeof importColumns;
export const importFields = keysOf(importColumns);
const columnOf = (field: ImportField): Column => importColumns[field];
export const requiredFields = importFields.filter((field) => columnOf(field).required);

/** The zero-based column of each field, or one value used for every row. */
export type ImportMapping = { [F in ImportField]?: number | { always: string } | undefined };

const choices = {
  category: [{ value: 'غير مصنف', label: 'غير مصنف لكل الصفوف' }],
  type: [
    { value: 'new', label: 'جديد لكل الصفوف' },
    { value: 'used', label: 'مستعمل لكل الصفوف' },
  ],
  partStatus: [{ value: 'available', label: 'متاح لكل الصفوف' }],
} as const satisfies { [F in ImportField]?: readonly { value: string; label: string }[] };

export type AlwaysField = keyof typeof choices;
export const alwaysFields = keysOf(choices);

/** The values offered for all rows when a file lacks the column. */
export const alwaysChoices: { [F in ImportField]?: readonly { value: string; label: string }[] } = choices;

/** Returns the fields that are one value for all rows: new parts get it, those that the shop has keep their own. */
export const fieldsForNewParts = (mapping: ImportMapping): AlwaysField[] =>
  alwaysFields.filter((field) => typeof mapping[field] === 'object');

const fieldByName = new Map(
  importFields.flatMap((field) =>
    [field, columnOf(field).label, ...columnOf(field).also].map((name) => [foldCode(name), field] as const),
  ),
);

/** Maps the columns with known headings, in any spelling; the first of two columns for one field wins. */
export function readHeader(header: readonly string[]): ImportMapping {
  const mapping: ImportMapping = {};
  for (const [column, heading] of header.entries()) {
    const field = fieldByName.get(foldCode(heading));
    if (field) mapping[field] ??= column;
  }
  return mapping;
}

/** Returns the required fields that no column is mapped to. */
export const missingColumns = (mapping: ImportMapping): ImportField[] =>
  requiredFields.filter((field) => mapping[field] === undefined);
