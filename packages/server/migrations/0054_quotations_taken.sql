-- What the sales of a quotation took of it. A sale that has fewer pieces than its alternatives offer fills them in their
-- order, so that one piece does not count for two lines. A cancelled sale takes nothing; a held one takes, but sells not.
create function turoos_quotation_taken(quotation uuid)
returns table (id uuid, line int, sale_id uuid, status text, quantity numeric, price bigint, taken numeric)
language sql stable as $$
  select a.id, a.line, s.id, s.status, a.quantity, a.price,
    least(a.quantity, greatest(0, i.quantity - coalesce(sum(a.quantity) over (
      partition by a.sale_id, a.product_id order by a.line, a.position
      rows between unbounded preceding and 1 preceding), 0)))
  from quotation_alternatives a
  join sales s on s.id = a.sale_id and s.status <> 'cancelled'
  cross join lateral (
    select coalesce(sum(si.quantity), 0) as quantity from sale_items si
    where si.sale_id = s.id and si.product_id = a.product_id) i
  where a.quotation_id = quotation
$$;

-- How many lines were sold with all that was offered.
create or replace function turoos_quotation_sold(quotation uuid) returns int language sql stable as $$
  select count(distinct line)::int from turoos_quotation_taken(quotation)
  where status in ('completed', 'refunded') and taken >= quantity
$$;

-- Whether anything was sold.
create function turoos_quotation_begun(quotation uuid) returns boolean language sql stable as $$
  select exists (select from turoos_quotation_taken(quotation)
    where status in ('completed', 'refunded') and taken > 0)
$$;
