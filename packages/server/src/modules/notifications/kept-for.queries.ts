import { reservationStatus } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { News } from './news';
import { answers, ltr } from './news.queries';

/** Reports parts that came in and that customers had asked for, once until nobody waits to be told. */
export const arrivedParts = (tx: Tx, since: Date): Promise<News[]> =>
  answers(
    sql<News>`
    with over as (
      delete from told_news n where n.kind = 'arrivedParts' and not exists (
        select from asked_part_times t where t.asked_part_id = n.subject_id and t.status = 'arrived')
    ), told as (
      insert into told_news (kind, subject_id)
      select distinct 'arrivedParts', a.id
      from asked_part_times t join asked_parts a on a.id = t.asked_part_id
      join stock_totals s on s.product_id = a.product_id
      where t.status = 'arrived' and t.arrived_at >= ${since} and s.quantity > 0
      on conflict do nothing returning subject_id
    )
    select 'arrivedParts' as kind, a.id as subject_id, p.name || ' (' || ${ltr('p.part_number')} || ')' as name,
      null as amount, null as doer_id
    from told join asked_parts a on a.id = told.subject_id join products p on p.id = a.product_id order by a.id`,
    tx,
  );

/** Tells the maker of a reservation that it expired, or that its goods were sold to somebody else. */
export const endedReservations = (tx: Tx, since: Date): Promise<News[]> =>
  answers(
    sql<News>`
    with told as (
      insert into told_news (kind, subject_id)
      select 'reservations', id from reservations
      where ended_at >= ${since} and status in ('broken', 'expired') and user_id is not null
      on conflict do nothing returning subject_id
    )
    select 'reservations' as kind, r.id as subject_id,
      p.name || ' · ' || r.name || ': ' || case r.status
        when 'broken' then ${reservationStatus.broken.label} else ${reservationStatus.expired.label} end as name,
      null as amount, null as doer_id, r.user_id as only_for
    from told join reservations r on r.id = told.subject_id join products p on p.id = r.product_id order by r.id`,
    tx,
  );
