import type { CopiedCustomer, CopiedPart } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../src/db/connect';

/** Reads all parts as a till copies them. */
export async function readCopiedParts(db: Db): Promise<CopiedPart[]> {
  const { rows } = await sql<CopiedPart>`
    select p.id, p.name, p.part_number, p.search_text, p.barcode, p.code, p.supplier_part_number,
      array(select n.code from product_numbers n where n.product_id = p.id) as numbers, p.brand,
      p.type = 'used' as is_used, p.selling_price as price, p.unit, p.popularity, p.replaced_by_id as replaced_by,
      p.main_warehouse_id as warehouse, p.shelf,
      (select coalesce(json_agg(json_build_array(s.warehouse_id, s.quantity)), '[]') from stock s
        where s.product_id = p.id and s.quantity > 0) as stock, t.min_level, p.is_active
    from products p join stock_totals t on t.product_id = p.id`.execute(db);
  return rows;
}

export async function readCopiedCustomers(db: Db): Promise<CopiedCustomer[]> {
  const { rows } = await sql<CopiedCustomer>`
    select id, name, customer_code as code, phone, balance, credit_limit, is_blocked, is_active
    from customers`.execute(db);
  return rows;
}
