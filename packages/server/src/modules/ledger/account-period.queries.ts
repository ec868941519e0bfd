import { must, type AccountPeriod } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';

interface Days {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Sums one account's entries before and within the period; `entries` selects change and day. */
export async function readPeriod(
  db: Db,
  entries: RawBuilder<unknown>,
  { startDate, endDate }: Days,
): Promise<AccountPeriod> {
  const { rows } = await sql<Omit<AccountPeriod, 'closing'>>`
    select
      coalesce(sum(change) filter (where is_before), 0) as opening,
      coalesce(-sum(change) filter (where not is_before and change < 0), 0) as debt,
      coalesce(sum(change) filter (where not is_before and change > 0), 0) as credit
    from (select change, coalesce(day < ${startDate ?? null}::date, false) as is_before from (${entries}) entry
      where coalesce(day <= ${endDate ?? null}::date, true)) dated`.execute(db);
  const sums = must(rows[0]);
  return { ...sums, closing: sums.opening - sums.debt + sums.credit };
}
