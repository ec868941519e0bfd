import { sql, type RawBuilder } from 'kysely';

type Column = RawBuilder<unknown>;
const nothing = sql`''`;

interface PartColumns {
  name: Column;
  brand?: Column;
  partCode: Column;
  barcode?: Column;
  code?: Column;
  /** Where on the car it goes. */
  place?: { side: Column; axle: Column; position: Column };
  categoryId: Column;
  /** The part's id, or the JSON lists of a part that is being inserted. */
  lists: Column | { numbers: Column; fitments: Column };
}

/**
 * Returns the expression of refresh_search_text, for statements that write many parts: refreshing afterwards
 * would write each part and all its indexes twice. It is inlined SQL, because a function containing queries
 * is called row by row.
 */
export const searchText = ({
  name,
  brand = nothing,
  partCode,
  barcode = nothing,
  code = nothing,
  place = { side: nothing, axle: nothing, position: nothing },
  categoryId,
  lists,
}: PartColumns): RawBuilder<string> => sql<string>`concat_ws(' ', '',
  turoos_fold(${name}),
  turoos_fold(${brand}),
  ${partCode},
  turoos_code(${barcode}),
  turoos_fold(${code}),
  part_place_words(${place.side}, ${place.axle}, ${place.position}),
  (select turoos_fold(concat_ws(' ', c.name_ar, c.name_en, r.name_ar, r.name_en))
     from categories c join categories r on r.id = c.root_id where c.id = ${categoryId}),
  ${'numbers' in lists ? listsIn(lists) : listsOf(lists)})`;

const listsOf = (id: Column): RawBuilder<unknown> => sql`
  (select string_agg(o.code, ' ') from product_numbers o where o.product_id = ${id}),
  ${carsIn(sql`product_fitments f where f.product_id = ${id}`)}`;

const listsIn = ({ numbers, fitments }: { numbers: Column; fitments: Column }): RawBuilder<unknown> => sql`
  (select string_agg(turoos_code(o.number), ' ') from jsonb_to_recordset(${numbers}) as o (number text)),
  ${carsIn(sql`jsonb_to_recordset(${fitments}) as f (make text, model text, year_from int, year_to int) where true`)}`;

/** The makes, models and years of fitments, from rows named f. */
const carsIn = (fitments: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select string_agg(distinct turoos_fold(concat_ws(' ', f.make, f.model)), ' ') from ${fitments}),
  (select string_agg(distinct year::text, ' ') from (select f.year_from, f.year_to from ${fitments}) f,
     generate_series(f.year_from, coalesce(f.year_to, f.year_from + 25)) as year)`;
