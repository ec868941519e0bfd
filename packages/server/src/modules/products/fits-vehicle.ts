import { fold, makeSpellings, modelSpellings } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * A vehicle as SQL values or columns: folded texts and a number; `makes` and `models` are arrays of all
 * spellings.
 */
interface VehicleInSql {
  makes?: RawBuilder<unknown> | undefined;
  models?: RawBuilder<unknown> | undefined;
  year?: RawBuilder<unknown> | undefined;
  /** The last year where only a range is known, of which `year` is the first. */
  yearTo?: RawBuilder<unknown> | undefined;
  engine?: RawBuilder<unknown> | undefined;
}

/**
 * Tests whether the fitment `f` is for this vehicle. A field missing on either side matches any value;
 * engines match by substring, of parts that depend on the engine; years where the ranges meet.
 */
export function fitmentIsFor({
  makes,
  models,
  year,
  yearTo = year,
  engine,
}: VehicleInSql): RawBuilder<SqlBool> {
  const tests = [
    makes && sql`turoos_fold(f.make) = any (${makes}::text[])`,
    models && sql`turoos_fold(f.model) = any (array_append(${models}::text[], ''))`,
    engine &&
      sql`(f.engine = '' or position(${engine} in turoos_fold(f.engine)) > 0
        or not ${needsEngine(sql`f.product_id`)})`,
    year &&
      sql`(f.year_from is null or f.year_from <= ${yearTo}) and (f.year_to is null or f.year_to >= ${year})`,
  ].filter((test) => test !== undefined);
  return sql<SqlBool>`(${sql.join([sql`true`, ...tests], sql` and `)})`;
}

/**
 * Tells whether a part depends on the engine: as the owner says of its category, else as its own name or that of its
 * category does. A part of which nothing is known depends on it.
 */
export const needsEngine = (partId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  select coalesce(c.engine_rule, p.engine_by_name, c.engine_guess, true)
  from products p left join categories c on c.id = p.category_id where p.id = ${partId})`;

interface Vehicle {
  make?: string | undefined;
  model?: string | undefined;
  year?: number | undefined;
  engine?: string | undefined;
}

/**
 * Tests whether a part of `products` has a fitment for this vehicle. A model is compared in all its spellings; a search
 * passes `carSpellings`, by which it is also found under the names it has elsewhere.
 */
export const fitsVehicle = (
  { make, model, year, engine }: Vehicle,
  spellings: (model: string) => readonly string[] = modelSpellings,
): RawBuilder<SqlBool> => sql<SqlBool>`products.id in (
  select f.product_id from product_fitments f where ${fitmentIsFor({
    makes: make ? sql`${makeSpellings(make)}` : undefined,
    models: model ? sql`${spellings(model)}` : undefined,
    year: year ? sql`${year}` : undefined,
    engine: engine ? sql`${fold(engine)}` : undefined,
  })})`;
