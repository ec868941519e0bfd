import { sql, type RawBuilder } from 'kysely';

type Column = RawBuilder<unknown>;
const nothing = sql`''`;

interface PartColumns {
  /** Missing for a new part, which has no other numbers and no fitments yet. */
  id?: Column;
  name: Column;
  brand?: Column;
  partCode: Column;
  barcode?: Column;
  code?: Column;
  categoryId: Column;
}

/**
 * Returns the expression of refresh_search_text, for statements that write many parts: refreshing afterwards
 * would write each part and all its indexes twice. It is inlined SQL, because a function containing queries
 * is called row by row.
 */
export const searchText = ({
  id,
  name,
  brand = nothing,
  partCode,
  barcode = nothing,
  code = nothing,
  categoryId,
}: PartColumns): RawBuilder<string> => sql<string>`concat_ws(' ', '',
  turoos_fold(${name}),
  turoos_fold(${brand}),
  ${partCode},
  turoos_code(${barcode}),
  turoos_fold(${code}),
  (select turoos_fold(concat_ws(' ', c.name_ar, c.name_en, r.name_ar, r.name_en))
     from categories c join categories r on r.id = c.root_id where c.id = ${categoryId})
  ${id ? listsOf(id) : sql``})`;

const listsOf = (id: Column): RawBuilder<unknown> => sql`,
  (select string_agg(o.code, ' ') from product_numbers o where o.product_id = ${id}),
  (select string_agg(distinct turoos_fold(concat_ws(' ', f.make, f.model)), ' ') from product_fitments f
     where f.product_id = ${id}),
  (select string_agg(distinct year::text, ' ') from product_fitments f,
     generate_series(f.year_from, coalesce(f.year_to, f.year_from + 25)) as year where f.product_id = ${id})`;
