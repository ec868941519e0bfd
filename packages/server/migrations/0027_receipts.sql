-- Goods of an order arrive in parts. Each receipt is a record of its own, the supplier is owed for what has arrived, and
-- the rest stays on order until it comes or is given up.

alter table purchases drop constraint purchases_status_check;
alter table purchases add constraint purchases_status_check
  check (status in ('completed', 'partly_received', 'pending', 'cancelled', 'returned'));

-- cents that the supplier asks for the goods that have arrived of an order, kept while more is to come
alter table purchases add column arrived_amount bigint not null default 0 check (arrived_amount >= 0);
alter table purchases add column received_amount bigint generated always as (
  case when status in ('completed', 'returned') then goods + case when charges_on_bill then freight + customs else 0 end
    when status = 'partly_received' then arrived_amount
    else 0 end
) stored;
-- takes the indexes that contain it with it
alter table purchases drop column remaining;
alter table purchases add column remaining bigint generated always as (
  case when status in ('completed', 'returned')
    then goods + case when charges_on_bill then freight + customs else 0 end - paid_amount - returned_debt
    when status = 'partly_received' then arrived_amount - paid_amount - returned_debt
    else 0 end
) stored check (remaining >= 0);
drop index if exists purchases_standing_idx, purchases_open_idx;
create index purchases_standing_idx on purchases (supplier_id)
  include (received_amount, returned_amount, paid_amount, remaining) where status in ('completed', 'partly_received');
create index purchases_open_idx on purchases (supplier_id, purchase_date, id) where remaining > 0;

alter table purchase_items add column received numeric(14, 2) not null default 0;
update purchase_items i set received = i.quantity from purchases p
where p.id = i.purchase_id and (p.status in ('completed', 'returned')
  or p.status = 'cancelled' and exists (select from stock_movements m where m.source_id = p.id));
alter table purchase_items add check (received between 0 and quantity), add check (returned <= received);
drop trigger purchase_items_whole_units on purchase_items;
create trigger purchase_items_whole_units after insert or update of quantity, received, returned on purchase_items
  for each row when (new.quantity <> trunc(new.quantity) or new.received <> trunc(new.received)
    or new.returned <> trunc(new.returned))
  execute function refuse_fraction('product_id');

-- Only of orders: a purchase entered as received arrived with its entry.
create table purchase_receipts (
  id uuid primary key default turoos_id(),
  purchase_id uuid not null references purchases (id) on delete cascade,
  -- closed: the rest of the order will not come
  kind text not null check (kind in ('arrived', 'closed')),
  -- cents of the bill for what arrived
  goods bigint not null check (goods >= 0),
  freight bigint not null check (freight >= 0),
  customs bigint not null check (customs >= 0),
  note text not null default '',
  user_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index purchase_receipts_purchase_idx on purchase_receipts (purchase_id, created_at);

-- Names its parts itself, because a line that never came leaves the purchase.
create table purchase_receipt_items (
  receipt_id uuid not null references purchase_receipts (id) on delete cascade,
  position int not null,
  product_id uuid not null references products (id),
  name text not null,
  part_number text not null,
  quantity numeric(14, 2) not null check (quantity > 0),
  -- cents of a piece with its share of freight and customs
  landed_cost numeric(18, 4) not null,
  primary key (receipt_id, position)
);
create index purchase_receipt_items_product_idx on purchase_receipt_items (product_id);
create trigger purchase_receipt_items_whole_units after insert or update of quantity on purchase_receipt_items
  for each row when (new.quantity <> trunc(new.quantity)) execute function refuse_fraction('product_id');

-- The purchase that set a part's purchase price with what it set, and the price before it, to which the part returns when
-- the purchase is undone and nobody has set another one. (A trigger that forgets the purchase when somebody sets another
-- price would lock the part's key in every change, because of its generated columns, and deadlock with sales.)
alter table products add column purchase_price_from uuid, add column purchase_price_set bigint;
alter table purchase_items add column price_before bigint, add column price_before_from uuid;
