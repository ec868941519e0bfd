import { notFound, changeReportBlocked, reportTexts, staleVersion } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
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
  if (version !== undefined && version !== report.version) throw staleVersion();
  return report;
}

/** Locks the report's row; throws while the report is being generated. */
export async function lockIdleReport(tx: Tx, id: string, version?: number): Promise<ReportRow> {
  const report = await lockReport(tx, id, version);
  refuseIf(changeReportBlocked(report.status));
  return report;
}
