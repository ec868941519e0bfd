-- A user may be bound to warehouses (branches), and then sees and moves what belongs to these alone. A user without a
-- row here sees everything, so a warehouse somebody is bound to cannot be deleted: that would unbind them.
create table user_warehouses (
  user_id uuid not null references users (id) on delete cascade,
  warehouse_id uuid not null references warehouses (id),
  primary key (user_id, warehouse_id)
);
create index user_warehouses_warehouse_idx on user_warehouses (warehouse_id);

-- The warehouses that a connection reads; the views of the schema `branch` are limited to them.
create function turoos_branches() returns uuid[] language sql stable as $$
  select nullif(current_setting('turoos.branches', true), '')::uuid[]
$$;

-- Whether somebody works in the warehouses of the connection only: what names no warehouse belongs to its maker's.
create function turoos_made_within(maker uuid) returns boolean language sql stable as $$
  select exists (select from public.user_warehouses where user_id = maker)
    and not exists (
      select from public.user_warehouses where user_id = maker and warehouse_id <> all (turoos_branches()))
$$;

-- The name of any warehouse, which the other side of a transfer may know.
create function turoos_warehouse_name(wanted uuid) returns text language sql stable as $$
  select name from public.warehouses where id = wanted
$$;

-- A branch asks another one for goods; that one grants all, some or nothing.
alter table transfers drop constraint transfers_status_check;
alter table transfers add constraint transfers_status_check check (
  status in ('requested', 'pending', 'approved', 'rejected', 'in_transit', 'completed', 'cancelled'));
-- what was asked for, if the transfer began as a request
alter table transfer_items add column asked numeric(14, 2) check (asked > 0);
