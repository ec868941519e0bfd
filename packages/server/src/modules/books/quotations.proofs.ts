import { sql } from 'kysely';
import type { Proof } from './proof';

export const quotationProofs: readonly Proof[] = [
  {
    claim: 'a quotation has the lines that it counts, each with a first alternative, and their total',
    contradictions: sql`
      select q.number as what from quotations q
      cross join lateral (
        select count(*) as lines, coalesce(sum(a.total), 0) as total, sum(a.total_yer) as rials from quotation_lines l
        join quotation_alternatives a on a.quotation_id = l.quotation_id and a.line = l.position and a.position = 0
        where l.quotation_id = q.id) first
      where first.lines <> q.line_count or first.total <> q.subtotal
        or first.rials is distinct from q.subtotal_yer
        or q.line_count <> (select count(*) from quotation_lines l where l.quotation_id = q.id)`,
  },
  {
    claim: 'an alternative costs its price times its quantity',
    contradictions: sql`
      select id::text as what from quotation_alternatives where total <> round(price * quantity)
        or total_yer <> round(price_yer * quantity)`,
  },
  {
    claim: 'a line of a quotation is taken by one sale, with one of its alternatives',
    contradictions: sql`
      select q.number as what from quotations q
      join quotation_alternatives a on a.quotation_id = q.id
      join sales s on s.id = a.sale_id and s.status <> 'cancelled'
      group by q.id, a.line having count(*) > 1`,
  },
  {
    claim: 'no stock moved and no journal entry was written for a quotation itself',
    contradictions: sql`
      select q.number as what from quotations q where exists (
        select from journal_entries e where e.source_id = q.id) or exists (
        select from stock_movements m where m.source_id = q.id)`,
  },
];
