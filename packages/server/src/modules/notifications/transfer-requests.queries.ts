import { transferWorkflow } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { News } from './news';
import { answers, ltr } from './news.queries';

const { accept, reject, withdraw } = transferWorkflow.steps;

/** Tells the people of a warehouse what another one asks it for. */
export const askedTransfers = (tx: Tx, since: Date): Promise<News[]> =>
  answers(
    sql<News>`
    with told as (
      insert into told_news (kind, subject_id)
      select 'transferRequests', id from transfers where created_at >= ${since} and status = 'requested'
      on conflict do nothing returning subject_id
    )
    select 'transferRequests' as kind, t.id as subject_id,
      ${ltr('t.transfer_number')} || ' · طلب ' || turoos_warehouse_name(t.to_warehouse_id) || ' من '
        || turoos_warehouse_name(t.from_warehouse_id) as name,
      null as amount, t.created_by as doer_id, t.from_warehouse_id as concerns
    from told join transfers t on t.id = told.subject_id order by t.id`,
    tx,
  );

/** Tells the asker how a request was answered, and the asked warehouse that one was withdrawn. */
export const answeredTransfers = (tx: Tx, since: Date): Promise<News[]> =>
  answers(
    sql<News>`
    with told as (
      insert into told_news (kind, subject_id)
      select 'transferRequests', id from document_steps
      where entity = 'transfers' and from_status = 'requested' and at >= ${since}
      on conflict do nothing returning subject_id
    )
    select 'transferRequests' as kind, t.id as subject_id,
      ${ltr('t.transfer_number')} || ' · ' || case s.step when 'accept' then ${accept.label}
        when 'reject' then ${reject.label} else ${withdraw.label} end
        || case when s.note = '' then '' else ': ' || s.note end as name,
      null as amount, s.user_id as doer_id, case s.step when 'withdraw' then t.from_warehouse_id
        else t.to_warehouse_id end as concerns
    from told join document_steps s on s.id = told.subject_id join transfers t on t.id = s.entity_id
    order by s.id`,
    tx,
  );
