-- What parts are measured in, and figures that say what they mean.

-- Money that a return frees stays money: it leaves the bill it was paid on, and the goods that went back lower that
-- bill instead. Until now the return itself went on to pay other bills, so that what was paid was counted twice.
do $$
declare
  went record;
  paid record;
  left_over bigint;
  part bigint;
begin
  for went in
    select c.id as return_id, c.purchase_id, away.debit_id, away.amount
    from supplier_transactions c cross join lateral (
      select s.debit_id, sum(s.amount) as amount
      from supplier_settlements s join supplier_transactions d on d.id = s.debit_id
      where s.credit_id = c.id and d.purchase_id is distinct from c.purchase_id
      group by 1 having sum(s.amount) > 0
      union all select null, c.open where c.open > 0
    ) away
    where c.type = 'return' order by c.seq
  loop
    left_over := went.amount;
    for paid in
      select s.debit_id, s.credit_id, sum(s.amount) as amount
      from supplier_settlements s
      join supplier_transactions d on d.id = s.debit_id
      join supplier_transactions c on c.id = s.credit_id
      where d.purchase_id = went.purchase_id and d.type = 'purchase'
        and (c.purchase_id is distinct from d.purchase_id or c.type = 'payment')
      group by 1, 2 having sum(s.amount) > 0 order by max(s.seq) desc
    loop
      part := least(left_over, paid.amount);
      exit when part = 0;
      left_over := left_over - part;
      insert into supplier_settlements (debit_id, credit_id, amount) values
        (paid.debit_id, paid.credit_id, -part), (paid.debit_id, went.return_id, part);
      if went.debit_id is null then
        update supplier_transactions set open = open + case when id = paid.credit_id then part else -part end
        where id in (paid.credit_id, went.return_id);
      else
        insert into supplier_settlements (debit_id, credit_id, amount) values
          (went.debit_id, went.return_id, -part), (went.debit_id, paid.credit_id, part);
      end if;
    end loop;
    -- what was taken back as never paid is owed again: the return lowers that first, and the other bill is open
    for paid in
      select id, open from supplier_transactions
      where purchase_id = went.purchase_id and type = 'purchase' and change < 0 and open > 0 order by seq
    loop
      part := least(left_over, paid.open);
      exit when part = 0 or went.debit_id is null;
      left_over := left_over - part;
      insert into supplier_settlements (debit_id, credit_id, amount) values
        (paid.id, went.return_id, part), (went.debit_id, went.return_id, -part);
      update supplier_transactions set open = open + case when id = paid.id then -part else part end
      where id in (paid.id, went.debit_id);
    end loop;
  end loop;

  update purchases p set paid_amount = settled.paid, returned_debt = settled.lowered,
    payment_status = case
      when settled.paid + settled.lowered >= p.total_amount then 'paid' when settled.paid > 0 then 'partial' else 'pending' end
  from (
    select d.purchase_id, coalesce(sum(s.amount) filter (where pays), 0) as paid,
      coalesce(sum(s.amount) filter (where not pays and c.type in ('return', 'cancel')), 0) as lowered
    from supplier_transactions d
    join supplier_settlements s on s.debit_id = d.id
    join supplier_transactions c on c.id = s.credit_id
    cross join lateral (select c.purchase_id is distinct from d.purchase_id or c.type = 'payment' as pays) way
    where d.type = 'purchase' group by 1
  ) settled
  where settled.purchase_id = p.id and p.status in ('completed', 'returned')
    and (p.paid_amount, p.returned_debt) is distinct from (settled.paid, settled.lowered);
end
$$;

-- the money a supplier was given and what of it came back, summed from the index alone
create index supplier_transactions_money_idx on supplier_transactions (supplier_id) include (change)
  where type in ('payment', 'reversal');

