import { adenDayBounds, moveReasons } from '@turoos/contract';
import { sql } from 'kysely';
import { periodOf } from '../stored-filters';
import { between, inCategory } from './parts-source';
import type { ReportContent, Scope } from './report-content';

/** The stock movements of a period; the quantity filters compare absolute quantities. */
export function movements({ warehouseId, filters, today }: Scope): ReportContent {
  const { from, to } = periodOf(filters, today);
  return {
    columns: [
      { key: 'at', label: 'الوقت', kind: 'moment' },
      { key: 'name', label: 'المنتج', kind: 'text' },
      { key: 'partNumber', label: 'رقم القطعة', kind: 'code' },
      { key: 'warehouse', label: 'المستودع', kind: 'text' },
      { key: 'reason', label: 'السبب', kind: 'text', words: moveReasons },
      { key: 'sourceNumber', label: 'المستند', kind: 'code' },
      { key: 'quantity', label: 'الكمية', kind: 'number' },
      { key: 'unitName', label: 'الوحدة', kind: 'text' },
      { key: 'quantityAfter', label: 'الرصيد بعدها', kind: 'number' },
      { key: 'value', label: 'القيمة', kind: 'usd' },
      { key: 'userName', label: 'المستخدم', kind: 'text' },
    ],
    rows: sql`
      select m.at, p.name, p.part_number, w.name as warehouse, m.reason, m.source_number, m.quantity, n.name as unit_name,
        m.quantity_after, m.quantity * m.unit_cost as value, u.name as user_name
      from stock_movements m join products p on p.id = m.product_id join units n on n.code = p.unit
        join warehouses w on w.id = m.warehouse_id
        left join users u on u.id = m.user_id
      where m.at >= ${adenDayBounds(from).from} and m.at < ${adenDayBounds(to).until}
        and (${warehouseId}::uuid is null or m.warehouse_id = ${warehouseId}::uuid)
        and ${inCategory(filters.category)} and ${between(sql`abs(m.quantity)`, filters)}
      order by m.at desc, m.seq desc`,
    figures: [
      { label: 'عدد الحركات', kind: 'number', sum: sql`count(*)` },
      { label: 'كمية الوارد', kind: 'number', sum: sql`sum(r.quantity) filter (where r.quantity > 0)` },
      { label: 'كمية الصادر', kind: 'number', sum: sql`-sum(r.quantity) filter (where r.quantity < 0)` },
      { label: 'قيمة الوارد', kind: 'usd', sum: sql`sum(r.value) filter (where r.quantity > 0)` },
      { label: 'قيمة الصادر', kind: 'usd', sum: sql`-sum(r.value) filter (where r.quantity < 0)` },
    ],
    chart: {
      label: 'القطع الأكثر حركة',
      kind: 'number',
      by: sql`r.name`,
      value: sql`sum(abs(r.quantity))`,
    },
  };
}
