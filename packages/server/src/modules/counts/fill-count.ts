import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../db/transaction';

export interface Scope {
  warehouseId: string;
  /** Limits the count to this category and its sub-categories. */
  categoryId?: string | null | undefined;
  /** Limits the count to shelves whose name contains this text. */
  location?: string | undefined;
}

/** Adds all parts in stock in the warehouse to the count, sorted by shelf, in one statement. */
export async function fillCount(
  tx: Tx,
  countId: string,
  { warehouseId, categoryId, location }: Scope,
): Promise<void> {
  const conditions = [
    sql<SqlBool>`s.warehouse_id = ${warehouseId}`,
    sql<SqlBool>`s.quantity > 0`,
    ...(categoryId
      ? [
          sql<SqlBool>`p.category_id in (
            with recursive branch as (
              select id from categories where id = ${categoryId}
              union all select c.id from categories c join branch on c.parent_id = branch.id)
            select id from branch)`,
        ]
      : []),
    ...(location ? [sql<SqlBool>`position(turoos_fold(${location}) in turoos_fold(p.shelf)) > 0`] : []),
  ];
  await sql`
    insert into inventory_count_items (count_id, product_id, position, system_quantity, unit_cost)
    select ${countId}, p.id, row_number() over (order by p.shelf = '', p.shelf, p.name, p.id), s.quantity, t.cost
    from stock s join products p on p.id = s.product_id join stock_totals t on t.product_id = s.product_id
    where ${sql.join(conditions, sql` and `)}`.execute(tx);
}
