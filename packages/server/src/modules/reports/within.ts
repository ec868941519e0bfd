import { adenDayBounds, type ReportFilter } from '@turoos/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** From the first moment of one day to the last of another, either of them open. */
export const within = (
  moment: RawBuilder<Date>,
  { startDate, endDate }: ReportFilter,
): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${startDate ? sql`${moment} >= ${adenDayBounds(startDate).from}` : sql`true`}
  and ${endDate ? sql`${moment} < ${adenDayBounds(endDate).until}` : sql`true`})`;
