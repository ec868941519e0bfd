import {
  adenDay,
  keysOf,
  reportTexts,
  wrongField,
  type InventoryReportChanges,
  type ReportStatus,
} from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { checkPlaces } from './check-places';
import { lockIdleReport } from './lock-report';
import type { ReportRow } from './report-facts';
import { seesCosts } from './results.queries';
import { nextRun } from './schedule.rules';
import { storedFilters } from './stored-filters';

/**
 * Updates the fields passed in. An edited report becomes a draft again, or scheduled if it has a schedule.
 */
export async function updateReport(
  tx: Tx,
  user: Actor,
  id: string,
  { version, warehouse, filters, isArchived, ...given }: InventoryReportChanges,
): Promise<void> {
  const report = await lockIdleReport(tx, id, version);
  const category = filters?.category;
  await checkPlaces(tx, { warehouse, category });
  const isEdited =
    Object.keys({ ...given, ...(filters && { filters }), ...(warehouse !== undefined && { warehouse }) })
      .length > 0;
  const schedule = scheduleAfter(report, given);
  const changes = {
    ...given,
    ...schedule,
    ...(warehouse !== undefined && { warehouseId: warehouse }),
    ...(isArchived !== undefined && { isArchived }),
    ...(isEdited && { status: statusAfter(schedule), error: '' }),
  };
  const kept = filters && storedFilters({ ...report.filters, ...filters });
  await tx
    .updateTable('inventoryReports')
    .set({
      ...changes,
      ...(namesRecipients(user, report, given) && { mailsCosts: seesCosts(user) }),
      ...(kept && { filters: jsonb(kept) }),
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, user, {
    action: 'inventoryReport.update',
    entity: 'inventory-reports',
    entityId: id,
    before: Object.fromEntries(keysOf(changes).map((name) => [name, report[name]])),
    after: { ...changes, ...(kept && { filters: kept }) },
  });
}

/** Whether a user answers for the recipients from now on: by adding one, or by saving all of them with the right to see costs. */
const namesRecipients = (user: Actor, report: ReportRow, { emailRecipients: given }: Scheduling): boolean =>
  given !== undefined && (seesCosts(user) || given.some((one) => !report.emailRecipients.includes(one)));

const statusAfter = ({ scheduleEnabled }: { scheduleEnabled: boolean }): ReportStatus =>
  scheduleEnabled ? 'scheduled' : 'draft';

type Scheduling = Pick<
  InventoryReportChanges,
  'scheduleEnabled' | 'scheduleFrequency' | 'scheduleTime' | 'emailRecipients'
>;

/** Returns the schedule after the changes; a changed schedule starts today. */
function scheduleAfter(report: ReportRow, given: Scheduling, now: Date = new Date()) {
  const after = {
    scheduleEnabled: given.scheduleEnabled ?? report.scheduleEnabled,
    scheduleFrequency: given.scheduleFrequency ?? report.scheduleFrequency,
    scheduleTime: given.scheduleTime ?? report.scheduleTime,
    emailRecipients: given.emailRecipients ?? report.emailRecipients,
  };
  if (!after.scheduleEnabled) return { ...after, scheduleFrom: null, scheduledAt: null };
  if (after.emailRecipients.length === 0) throw wrongField('emailRecipients', reportTexts.recipients);
  const isSame =
    report.scheduleEnabled &&
    after.scheduleFrequency === report.scheduleFrequency &&
    after.scheduleTime === report.scheduleTime;
  if (isSame) return { ...after, scheduleFrom: report.scheduleFrom, scheduledAt: report.scheduledAt };
  const from = adenDay(now);
  const schedule = { frequency: after.scheduleFrequency, time: after.scheduleTime, from };
  return { ...after, scheduleFrom: from, scheduledAt: nextRun(schedule, now) };
}
