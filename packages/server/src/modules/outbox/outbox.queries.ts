import type { DeliveryStatus, Page, ReportDelivery } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';

/** Lists the messages of a source record, newest first. */
export async function listMessages(
  db: Db,
  sourceId: string,
  paging: { page: number; limit: number },
): Promise<Page<ReportDelivery>> {
  const query = db
    .selectFrom('outbox')
    .selectAll()
    .where('sourceId', '=', sourceId)
    // only the messages of campaigns are held or skipped
    .$narrowType<{ status: DeliveryStatus }>()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  const { rows, ...page } = await readPage(db, query, paging);
  return {
    ...page,
    rows: rows.map((row) => ({
      _id: row.id,
      recipient: row.recipient,
      subject: row.subject,
      status: row.status,
      attempts: row.attempts,
      error: row.error,
      createdAt: row.createdAt,
      sentAt: row.sentAt,
      nextAttemptAt: row.status === 'queued' ? row.nextAttemptAt : null,
    })),
  };
}
