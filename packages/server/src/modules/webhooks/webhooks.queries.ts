import {
  notFound,
  webhookTexts,
  type DeliveredTopic,
  type Page,
  type Webhook,
  type WebhookDelivery,
  type WebhookTopic,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';

const webhooks = (db: Db) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'name', 'url', 'topics', 'isActive', 'failingSince', 'stoppedAt', 'createdAt', 'version'])
    .select([
      sql<number>`(select count(*) from webhook_deliveries d where d.webhook_id = webhooks.id and d.status = 'queued')`.as(
        'waiting',
      ),
      sql<string>`coalesce((
        select d.error from webhook_deliveries d where d.webhook_id = webhooks.id and d.attempts > 0
        order by d.seq desc limit 1), '')`.as('error'),
    ]);
type WebhookRow = Awaited<ReturnType<ReturnType<typeof webhooks>['executeTakeFirstOrThrow']>>;

const present = ({ id, topics, ...row }: WebhookRow): Webhook => ({
  ...row,
  _id: id,
  topics: topics as WebhookTopic[],
});

/** A shop has a handful; the bound keeps the list short all the same. */
const mostListed = 200;

export const listWebhooks = async (db: Db): Promise<Webhook[]> =>
  (await webhooks(db).orderBy('createdAt').orderBy('id').limit(mostListed).execute()).map(present);

export async function readWebhook(db: Db, id: string): Promise<Webhook> {
  const row = await webhooks(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(webhookTexts.notFound);
  return present(row);
}

const deliveries = (db: Db, webhookId: string) =>
  db
    .selectFrom('webhookDeliveries')
    .select([
      'id',
      'topic',
      'recordId',
      'status',
      'attempts',
      'happenedAt',
      'nextAttemptAt',
      'settledAt',
      'answerStatus',
      'answer',
      'error',
      'tookMs',
    ])
    .where('webhookId', '=', webhookId);
type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveries>['executeTakeFirstOrThrow']>>;

const presentDelivery = ({ id, topic, status, nextAttemptAt, ...row }: DeliveryRow): WebhookDelivery => ({
  ...row,
  _id: id,
  topic: topic as DeliveredTopic,
  status: status as WebhookDelivery['status'],
  nextAttemptAt: status === 'queued' ? nextAttemptAt : null,
});

interface DeliveriesQuery {
  page: number;
  limit: number;
  sort: 'happenedAt' | '-happenedAt';
  status?: WebhookDelivery['status'] | undefined;
}

export async function listDeliveries(
  db: Db,
  webhookId: string,
  { status, sort, ...paging }: DeliveriesQuery,
): Promise<Page<WebhookDelivery>> {
  await readWebhook(db, webhookId);
  let found = deliveries(db, webhookId).orderBy('seq', sort === 'happenedAt' ? 'asc' : 'desc');
  if (status) found = found.where('status', '=', status);
  const page = await readPage(db, found, paging);
  return { ...page, rows: page.rows.map(presentDelivery) };
}

export async function readDelivery(db: Db, webhookId: string, id: string): Promise<WebhookDelivery> {
  const row = await deliveries(db, webhookId).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(webhookTexts.noDelivery);
  return presentDelivery(row);
}
