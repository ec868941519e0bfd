import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { unitValue } from '../../stock';
import type { Scope } from './report-content';

/** Whether a part is in the category or one of its descendants. */
export const inCategory = (category: string | null): RawBuilder<SqlBool> =>
  category === null
    ? sql`true`
    : sql`p.category_id in (
        with recursive branch as (
          select id from categories where id = ${category}
          union all select c.id from categories c join branch b on c.parent_id = b.id
        ) select id from branch)`;

export const between = (
  quantity: RawBuilder<number>,
  { minQuantity, maxQuantity }: Scope['filters'],
): RawBuilder<SqlBool> =>
  sql`(${minQuantity}::numeric is null or ${quantity} >= ${minQuantity}::numeric)
    and (${maxQuantity}::numeric is null or ${quantity} <= ${maxQuantity}::numeric)`;

export const valueOfOne = unitValue(sql`t.cost`, sql`p.selling_price`);

/** Subtracts expired batches from a quantity, unless the filters include them. */
export const usable = (
  quantity: RawBuilder<number>,
  { filters, today }: Scope,
  where: RawBuilder<SqlBool>,
): RawBuilder<number> =>
  filters.includeExpired
    ? quantity
    : sql`greatest(0, ${quantity} - coalesce((
        select sum(b.quantity) from stock_batches b
        where b.product_id = p.id and b.expiry_date < ${today}::date and ${where}), 0))`;

/** Selects the parts of the shop, or of one warehouse, with their stock. */
export function parts(scope: Scope): RawBuilder<Record<string, unknown>> {
  const { warehouseId, filters } = scope;
  const [quantity, joined, there, batches] =
    warehouseId === null
      ? [sql<number>`t.quantity`, sql``, sql<SqlBool>`true`, sql<SqlBool>`true`]
      : [
          sql<number>`coalesce(s.quantity, 0)`,
          sql`left join stock s on s.product_id = p.id and s.warehouse_id = ${warehouseId}`,
          sql<SqlBool>`(s.product_id is not null or p.main_warehouse_id = ${warehouseId})`,
          sql<SqlBool>`b.warehouse_id = ${warehouseId}`,
        ];
  return sql`
    select l.*, l.quantity * l.unit as value,
      case when l.quantity <= 0 then 'out_of_stock' when l.quantity <= l.min_level then 'low_stock'
        else 'in_stock' end as level
    from (
      select p.id, p.name, p.part_number, p.brand, coalesce(c.name_ar, 'بلا فئة') as category,
        ${usable(quantity, scope, batches)} as quantity, t.min_level, t.cost, p.selling_price,
        ${valueOfOne} as unit, u.name as unit_name
      from products p join units u on u.code = p.unit join stock_totals t on t.product_id = p.id
        left join categories c on c.id = p.category_id ${joined}
      where p.is_active and ${there} and ${inCategory(filters.category)}
    ) l where ${between(sql`l.quantity`, filters)}`;
}
