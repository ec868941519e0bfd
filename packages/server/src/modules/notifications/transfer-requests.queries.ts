import type { TransferStep } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { unitOf } from '../units';
import type { News } from './news';
import { requestNews, type RequestEvent } from './request-news.rules';

/** The steps of a request that concern the other end; those who received goods know it themselves. */
const toldSteps = ['accept', 'reject', 'withdraw', 'ship', 'cancel'] satisfies TransferStep[];

/** Tells the people of a warehouse what another one asks it for, and those who asked what became of it. */
export async function transferRequests(tx: Tx, since: Date): Promise<News[]> {
  const { rows } = await sql<RequestEvent>`
    with events as materialized (
      select id, id as transfer_id, 'request' as step, '' as note, created_by as doer_id
      from transfers where created_at >= ${since} and status = 'requested'
      union all
      select s.id, s.entity_id, s.step, s.note, s.user_id from document_steps s
      where s.entity = 'transfers' and s.step = any (${toldSteps}::text[]) and s.at >= ${since}
        and exists (select from transfer_items i where i.transfer_id = s.entity_id and i.asked is not null)
    ), told as (
      insert into told_news (kind, subject_id) select 'transferRequests', id from events
      on conflict do nothing returning subject_id
    )
    select e.id as event_id, e.step, e.note, e.doer_id, t.id as transfer_id, t.transfer_number, t.from_warehouse_id, t.to_warehouse_id,
      turoos_warehouse_name(t.from_warehouse_id) as source_name,
      turoos_warehouse_name(t.to_warehouse_id) as destination_name, (
        select json_agg(json_build_object('name', p.name, 'unit', ${unitOf(sql`p.id`)}, 'quantity', i.quantity,
          'asked', coalesce(i.asked, i.quantity)) order by i.position)
        from transfer_items i join products p on p.id = i.product_id where i.transfer_id = t.id) as lines
    from told join events e on e.id = told.subject_id join transfers t on t.id = e.transfer_id
    order by e.id`.execute(tx);
  return rows.map(requestNews);
}
