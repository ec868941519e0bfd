import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { startWebhook, type SendingContext } from './run-webhook';

/** Starts every address that has something to be told: after a change, or when the process that told it has died. */
export async function startDueWebhooks(context: SendingContext): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select w.id from webhooks w
    where w.is_active and exists (
      select from webhook_deliveries d
      where d.webhook_id = w.id and d.status = 'queued' and d.next_attempt_at <= now())`.execute(context.db);
  for (const { id } of rows) startWebhook(context, id);
}

/** Days for which deliveries are listed and can be sent again, and unsent ones wait. */
const keptDays = 30;

export async function forgetOldDeliveries(db: Db): Promise<void> {
  await sql`
    delete from webhook_deliveries where happened_at < now() - ${keptDays} * interval '1 day'`.execute(db);
}
