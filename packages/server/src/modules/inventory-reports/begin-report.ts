import {
  generateReportBlocked,
  type GenerateReport,
  type NewInventoryReport,
  type ReportStatus,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { createReport } from './create-report';
import { lockIdleReport } from './lock-report';

/** What a report that is to be made starts with; the making itself is a job's. */
export const begun = { status: 'generating', progress: 0, attempts: 0, error: '' } as const;

/** Sends a draft to be made, or writes down a new report and sends that; `again` also one that is no draft. */
export async function beginReport(
  tx: Tx,
  user: Actor,
  { reportId, again, ...definition }: GenerateReport,
): Promise<string> {
  const id = reportId ?? (await createReport(tx, user, definition as NewInventoryReport));
  const { status } = await lockIdleReport(tx, id);
  const isNew = reportId === undefined;
  refuseIf(isNew || again ? undefined : generateReportBlocked(status as ReportStatus));
  await tx
    .updateTable('inventoryReports')
    .set({ ...begun, updatedAt: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, user, {
    action: 'inventoryReport.generate',
    entity: 'inventory-reports',
    entityId: id,
    before: { status },
    after: { status: begun.status },
  });
  return id;
}
