-- How many customers there are of each kind, so that the cards of the customers and a campaign's audience don't read a
-- million customers. Nothing that a sale changes is part of a kind, so selling never waits for these rows.
create table customer_kinds (
  reach smallint not null,
  no_marketing boolean not null,
  is_active boolean not null,
  is_blocked boolean not null,
  is_loyal boolean not null,
  customers bigint not null,
  primary key (reach, no_marketing, is_active, is_blocked, is_loyal)
) with (fillfactor = 50);

insert into customer_kinds
select reach, no_marketing, is_active, is_blocked, loyalty_points > 0, count(*) from customers group by 1, 2, 3, 4, 5;

-- Kinds are written, and thereby locked, in the order of their key, so that two writers never deadlock.
create function count_customers() returns trigger language plpgsql as $$
begin
  insert into customer_kinds as k
  select reach, no_marketing, is_active, is_blocked, loyalty_points > 0,
    case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (reach, no_marketing, is_active, is_blocked, is_loyal)
    do update set customers = k.customers + excluded.customers;
  return null;
end
$$;
create trigger customers_counted after insert on customers referencing new table as changed
  for each statement execute function count_customers();
create trigger customers_uncounted after delete on customers referencing old table as changed
  for each statement execute function count_customers();

-- Row by row and only for a new kind, because balances change with many sales.
create function count_changed_customer() returns trigger language plpgsql as $$
begin
  insert into customer_kinds as k
  select * from (values
    (old.reach, old.no_marketing, old.is_active, old.is_blocked, old.loyalty_points > 0, -1),
    (new.reach, new.no_marketing, new.is_active, new.is_blocked, new.loyalty_points > 0, 1)) as kinds
  order by 1, 2, 3, 4, 5
  on conflict (reach, no_marketing, is_active, is_blocked, is_loyal)
    do update set customers = k.customers + excluded.customers;
  return null;
end
$$;
create trigger customers_kind_changed
  after update of phone, email, no_marketing, is_active, is_blocked, loyalty_points on customers for each row
  when ((old.reach, old.no_marketing, old.is_active, old.is_blocked, old.loyalty_points > 0)
    is distinct from (new.reach, new.no_marketing, new.is_active, new.is_blocked, new.loyalty_points > 0))
  execute function count_changed_customer();

create function uncount_all_customers() returns trigger language plpgsql as $$
begin
  delete from customer_kinds;
  return null;
end
$$;
create trigger customers_emptied after truncate on customers execute function uncount_all_customers();