-- What a part is counted or measured in. Whole units take no fractions, the others two decimals.
create table units (
  code text primary key default turoos_id()::text,
  name text not null,
  decimals smallint not null check (decimals in (0, 2)),
  -- known to the product itself; the others are the shop's own
  is_system boolean not null default false,
  position int not null default 100,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index units_name_key on units (turoos_fold(name));
insert into units (code, name, decimals, is_system, position) values
  ('piece', 'قطعة', 0, true, 1), ('set', 'طقم', 0, true, 2), ('pair', 'زوج', 0, true, 3), ('box', 'علبة', 0, true, 4),
  ('litre', 'لتر', 2, true, 5), ('gallon', 'جالون', 2, true, 6), ('metre', 'متر', 2, true, 7),
  ('kilogram', 'كيلو', 2, true, 8), ('measure', 'وحدة', 2, true, 9);

alter table products add column unit text not null default 'piece' references units (code);
create index products_unit_idx on products (unit) where unit <> 'piece';

-- a measure can be counted too
alter table inventory_count_items alter column counted_quantity type numeric(14, 2);

-- What has been kept in fractions so far is measured in something; the shop says in what.
update products set unit = 'measure' where id in (
  select product_id from stock_movements where quantity <> trunc(quantity)
  union select product_id from stock where quantity <> trunc(quantity)
  union select product_id from stock_batches where quantity <> trunc(quantity)
  union select product_id from sale_items where quantity <> trunc(quantity)
  union select product_id from purchase_items where quantity <> trunc(quantity)
  union select product_id from transfer_items where quantity <> trunc(quantity)
  union select product_id from stock_adjustments where quantity <> trunc(quantity)
  union select product_id from scrap_reports where quantity <> trunc(quantity)
  union select product_id from stock_totals where min_level <> trunc(min_level)
  union select id from products where max_level <> trunc(max_level));

-- One law for every table that keeps quantities. It is asked only where there is a fraction; the argument names the
-- column of the part.
create function refuse_fraction() returns trigger language plpgsql as $$
declare part record;
begin
  select p.id, p.name, p.part_number, u.name as unit into part
  from products p join units u on u.code = p.unit
  where p.id = (to_jsonb(new) ->> tg_argv[0])::uuid and u.decimals = 0 for key share of p;
  if part.id is not null then
    raise exception 'a fraction of % of %', part.unit, part.part_number using errcode = 'TU001',
      detail = json_build_object('product', part.id, 'name', part.name, 'partNumber', part.part_number, 'unit', part.unit)::text;
  end if;
  return new;
end
$$;
create trigger stock_whole_units after insert or update of quantity on stock
  for each row when (new.quantity <> trunc(new.quantity)) execute function refuse_fraction('product_id');
create trigger stock_totals_whole_units after insert or update of min_level on stock_totals
  for each row when (new.min_level <> trunc(new.min_level)) execute function refuse_fraction('product_id');
create trigger products_whole_units after insert or update of max_level on products
  for each row when (new.max_level <> trunc(new.max_level)) execute function refuse_fraction('id');
create trigger stock_batches_whole_units after insert or update of quantity on stock_batches
  for each row when (new.quantity <> trunc(new.quantity)) execute function refuse_fraction('product_id');
create trigger sale_items_whole_units after insert or update of quantity, returned on sale_items
  for each row when (new.quantity <> trunc(new.quantity) or new.returned <> trunc(new.returned))
  execute function refuse_fraction('product_id');
create trigger purchase_items_whole_units after insert or update of quantity, returned on purchase_items
  for each row when (new.quantity <> trunc(new.quantity) or new.returned <> trunc(new.returned))
  execute function refuse_fraction('product_id');
create trigger transfer_items_whole_units after insert or update of quantity, received on transfer_items
  for each row when (new.quantity <> trunc(new.quantity) or new.received <> trunc(new.received))
  execute function refuse_fraction('product_id');
create trigger stock_adjustments_whole_units after insert or update of quantity on stock_adjustments
  for each row when (new.quantity <> trunc(new.quantity)) execute function refuse_fraction('product_id');
create trigger scrap_reports_whole_units after insert or update of quantity on scrap_reports
  for each row when (new.quantity <> trunc(new.quantity)) execute function refuse_fraction('product_id');
create trigger inventory_count_items_whole_units after insert or update of counted_quantity on inventory_count_items
  for each row when (new.counted_quantity <> trunc(new.counted_quantity)) execute function refuse_fraction('product_id');
