import type { DeadStockQuery } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { containsWords } from '../../db/search';

type Filter = Partial<
  Pick<DeadStockQuery, 'q' | 'categoryId' | 'warehouse' | 'valueClass' | 'movementClass'>
>;

/** Matches parts `p` with their demand `d`. */
export const partFilters = ({
  q,
  categoryId,
  warehouse,
  valueClass,
  movementClass,
}: Filter): RawBuilder<SqlBool> => {
  const conditions = [
    ...(q ? [containsWords(sql`p.search_text`, q)] : []),
    ...(categoryId
      ? [
          sql`p.category_id in (
            with recursive branch as (
              select id from categories where id = ${categoryId}
              union all select c.id from categories c join branch on c.parent_id = branch.id)
            select id from branch)`,
        ]
      : []),
    ...(warehouse
      ? [
          sql`(p.main_warehouse_id = ${warehouse} or exists (
            select from stock s where s.product_id = p.id and s.warehouse_id = ${warehouse}))`,
        ]
      : []),
    ...(valueClass ? [sql`d.value_class = ${valueClass}`] : []),
    ...(movementClass ? [sql`d.movement_class = ${movementClass}`] : []),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
};
