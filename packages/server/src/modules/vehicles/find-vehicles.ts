import { vehicleReadings, makeSpellings, parseSort, type VehiclesQuery } from '@turoos/contract';
import { sql, type Expression, type SqlBool } from 'kysely';
import { containsWords } from '../../db/search';

export const conditions = ({
  q,
  make,
  status,
}: Pick<VehiclesQuery, 'q' | 'make' | 'status'>): Expression<SqlBool>[] => [
  ...(q ? [matchesSearch(q)] : []),
  ...(make ? [ofMake(make)] : []),
  ...(status ? [sql<SqlBool>`vehicles.status = ${status}`] : []),
];

/** Matches the words of a search, with makes and models under any of their names. */
const matchesSearch = (q: string) =>
  sql<SqlBool>`(${sql.join(
    vehicleReadings(q).map((text) => containsWords(sql`vehicles.search_text`, text)),
    sql` or `,
  )})`;

export const ofMake = (make: string) =>
  sql<SqlBool>`turoos_fold(vehicles.make) = any (${makeSpellings(make)}::text[])`;

const sortColumns = {
  createdAt: sql`vehicles.created_at`,
  year: sql`vehicles.year`,
  make: sql`turoos_fold(vehicles.make)`,
} as const;

export function sorting(sort: VehiclesQuery['sort']) {
  const { field, direction } = parseSort(sort);
  return { column: sortColumns[field], direction };
}
