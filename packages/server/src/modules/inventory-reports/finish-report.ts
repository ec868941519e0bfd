import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';
import { mailReport } from './mail-report';
import type { ReportRow } from './report-facts';

/**
 * Completes a report, mails it if requested, and deletes older results; a scheduled report becomes scheduled.
 */
export async function finishReport(tx: Tx, report: ReportRow, resultId: string): Promise<void> {
  const { id, deliver, emailRecipients: recipients, mailsCosts: withCosts } = report;
  await tx
    .updateTable('inventoryReports')
    .set({
      status: sql`case when schedule_enabled then 'scheduled' else 'completed' end`,
      progress: 100,
      error: '',
      deliver: false,
      generatedAt: sql`now()`,
      updatedAt: sql`now()`,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  if (deliver) await mailReport(tx, report, { resultId, recipients, userId: null, withCosts });
  await dropOlderResults(tx, id, resultId);
  await recordChange(tx, 'system', {
    action: 'inventoryReport.generated',
    entity: 'inventory-reports',
    entityId: id,
    after: { result: resultId },
  });
}

/** Keeps results that a queued message needs, or an unsent one that may be retried within a week. */
async function dropOlderResults(tx: Tx, reportId: string, newest: string): Promise<void> {
  await sql`
    delete from inventory_report_results r where r.report_id = ${reportId} and r.id <> ${newest}
      and not exists (select from outbox o where o.source_id = ${reportId}
        and (o.status = 'queued' or (o.status <> 'sent' and o.created_at > now() - interval '7 days'))
        and o.attachment ->> 'resultId' = r.id::text)`.execute(tx);
}
