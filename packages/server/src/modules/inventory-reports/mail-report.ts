import type { ReportFormat } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { queueMessages } from '../outbox';
import { readSettings } from '../../kernel/settings';

interface Mailing {
  resultId: string;
  recipients: readonly string[];
  userId: string | null;
  withCosts: boolean;
  format?: ReportFormat | undefined;
  message?: string | undefined;
}

/** Queues one message per recipient; the file is attached when the message is sent. */
export async function mailReport(
  tx: Tx,
  report: { id: string; name: string; title: string; description: string; format: string },
  { resultId, recipients, userId, withCosts, format, message }: Mailing,
): Promise<void> {
  const { name: shop } = await readSettings(tx, 'store');
  const title = report.title || report.name;
  const body = [message || `مرفق تقرير المخزون «${title}».`, report.description, shop]
    .filter(Boolean)
    .join('\n\n');
  await queueMessages(
    tx,
    recipients.map((recipient) => ({
      channel: 'email',
      recipient,
      subject: `تقرير المخزون: ${title}`,
      body,
      attachment: {
        kind: 'inventory-report',
        resultId,
        format: format ?? report.format,
        costs: withCosts ? 'shown' : 'hidden',
      },
      source: { type: 'inventory-reports', id: report.id },
      userId,
    })),
  );
}
