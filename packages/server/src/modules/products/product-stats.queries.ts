import { must } from '@turoos/contract';
import { sql } from 'kysely';
import { cacheWhenLarge } from '../../db/cache-when-large';
import type { Db } from '../../db/connect';
import { keptHere } from '../stock';

/** The folded names of all brands, found by skipping through the index: parts are many, brands are few. */
const brandNames = sql`brand_names (folded) as (
  (select turoos_fold(brand) from products where brand <> '' order by 1 limit 1)
  union all
  select (select turoos_fold(brand) from products where brand <> '' and turoos_fold(brand) > folded order by 1 limit 1)
  from brand_names where folded is not null
)`;

/** Returns each brand once, in the most common spelling among its first parts. */
export async function readBrands(db: Db): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    with recursive ${brandNames}
    select spelling.brand from brand_names cross join lateral (
      select mode() within group (order by brand) as brand
      from (select brand from products where brand <> '' and turoos_fold(brand) = folded limit 100) first_parts
    ) spelling
    where folded is not null order by 1 limit 1000`.execute(db);
  return rows.map(({ brand }) => brand);
}

interface ProductStats {
  totalProducts: number;
  activeProducts: number;
  totalStock: number;
  lowStockProducts: number;
  outOfStockProducts: number;
  brands: number;
}

export const readProductStats = cacheWhenLarge(
  async (db) => {
    const { rows } = await sql<ProductStats>`
      with recursive ${brandNames}
      select count(*) as total_products, count(*) filter (where p.is_active) as active_products,
        coalesce(sum(t.quantity), 0) as total_stock,
        count(*) filter (where t.level = 'low_stock') as low_stock_products,
        count(*) filter (where t.level = 'out_of_stock' and ${keptHere(sql`p.id`)}) as out_of_stock_products,
        (select count(folded) from brand_names) as brands
      from products p join stock_totals t on t.product_id = p.id`.execute(db);
    return must(rows[0]);
  },
  ({ totalProducts }) => totalProducts,
);
