import { adenDay, reportDefaults, type NewInventoryReport } from '@turoos/contract';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { assertMay } from '../workflow';
import { checkPlaces } from './check-places';
import { seesCosts } from './results.queries';
import { nextRun } from './schedule.rules';
import { storedFilters } from './stored-filters';

/** Creates a report's definition; a scheduled report also requires the right to schedule. */
export async function createReport(
  tx: Tx,
  user: Actor,
  { warehouse, filters, scheduleEnabled = false, ...given }: NewInventoryReport,
  at: Date = new Date(),
): Promise<string> {
  if (scheduleEnabled) assertMay(user, 'inventoryReports:update');
  await checkPlaces(tx, { warehouse, category: filters?.category });
  const { scheduleFrequency, scheduleTime } = { ...reportDefaults, ...given };
  const schedule = { frequency: scheduleFrequency, time: scheduleTime, from: adenDay(at) };
  const values = {
    ...given,
    warehouseId: warehouse,
    scheduleEnabled,
    scheduleFrequency,
    scheduleTime,
    scheduleFrom: scheduleEnabled ? schedule.from : null,
    scheduledAt: scheduleEnabled ? nextRun(schedule, new Date()) : null,
    status: scheduleEnabled ? ('scheduled' as const) : ('draft' as const),
  };
  const { id } = await tx
    .insertInto('inventoryReports')
    .values({
      ...values,
      filters: jsonb(storedFilters(filters)),
      mailsCosts: seesCosts(user),
      createdBy: user.id,
      createdAt: at,
      updatedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(tx, user, {
    action: 'inventoryReport.create',
    entity: 'inventory-reports',
    entityId: id,
    after: { ...values, filters: storedFilters(filters) },
  });
  return id;
}
