import { notFound, changeReportBlocked, reportTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { assertCurrent } from '../../kernel/assert-current';
import { refuseIf } from '../../kernel/assert-may';
import type { ReportRow } from './report-facts';

/** Locks the report's row; throws a conflict when the version is stale. */
async function lockReport(tx: Tx, id: string, version?: number): Promise<ReportRow> {
  const report = await tx
    .selectFrom('inventoryReports')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!report) throw notFound(reportTexts.notFound);
  assertCurrent(version, report);
  return report;
}

/** Locks the report's row; throws while the report is being generated. */
export async function lockIdleReport(tx: Tx, id: string, version?: number): Promise<ReportRow> {
  const report = await lockReport(tx, id, version);
  refuseIf(changeReportBlocked(report.status));
  return report;
}
