import { sql } from 'kysely';
import type { Proof } from './proof';

/** Claims about the documents with a workflow: transfers, adjustments, scrap reports and counts. */
export const documentProofs: readonly Proof[] = [
  {
    claim: 'a document stands where its last step left it',
    contradictions: sql`
      select concat(d.number, ': ', d.status, ', last step to ', coalesce(s.to_status, 'none')) as what
      from (
        select id, transfer_number as number, status, case when exists (select from transfer_items i
          where i.transfer_id = transfers.id and i.asked is not null) then 'requested' else 'pending' end as first
        from transfers
        union all select id, adjustment_number, status, 'pending' from stock_adjustments
        union all select id, report_number, status, 'pending' from scrap_reports
        union all select id, count_number, status, 'in_progress' from inventory_counts
      ) d left join lateral (
        select to_status from document_steps where entity_id = d.id order by seq desc limit 1
      ) s on true
      where d.status <> coalesce(s.to_status, d.first)`,
  },
  {
    claim: 'an approved adjustment moved what it says it changed',
    contradictions: sql`
      select concat(a.adjustment_number, ': ', coalesce(a.change, 0), ', moved ', coalesce(m.moved, 0)) as what
      from stock_adjustments a left join (
        select source_id, sum(quantity) as moved from stock_movements where source_type = 'adjustments' group by 1
      ) m on m.source_id = a.id
      where coalesce(a.change, 0) <> coalesce(m.moved, 0)`,
  },
  {
    claim: 'an approved scrap report took out what it names, any other nothing',
    contradictions: sql`
      select concat(r.report_number, ': ', r.quantity, ', moved ', coalesce(m.moved, 0)) as what
      from scrap_reports r left join (
        select source_id, sum(quantity) as moved from stock_movements where source_type = 'scrap' group by 1
      ) m on m.source_id = r.id
      where coalesce(m.moved, 0) <> case when r.status in ('approved', 'completed') then -r.quantity else 0 end`,
  },
  {
    claim: 'what is on the way, or was lost on it, is what was shipped less what was received and returned',
    contradictions: sql`
      select concat(coalesce(t.transfer_number, m.source_number), ', part ', coalesce(t.product_id, m.product_id), ': ',
        coalesce(t.away, 0), ' away, ', coalesce(m.away, 0), ' by its movements') as what
      from (
        select t.id, t.transfer_number, i.product_id, sum(case t.status
          when 'in_transit' then i.quantity when 'completed' then i.quantity - i.received else 0 end) as away
        from transfers t join transfer_items i on i.transfer_id = t.id group by t.id, i.product_id
      ) t
      full join (
        select source_id as id, product_id, min(source_number) as source_number, -sum(quantity) as away
        from stock_movements where source_type = 'transfers' group by source_id, product_id
      ) m using (id, product_id)
      where coalesce(t.away, 0) <> coalesce(m.away, 0)`,
  },
  {
    claim: 'a transfer has lines, and says what was received exactly when it is completed',
    contradictions: sql`
      select t.transfer_number as what from transfers t left join transfer_items i on i.transfer_id = t.id
      where i.transfer_id is null or (i.received is not null) <> (t.status = 'completed')`,
  },
];
