import { adenDay, expiringUntil, must, type OwnerAlert } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readAgeingOfAll } from '../ledger';
import { alertsOf, type AlertFacts } from './alerts.rules';
import { readKpiMetrics } from './owner-report.queries';
import type { OwnerSources } from './owner-sources';

type Counts = Pick<AlertFacts, 'customersOverLimit' | 'expiredBatches' | 'expiringBatches' | 'rateAge'>;

export async function readAlerts(sources: OwnerSources, today = adenDay()): Promise<OwnerAlert[]> {
  const [counts, stock, dead, ageing, kpi] = await Promise.all([
    readCounts(sources.db, today),
    sources.stock(),
    sources.deadStock(),
    sources.isBranch ? undefined : readAgeingOfAll(sources.db),
    readKpiMetrics(sources, today),
  ]);
  return alertsOf({
    ...counts,
    customersOverLimit: sources.isBranch ? 0 : counts.customersOverLimit,
    outOfStock: stock.outOfStock,
    lowStock: stock.lowStock,
    overStock: stock.overStock,
    belowCost: stock.belowCost,
    deadParts: dead.count,
    deadValue: dead.value,
    overdue: ageing?.over90 ?? 0,
    salesGrowthRate: kpi.salesGrowthRate,
  });
}

async function readCounts(db: Db, today: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from customers where balance < 0 and -balance > credit_limit) as customers_over_limit,
      (select count(*) from stock_batches where quantity > 0 and expiry_date < ${today}::date) as expired_batches,
      (select count(*) from stock_batches
        where quantity > 0 and expiry_date between ${today}::date and ${expiringUntil(today)}::date) as expiring_batches,
      (select case when bool_and(newest is not null) then max(${today}::date - (newest at time zone 'Asia/Aden')::date) end
        from rate_zones z, lateral (select max(recorded_at) as newest from exchange_rates
          where zone_id = z.id and recorded_at < now() + interval '1 minute') as rates
        where z.is_default or exists (select from warehouses where rate_zone_id = z.id and status <> 'inactive')) as rate_age`.execute(
    db,
  );
  return must(rows[0]);
}
