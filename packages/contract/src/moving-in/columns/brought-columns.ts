import type { BroughtKind } from '../moving-in.status';
import { customersColumns, suppliersColumns } from './account-columns';
import type { BroughtColumn, BroughtColumns } from './column';
import { partsColumns } from './parts-columns';
import { pricesColumns, stockColumns } from './stock-columns';
import { vehiclesColumns } from './vehicles-columns';

/** The columns of each kind by their fields, in the order of the template. */
export const broughtColumns = {
  parts: partsColumns,
  stock: stockColumns,
  customers: customersColumns,
  suppliers: suppliersColumns,
  prices: pricesColumns,
  vehicles: vehiclesColumns,
} as const satisfies Record<BroughtKind, BroughtColumns>;

export const columnsOf = (kind: BroughtKind): BroughtColumns => broughtColumns[kind];

/** The label of a field; a field that the kind does not have stands for itself. */
export const columnLabel = (kind: BroughtKind, field: string): string =>
  columnsOf(kind)[field]?.label ?? field;

/** The fields of any kind that hold money. */
export const amountFields: readonly string[] = [
  'purchasePrice',
  'costPrice',
  'sellingPrice',
  'wholesalePrice',
  'balance',
  'otherBalance',
  'debit',
  'credit',
  'creditLimit',
];

/** What a sheet must have to be brought: of each group, one column at least. */
const required: Record<BroughtKind, readonly (readonly string[])[]> = {
  parts: [['partNumber', 'shopCode', 'barcode'], ['name']],
  stock: [['number'], ['quantity']],
  customers: [['name']],
  suppliers: [['name']],
  prices: [['number'], ['sellingPrice', 'purchasePrice', 'wholesalePrice']],
  vehicles: [['model'], ['year']],
};

/** Returns the groups of fields that no column is mapped to, each by its first field. */
export const missingFields = (
  kind: BroughtKind,
  mapping: Readonly<Record<string, unknown>>,
  hasWarehouseColumns: boolean,
): string[] =>
  required[kind]
    .filter((group) => group.every((field) => mapping[field] === undefined))
    .flatMap(([first]) =>
      first === undefined || (first === 'quantity' && hasWarehouseColumns) ? [] : [first],
    );

/** Whether a sheet without this field may not be brought, unless another field stands in for it. */
export const isRequired = (kind: BroughtKind, field: string): boolean =>
  required[kind].some(([first]) => first === field);

/** The heading of the column that a workbook of bad rows adds; it is ignored when such a workbook is sent again. */
export const reasonHeading = 'سبب بقاء الصف خارج النقل';
/** The heading of the column in which such a workbook names the group whose title stood above the row. */
export const groupHeading = 'الفئة (من العنوان فوق الصفوف)';

/** The rows of a kind's template: headings, and two examples. Amounts are in rials, as shops keep their notebooks. */
export function templateRows(kind: BroughtKind): string[][] {
  const all: BroughtColumn[] = Object.values(columnsOf(kind));
  const columns = all.filter(({ template }) => template !== null);
  return [
    columns.map(({ label, template }) => template ?? label),
    columns.map(({ examples }) => examples[0]),
    columns.map(({ examples }) => examples[1]),
  ];
}
