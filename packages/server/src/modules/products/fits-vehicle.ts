import { fold, makeSpellings, modelSpellings } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** A vehicle as SQL: folded texts and a number, values or columns; `makes` and `models` are arrays of every spelling. */
interface VehicleInSql {
  makes?: RawBuilder<unknown> | undefined;
  models?: RawBuilder<unknown> | undefined;
  year?: RawBuilder<unknown> | undefined;
  engine?: RawBuilder<unknown> | undefined;
}

/** The fitment `f` is for this vehicle. What either does not say fits any; which engines, their words decide. */
export function fitmentIsFor({ makes, models, year, engine }: VehicleInSql): RawBuilder<SqlBool> {
  const tests = [
    makes && sql`turoos_fold(f.make) = any (${makes}::text[])`,
    models && sql`turoos_fold(f.model) = any (array_append(${models}::text[], ''))`,
    engine && sql`(f.engine = '' or position(${engine} in turoos_fold(f.engine)) > 0)`,
    year &&
      sql`(f.year_from is null or f.year_from <= ${year}) and (f.year_to is null or f.year_to >= ${year})`,
  ].filter((test) => test !== undefined);
  return sql<SqlBool>`(${sql.join([sql`true`, ...tests], sql` and `)})`;
}

interface Vehicle {
  make?: string | undefined;
  model?: string | undefined;
  year?: number | undefined;
  engine?: string | undefined;
}

/** One of the vehicles the part of `products` is made for is this one. */
export const fitsVehicle = ({
  make,
  model,
  year,
  engine,
}: Vehicle): RawBuilder<SqlBool> => sql<SqlBool>`products.id in (
  select f.product_id from product_fitments f where ${fitmentIsFor({
    makes: make ? sql`${makeSpellings(make)}` : undefined,
    models: model ? sql`${modelSpellings(model)}` : undefined,
    year: year ? sql`${year}` : undefined,
    engine: engine ? sql`${fold(engine)}` : undefined,
  })})`;
