import { meaningSteps, type Page } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { readMeanings } from '../part-words';
import type { PartFilters } from './filter-parts';

/** A list that finds fewer parts by the typed words also shows what the words mean. */
export const fewFound = 10;
/** The combinations of meanings that a list looks for, because it looks for all at once. */
const most = 24;

/** Adds what the words of the search mean; undefined if they mean nothing else. */
export async function addMeanings<F extends PartFilters>(db: Db, filters: F): Promise<F | undefined> {
  if (!filters.q) return undefined;
  const { query, inParts } = await readMeanings(db, filters.q);
  const meant = meaningSteps(query, inParts).flat().slice(0, most);
  return meant.length > 0 ? { ...filters, meant } : undefined;
}

/** Reads a page of a list, and if its words find few parts, a page of the parts that they mean too. */
export async function readMeantPage<F extends PartFilters, Row>(
  db: Db,
  filters: F,
  read: (filters: F) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const page = await read(filters);
  const meant = page.total < fewFound ? await addMeanings(db, filters) : undefined;
  return meant ? read(meant) : page;
}
