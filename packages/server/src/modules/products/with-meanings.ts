import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { filterParts, type PartFilters } from './filter-parts';
import { addMeanings, fewFound } from './meant-page';
import { fromParts } from './products.queries';

/** Returns the filters of a file that contains what a list with these filters shows. */
export async function withMeanings<F extends PartFilters>(db: Db, filters: F): Promise<F> {
  const meant = await addMeanings(db, filters);
  if (!meant) return filters;
  const found = await filterParts(fromParts(db, filters.warehouse), filters)
    .select(sql`1`.as('one'))
    .limit(fewFound)
    .execute();
  return found.length < fewFound ? meant : filters;
}
