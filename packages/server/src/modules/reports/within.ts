import { adenDayBounds, type ReportFilter } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Tests that a moment is between the start of one day and the end of another; either bound is optional. */
export const within = (
  moment: RawBuilder<Date>,
  { startDate, endDate }: ReportFilter,
): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${startDate ? sql`${moment} >= ${adenDayBounds(startDate).from}` : sql`true`}
  and ${endDate ? sql`${moment} < ${adenDayBounds(endDate).until}` : sql`true`})`;
