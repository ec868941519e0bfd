import { sql } from 'kysely';
import { between, inCategory, valueOfOne, usable } from './parts-source';
import type { ReportContent, Scope } from './report-content';

/** The stock of each warehouse. */
export function byWarehouse(scope: Scope): ReportContent {
  const { warehouseId, filters } = scope;
  const inStock = usable(sql<number>`s.quantity`, scope, sql`b.warehouse_id = s.warehouse_id`);
  return {
    columns: [
      { key: 'name', label: 'المستودع', kind: 'text' },
      { key: 'code', label: 'الرمز', kind: 'code' },
      { key: 'parts', label: 'الأصناف', kind: 'number' },
      { key: 'quantity', label: 'الكمية', kind: 'number' },
      { key: 'value', label: 'القيمة', kind: 'usd' },
      { key: 'capacity', label: 'السعة', kind: 'number' },
      { key: 'utilisation', label: 'نسبة الامتلاء', kind: 'percent' },
    ],
    rows: sql`
      select i.*, round(100 * i.quantity / i.capacity, 1) as utilisation from (
        select w.name, w.code, w.capacity, count(*) filter (where l.quantity > 0) as parts,
          coalesce(sum(l.quantity), 0) as quantity, coalesce(sum(l.quantity * l.unit), 0) as value
        from warehouses w left join (
          select s.warehouse_id, ${inStock} as quantity, ${valueOfOne} as unit
          from stock s join products p on p.id = s.product_id join stock_totals t on t.product_id = p.id
          where p.is_active and ${inCategory(filters.category)}
        ) l on l.warehouse_id = w.id
        where ${warehouseId}::uuid is null or w.id = ${warehouseId}::uuid
        group by w.id
      ) i where (${filters.includeZeroStock} or i.quantity > 0) and ${between(sql`i.quantity`, filters)}
      order by i.value desc, i.name`,
    figures: [
      { label: 'عدد المستودعات', kind: 'number', sum: sql`count(*)` },
      { label: 'إجمالي الكمية', kind: 'number', sum: sql`sum(r.quantity)` },
      { label: 'إجمالي القيمة', kind: 'usd', sum: sql`sum(r.value)` },
    ],
    chart: { label: 'قيمة المستودعات', kind: 'usd', by: sql`r.name`, value: sql`sum(r.value)` },
  };
}
