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
