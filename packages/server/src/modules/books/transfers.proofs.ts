import { sql } from 'kysely';
import type { Proof } from './proof';

export const transferProofs: readonly Proof[] = [
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
