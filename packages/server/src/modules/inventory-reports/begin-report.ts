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

/** The columns of a report queued for generation; a job generates it. */
export const begun = { status: 'generating', progress: 0, attempts: 0, error: '' } as const;

/** Queues a draft, or a newly created report, for generation; `again` also allows reports in other states. */
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
