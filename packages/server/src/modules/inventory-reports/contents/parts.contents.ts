import { stockStatus } from '@turoos/contract';
import { sql } from 'kysely';
import { parts } from './parts-source';
import type { ContentColumn, ReportContent, Scope } from './report-content';

const part: ContentColumn[] = [
  { key: 'name', label: 'المنتج', kind: 'text' },
  { key: 'partNumber', label: 'رقم القطعة', kind: 'code' },
  { key: 'category', label: 'الفئة', kind: 'text' },
];
const quantity: ContentColumn = { key: 'quantity', label: 'الكمية', kind: 'number' };
const unit: ContentColumn = { key: 'unitName', label: 'الوحدة', kind: 'text' };
const minLevel: ContentColumn = { key: 'minLevel', label: 'الحد الأدنى', kind: 'number' };
const cost: ContentColumn = { key: 'cost', label: 'التكلفة', kind: 'usd' };
const value: ContentColumn = { key: 'value', label: 'القيمة', kind: 'usd' };
const levels = Object.fromEntries(Object.entries(stockStatus).map(([name, { label }]) => [name, label]));

const counted = { label: 'عدد الأصناف', kind: 'number', sum: sql<number>`count(*)` } as const;
const pieces = { label: 'إجمالي الكمية', kind: 'number', sum: sql<number>`sum(r.quantity)` } as const;
const worth = { label: 'إجمالي القيمة', kind: 'usd', sum: sql<number>`sum(r.value)` } as const;

const zeroToo = ({ filters }: Scope) => (filters.includeZeroStock ? sql`true` : sql`i.quantity > 0`);

export const inventorySummary = (scope: Scope): ReportContent => ({
  columns: [
    ...part,
    { key: 'brand', label: 'العلامة التجارية', kind: 'text' },
    quantity,
    unit,
    minLevel,
    { key: 'level', label: 'المستوى', kind: 'text', words: levels },
    cost,
    value,
  ],
  rows: sql`select * from (${parts(scope)}) i where ${zeroToo(scope)} order by i.name, i.part_number`,
  figures: [
    counted,
    pieces,
    worth,
    { label: 'منخفضة', kind: 'number', sum: sql`count(*) filter (where r.level = 'low_stock')` },
    { label: 'نافدة', kind: 'number', sum: sql`count(*) filter (where r.level = 'out_of_stock')` },
  ],
  chart: {
    label: 'الفئات الأكبر قيمة',
    kind: 'usd',
    by: sql`r.category`,
    value: sql`sum(r.value)`,
  },
});

/** Parts at or below their minimum; parts out of stock only with includeZeroStock. */
export const lowStock = (scope: Scope): ReportContent => ({
  columns: [
    ...part,
    quantity,
    unit,
    minLevel,
    { key: 'shortage', label: 'النقص', kind: 'number' },
    { key: 'restock', label: 'تكلفة سد النقص', kind: 'usd' },
  ],
  rows: sql`
    select i.*, i.min_level - i.quantity as shortage, (i.min_level - i.quantity) * i.unit as restock
    from (${parts(scope)}) i where i.quantity <= i.min_level and ${zeroToo(scope)}
    order by i.min_level - i.quantity desc, i.name, i.part_number`,
  figures: [
    counted,
    pieces,
    { label: 'إجمالي النقص', kind: 'number', sum: sql`sum(r.shortage)` },
    { label: 'تكلفة سد النقص', kind: 'usd', sum: sql`sum(r.restock)` },
  ],
  chart: { label: 'الأكثر نقصاً', kind: 'number', by: sql`r.name`, value: sql`sum(r.shortage)` },
});

export const outOfStock = (scope: Scope): ReportContent => ({
  columns: [
    ...part,
    { key: 'brand', label: 'العلامة التجارية', kind: 'text' },
    minLevel,
    unit,
    { key: 'sellingPrice', label: 'سعر البيع', kind: 'usd' },
    { key: 'lastMoved', label: 'آخر حركة', kind: 'moment' },
  ],
  rows: sql`
    select i.*, (select m.at from stock_movements m where m.product_id = i.id order by m.seq desc limit 1)
      as last_moved
    from (${parts(scope)}) i where i.quantity <= 0 order by i.name, i.part_number`,
  figures: [
    counted,
    { label: 'تكلفة بلوغ الحد الأدنى', kind: 'usd', sum: sql`sum(r.min_level * r.unit)` },
    { label: 'لم تتحرك قط', kind: 'number', sum: sql`count(*) filter (where r.last_moved is null)` },
  ],
  chart: {
    label: 'الفئات الأكثر نفاداً',
    kind: 'number',
    by: sql`r.category`,
    value: sql`count(*)`,
  },
});

export const stockValue = (scope: Scope): ReportContent => ({
  columns: [
    ...part,
    quantity,
    unit,
    cost,
    value,
    { key: 'sellingPrice', label: 'سعر البيع', kind: 'usd' },
    { key: 'salesValue', label: 'القيمة بسعر البيع', kind: 'usd' },
    { key: 'profit', label: 'الربح المتوقع', kind: 'usd' },
    { key: 'margin', label: 'هامش الربح', kind: 'percent' },
  ],
  rows: sql`
    select i.*, i.quantity * i.selling_price as sales_value, i.quantity * (i.selling_price - i.unit) as profit,
      case when i.selling_price > 0 then round(100 * (i.selling_price - i.unit) / i.selling_price, 1) end as margin
    from (${parts(scope)}) i where ${zeroToo(scope)} order by i.value desc, i.name, i.part_number`,
  figures: [
    counted,
    pieces,
    worth,
    { label: 'القيمة بسعر البيع', kind: 'usd', sum: sql`sum(r.sales_value)` },
    { label: 'الربح المتوقع', kind: 'usd', sum: sql`sum(r.profit)` },
  ],
  chart: { label: 'الأصناف الأعلى قيمة', kind: 'usd', by: sql`r.name`, value: sql`sum(r.value)` },
});

export const byCategory = (scope: Scope): ReportContent => ({
  columns: [
    { key: 'category', label: 'الفئة', kind: 'text' },
    { key: 'parts', label: 'الأصناف', kind: 'number' },
    quantity,
    value,
    { key: 'share', label: 'من القيمة', kind: 'percent' },
    { key: 'low', label: 'منخفضة', kind: 'number' },
    { key: 'out', label: 'نافدة', kind: 'number' },
  ],
  rows: sql`
    select i.category, count(*) as parts, sum(i.quantity) as quantity, sum(i.value) as value,
      round(100 * sum(i.value) / nullif(sum(sum(i.value)) over (), 0), 1) as share,
      count(*) filter (where i.level = 'low_stock') as low, count(*) filter (where i.level = 'out_of_stock') as out
    from (${parts(scope)}) i where ${zeroToo(scope)} group by i.category order by sum(i.value) desc, i.category`,
  figures: [
    { label: 'عدد الفئات', kind: 'number', sum: sql`count(*)` },
    { label: 'عدد الأصناف', kind: 'number', sum: sql`sum(r.parts)` },
    pieces,
    worth,
  ],
  chart: {
    label: 'الفئات الأكبر قيمة',
    kind: 'usd',
    by: sql`r.category`,
    value: sql`sum(r.value)`,
  },
});
