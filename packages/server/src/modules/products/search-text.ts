import { sql, type RawBuilder } from 'kysely';

type Column = RawBuilder<unknown>;
const nothing = sql`''`;

interface PartColumns {
  /** Without one the part is new: no other numbers, no vehicles. */
  id?: Column;
  name: Column;
  brand?: Column;
  partCode: Column;
  barcode?: Column;
  code?: Column;
  categoryId: Column;
}

/**
 * What refresh_search_text would write, for statements that write many parts: writing it afterwards would write each
 * part and all its indexes twice. As text in the statement, since a function with queries in it is called row by row.
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
