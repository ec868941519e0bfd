import { can, must, type NeedsOverview, type Right } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { readAgeingOfAll } from '../ledger';

/** Days without a backup after which somebody must look. */
const daysWithoutBackup = 3;

const pending = (table: string) =>
  sql<number | null>`(select nullif(count(*), 0) from ${sql.table(table)} where status = 'pending')`;

/** Reads what waits for the user, each only with the right to act on it. Every count has an index by status. */
export async function readNeeds(db: Db, user: Actor): Promise<NeedsOverview> {
  const ifMay = <T>(right: Right, value: RawBuilder<T>) => (can(user, right) ? value : sql<null>`null::int`);
  const [{ rows }, ageing] = await Promise.all([
    sql<Omit<NeedsOverview, 'oldDebts' | 'backup'> & { backupDays: number | null }>`
      select ${ifMay('stockAdjustments:approve', pending('stock_adjustments'))} as adjustments,
        ${ifMay('transfers:approve', pending('transfers'))} as transfers,
        ${ifMay('scrap:approve', pending('scrap_reports'))} as scrap,
        ${ifMay('sales:create', pending('sales'))} as held_sales,
        (select extract(day from now() - max(created_at))::int from backups where status = 'ready') as backup_days`.execute(
      db,
    ),
    can(user, 'customers:read') ? readAgeingOfAll(db) : undefined,
  ]);
  const { backupDays, ...counts } = must(rows[0]);
  return {
    ...counts,
    oldDebts: ageing && ageing.over90 > 0 ? ageing.over90 : null,
    backup: can(user, 'backup:create') ? backupNeed(backupDays) : null,
  };
}

function backupNeed(days: number | null): NeedsOverview['backup'] {
  if (days === null) return 'never';
  return days >= daysWithoutBackup ? days : null;
}
