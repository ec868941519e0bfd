import {
  carSpellings,
  fitRule,
  makeSpellings,
  type FitSuggestion,
  type FitSuggestionsQuery,
  type Page,
} from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import { fitmentIsFor } from '../products';

/** So many of the last sales for a known car are looked through, so that the time does not grow with the shop. */
const lookedThrough = 20_000;

interface Row extends Omit<FitSuggestion, 'part'> {
  id: string;
  name: string;
  partNumber: string;
  total: number;
}

/** Finds what the last sales and returns say about parts and cars beside what is recorded. */
export async function findSuggestions(db: Db, query: FitSuggestionsQuery): Promise<Page<FitSuggestion>> {
  const { page, limit } = query;
  const sales = soldFor(query);
  const { rows: cars } = await sql<Car>`
    select distinct make, model from (${sales}) as c`.execute(db);
  const { rows } = await sql<Row>`
    with line as (
      select i.product_id, c.make, c.model, c.year, ${cameBack} as came_back
      from (${sales}) c join sale_items i on i.sale_id = c.sale_id
      where ${query.product ? sql`i.product_id = ${query.product}` : sql`true`}
        and (i.returned < i.quantity or ${cameBack})
    ), car_year as (
      select product_id, make, model, year, count(*) filter (where not came_back) as sold,
        count(*) filter (where came_back) as returned
      from line group by product_id, make, model, year
    ), judged as (
      select y.*, case when exists (
          select from product_fitments f where f.product_id = y.product_id and ${fitmentIsFor({
            makes: sql`named.makes`,
            models: sql`named.models`,
            year: sql`y.year`,
          })}) then 'doubt' else 'fits' end as kind
      from car_year y join ${spelled(cars)} on named.make = y.make and named.model = y.model
    ), suggested as (
      select product_id, make, model, kind, sum(sold)::int as sold, sum(returned)::int as returned,
        array_agg(year order by year) filter (where case kind when 'fits' then sold > 0 else returned > 0 end) as years
      from judged group by product_id, make, model, kind
      having case kind when 'fits' then sum(sold) - ${fitRule.comeBack} * sum(returned) >= ${fitRule.enough}
        else sum(returned) > 0 end
    )
    select s.kind, s.make, s.model, s.years, s.sold, s.returned, p.id, p.name, p.part_number,
      count(*) over ()::int as total
    from suggested s join products p on p.id = s.product_id and p.is_active
    where not exists (
      select from fit_dismissals d where d.product_id = s.product_id and d.kind = s.kind
        and d.make = turoos_fold(s.make) and d.model = turoos_fold(s.model))
    order by s.kind, s.sold desc, s.returned, s.product_id, s.make, s.model
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return {
    rows: rows.map(({ id: _id, name, partNumber, total: _total, ...said }) => ({
      ...said,
      part: { _id, name, partNumber },
    })),
    total: rows[0]?.total ?? 0,
    page,
    limit,
  };
}

/** The last sales for a known car that were made and not cancelled; of a part, those with it. */
const soldFor = ({ product }: FitSuggestionsQuery): RawBuilder<unknown> => sql`
  select c.sale_id, c.make, c.model, c.year from (
    select c.* from sale_cars c
    where ${product ? sql`c.sale_id in (select sale_id from sale_items where product_id = ${product})` : sql`true`}
    order by c.sale_id desc limit ${sql.lit(lookedThrough)}
  ) c join sales s on s.id = c.sale_id and s.status in ('completed', 'refunded')`;

/** Whether the goods of the line `i` came back because they did not fit. */
const cameBack = sql`exists (
  select from sale_refunds r join sale_refund_items b on b.refund_id = r.id
  where r.sale_id = i.sale_id and r.unfit and b.position = i.position)`;

interface Car {
  make: string;
  model: string;
}

/** Rows `named` of cars with all spellings of their names, which are in the contract and not in SQL. */
const spelled = (cars: readonly Car[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(
    cars.map(({ make, model }) => ({
      make,
      model,
      makes: makeSpellings(make),
      models: carSpellings(model),
    })),
  )}::jsonb) as named (make text, model text, makes text[], models text[])`;
