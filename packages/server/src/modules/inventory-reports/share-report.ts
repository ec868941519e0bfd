import { conflict, reportTexts, wrongField, type ShareReport } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockIdleReport } from './lock-report';
import { mailReport } from './mail-report';
import { newestResult, seesCosts } from './results.queries';

/** Mails the newest result of a report. */
export async function shareReport(
  tx: Tx,
  user: Actor,
  id: string,
  { recipients: given, format, message }: ShareReport,
): Promise<void> {
  const report = await lockIdleReport(tx, id);
  const recipients = given ?? report.emailRecipients;
  if (recipients.length === 0) throw wrongField('recipients', reportTexts.shareWith);
  const result = await newestResult(tx, id);
  if (!result) throw conflict(reportTexts.noResult);
  await mailReport(tx, report, {
    resultId: result.id,
    recipients,
    format,
    message,
    userId: user.id,
    withCosts: seesCosts(user),
  });
  await tx
    .updateTable('inventoryReports')
    .set({ isShared: true, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, user, {
    action: 'inventoryReport.share',
    entity: 'inventory-reports',
    entityId: id,
    after: { recipients },
  });
}
