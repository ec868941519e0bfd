import type { CampaignMessage, CampaignMessagesQuery, Page } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWordsOrCode } from '../../db/search';
import { isExcluded } from './audience.queries';
import { readCampaign } from './campaigns.queries';

/** Lists a campaign's messages with their recipients and delivery status. */
export async function listCampaignMessages(
  db: Db,
  id: string,
  query: CampaignMessagesQuery,
): Promise<Page<CampaignMessage>> {
  await readCampaign(db, id);
  const direction = query.sort === 'createdAt' ? 'asc' : 'desc';
  let messages = db
    .selectFrom('outbox')
    .select([
      'id',
      'channel',
      'recipient',
      'status',
      'attempts',
      'error',
      'openedAt',
      'clickedAt',
      'sentAt',
      'createdAt',
      sql<CampaignMessage['customer']>`(
        select json_build_object('_id', customers.id, 'name', customers.name, 'isExcluded', ${isExcluded}) from customers
        where customers.id = outbox.customer_id)`.as('customer'),
    ])
    .where('sourceType', '=', 'marketing')
    .where('sourceId', '=', id)
    .orderBy('createdAt', direction)
    .orderBy('id', direction);
  if (query.channel) messages = messages.where('channel', '=', query.channel);
  if (query.status) messages = messages.where('status', '=', query.status);
  if (query.q)
    messages = messages.where(
      sql<boolean>`exists (select from customers where customers.id = outbox.customer_id
        and ${containsWordsOrCode(sql.ref('customers.search_text'), query.q)})`,
    );
  const { rows, ...page } = await readPage(db, messages, query);
  return {
    ...page,
    rows: rows.map(({ id: messageId, ...row }) => ({
      ...row,
      _id: messageId,
      channel: row.channel,
      status: row.status,
    })),
  };
}
