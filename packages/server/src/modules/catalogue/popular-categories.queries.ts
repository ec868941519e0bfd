import { sql } from 'kysely';
import type { Db } from '../../db/connect';

/** Best sellers that are added up: what sells less than these hardly moves a category up. */
const bestSellers = 5000;

/** The categories that sell most; none while nothing was sold. */
export async function readPopularCategories(db: Db, limit: number) {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.id, c.name_ar as name from (
      select category_id, popularity from products
      where popularity > 0 order by popularity desc, id desc limit ${sql.lit(bestSellers)}) as best
    join categories c on c.id = best.category_id and c.is_active
    group by c.id order by sum(best.popularity) desc, c.id limit ${limit}`.execute(db);
  return rows.map(({ id, name }) => ({ _id: id, name }));
}
