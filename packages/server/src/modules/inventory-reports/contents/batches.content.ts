import { batchStatus, expiredBatch, expiringUntil } from '@turoos/contract';
import { sql } from 'kysely';
import { between, inCategory, valueOfOne } from './parts-source';
import type { ReportContent, Scope } from './report-content';

const states = {
  expired: expiredBatch.label,
  expiring: batchStatus.expiring.label,
  active: batchStatus.active.label,
};

/** Batches in stock that have an expiry date, the earliest first. */
export const expiringBatches = ({ warehouseId, filters, today }: Scope): ReportContent => ({
  columns: [
    { key: 'name', label: 'المنتج', kind: 'text' },
    { key: 'partNumber', label: 'رقم القطعة', kind: 'code' },
    { key: 'warehouse', label: 'المستودع', kind: 'text' },
    { key: 'batchNumber', label: 'رقم دفعة المخزون', kind: 'code' },
    { key: 'quantity', label: 'الكمية', kind: 'number' },
    { key: 'unitName', label: 'الوحدة', kind: 'text' },
    { key: 'expiryDate', label: 'تاريخ الانتهاء', kind: 'day' },
    { key: 'daysLeft', label: 'الأيام المتبقية', kind: 'number' },
    { key: 'state', label: 'الحالة', kind: 'text', words: states },
    { key: 'value', label: 'القيمة', kind: 'usd' },
  ],
  rows: sql`
    select p.name, p.part_number, w.name as warehouse, b.batch_number, b.quantity, u.name as unit_name, b.expiry_date,
      b.expiry_date - ${today}::date as days_left, b.quantity * ${valueOfOne} as value,
      case when b.expiry_date < ${today}::date then 'expired'
        when b.expiry_date <= ${expiringUntil(today)}::date then 'expiring' else 'active' end as state
    from stock_batches b join products p on p.id = b.product_id join stock_totals t on t.product_id = p.id
      join units u on u.code = p.unit join warehouses w on w.id = b.warehouse_id
    where b.expiry_date is not null
      and (b.quantity > 0 or ${filters.includeZeroStock})
      and (${filters.includeExpired} or b.expiry_date >= ${today}::date)
      and (${warehouseId}::uuid is null or b.warehouse_id = ${warehouseId}::uuid)
      and ${inCategory(filters.category)} and ${between(sql`b.quantity`, filters)}
    order by b.expiry_date, p.name, b.batch_number`,
  figures: [
    { label: 'عدد دفعات المخزون', kind: 'number', sum: sql`count(*)` },
    { label: 'إجمالي الكمية', kind: 'number', sum: sql`sum(r.quantity)` },
    { label: 'دفعات مخزون منتهية', kind: 'number', sum: sql`count(*) filter (where r.state = 'expired')` },
    { label: 'تنتهي قريباً', kind: 'number', sum: sql`count(*) filter (where r.state = 'expiring')` },
    { label: 'قيمة المنتهية', kind: 'usd', sum: sql`sum(r.value) filter (where r.state = 'expired')` },
  ],
  chart: {
    label: 'الكمية حسب شهر الانتهاء',
    kind: 'number',
    by: sql`to_char(r.expiry_date, 'YYYY-MM')`,
    value: sql`sum(r.quantity)`,
  },
});
