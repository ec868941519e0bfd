import { can, must, type NeedsOverview, type Right } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { readAgeingOfAll } from '../ledger';
import { undecided } from '../offline-sales';
import { givenUpFor } from '../printing';
import { describeStandbys, isAnyInStep } from '../standby';
import type { Config } from '../../system/config';

/** Days without a backup after which somebody must look. */
const daysWithoutBackup = 3;

interface BackupAges {
  backupDays: number | null;
  /** Whether backups are copied elsewhere at all. */
  wantsCopies: boolean;
  copyDays: number | null;
}

const waiting = (table: string, ...statuses: [string, ...string[]]) =>
  sql<
    number | null
  >`(select nullif(count(*), 0) from ${sql.table(table)} where status = any (${statuses}::text[]))`;

/** Transfers whose end of this name is a warehouse that the user sees: the other end only watches them. */
const waitingAt = (end: 'from_warehouse_id' | 'to_warehouse_id', status: string) => sql<number | null>`(
  select nullif(count(*), 0) from transfers
  where status = ${status} and exists (select from warehouses w where w.id = transfers.${sql.ref(end)}))`;

/** By the index of those whose part has come. */
const toTell = sql<number | null>`(
  select nullif(count(*), 0) from asked_part_times where status = 'arrived')`;

/** Reads what waits for the user, each only with the right to act on it. Every large table has an index by status. */
export async function readNeeds(
  db: Db,
  user: Actor,
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<NeedsOverview> {
  const ifMay = <T>(right: Right, value: RawBuilder<T>) => (can(user, right) ? value : sql<null>`null::int`);
  const [{ rows }, ageing] = await Promise.all([
    sql<Omit<NeedsOverview, 'oldDebts' | 'backup' | 'backupCopy' | 'isStoodBy'> & BackupAges>`
      select ${ifMay('stockAdjustments:approve', waiting('stock_adjustments', 'pending'))} as adjustments,
        ${ifMay('transfers:approve', waitingAt('from_warehouse_id', 'pending'))} as transfers,
        ${ifMay('transfers:workflow', waitingAt('from_warehouse_id', 'requested'))} as requests,
        ${ifMay('scrap:approve', waiting('scrap_reports', 'pending'))} as scrap,
        ${ifMay('purchases:update', waiting('purchases', 'pending', 'partly_received'))} as purchases,
        ${ifMay('transfers:complete', waitingAt('to_warehouse_id', 'in_transit'))} as arriving,
        ${ifMay('inventoryCounts:create', waiting('inventory_counts', 'in_progress'))} as counts,
        ${ifMay('sales:create', waiting('sales', 'pending'))} as held_sales,
        ${ifMay('sales:decide', undecided)} as undecided_sales,
        ${givenUpFor(user)} as failed_prints,
        ${ifMay('purchases:create', waiting('asked_parts', 'open'))} as asked_parts,
        ${ifMay('askedParts:tell', toTell)} as arrived_parts,
        (select extract(day from now() - max(created_at))::int from backups where status = 'ready') as backup_days,
        exists (select from backup_places) as wants_copies,
        (select extract(day from now() - max(state_at))::int from backup_places
          where is_same_disk is not true) as copy_days`.execute(db),
    can(user, 'customers:read') ? readAgeingOfAll(db) : undefined,
  ]);
  const { backupDays, wantsCopies, copyDays, ...counts } = must(rows[0]);
  const backupCopy = wantsCopies && can(user, 'backup:create') ? backupNeed(copyDays) : null;
  return {
    ...counts,
    oldDebts: ageing && ageing.over90 > 0 ? ageing.over90 : null,
    backup: can(user, 'backup:create') ? backupNeed(backupDays) : null,
    backupCopy,
    isStoodBy: backupCopy !== null && isAnyInStep(await describeStandbys(db, config)),
  };
}

function backupNeed(days: number | null): NeedsOverview['backup'] {
  if (days === null) return 'never';
  return days >= daysWithoutBackup ? days : null;
}
