-- Where goods come from, and what the shop owes for them.

create table suppliers (
  id uuid primary key default turoos_id(),
  name text not null,
  contact_person text not null default '',
  phone text not null default '',
  email text not null default '',
  address text not null default '',
  city text not null default '',
  tax_number text not null default '',
  -- cents
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  -- days
  payment_terms int not null default 30 check (payment_terms >= 0),
  notes text not null default '',
  -- cents; below zero the shop owes the supplier. The sum of the ledger, kept by it alone
  balance bigint not null default 0,
  is_active boolean not null default true,
  search_text text generated always as (
    ' ' || turoos_fold(name) || ' ' || turoos_fold(contact_person) || ' ' || turoos_code(phone) || ' '
    || turoos_fold(email) || ' ' || turoos_fold(city)
  ) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
) with (fillfactor = 80);
create unique index suppliers_name_key on suppliers (turoos_fold(name));
create index suppliers_created_idx on suppliers (created_at desc, id desc);
create index suppliers_balance_idx on suppliers (balance, id);
create index suppliers_search_idx on suppliers using gin (search_text gin_trgm_ops);

-- A used car that was bought for its parts: what came out of it is set against what it cost.
create table source_vehicles (
  id uuid primary key default turoos_id(),
  vin text not null default '',
  make text not null default '',
  model text not null default '',
  year int check (year between 1900 and 2200),
  car_code text not null default '',
  created_at timestamptz not null default now()
);
create unique index source_vehicles_vin_key on source_vehicles (turoos_code(vin)) where vin <> '';
create unique index source_vehicles_code_key on source_vehicles (turoos_code(car_code)) where car_code <> '' and vin = '';

create table purchases (
  id uuid primary key default turoos_id(),
  purchase_number text not null unique,
  supplier_id uuid not null references suppliers (id),
  supplier_name text not null,
  supplier_invoice_number text not null default '',
  purchase_type text not null default 'direct',
  purchase_date date not null,
  -- pending is ordered, not received: no goods, no debt
  status text not null default 'completed' check (status in ('completed', 'pending', 'cancelled', 'returned')),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'partial', 'paid')),
  payment_method text not null default 'cash'
    check (payment_method in ('cash', 'card', 'bank_transfer', 'check', 'credit')),
  -- cents: the goods, and what it cost to bring them here
  goods bigint not null check (goods >= 0),
  freight bigint not null default 0 check (freight >= 0),
  customs bigint not null default 0 check (customs >= 0),
  -- how freight and customs are spread over the lines
  spread_by text not null default 'value' check (spread_by in ('value', 'quantity')),
  -- whether the supplier charges them; else they were paid to others and only raise the goods' cost
  charges_on_bill boolean not null default true,
  total_amount bigint generated always as (
    goods + case when charges_on_bill then freight + customs else 0 end
  ) stored,
  -- what the supplier's ledger settled of it: by payments and credit, and by returned goods
  paid_amount bigint not null default 0 check (paid_amount >= 0),
  returned_debt bigint not null default 0 check (returned_debt >= 0),
  -- the bill's value of the goods that went back
  returned_amount bigint not null default 0 check (returned_amount >= returned_debt),
  remaining bigint generated always as (
    case when status in ('completed', 'returned')
      then goods + case when charges_on_bill then freight + customs else 0 end - paid_amount - returned_debt
      else 0 end
  ) stored check (remaining >= 0),
  usd_to_yer numeric(12, 2),
  source_vehicle_id uuid references source_vehicles (id),
  notes text not null default '',
  user_id uuid references users (id) on delete set null,
  -- deleted though the ledger or the stock names it: shown nowhere any more, and always cancelled
  deleted_at timestamptz check (deleted_at is null or status = 'cancelled'),
  search_text text generated always as (
    ' ' || turoos_fold(supplier_name) || ' ' || turoos_code(supplier_invoice_number) || ' ' || turoos_code(purchase_number)
  ) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
) with (fillfactor = 85);
create unique index purchases_invoice_key on purchases (supplier_id, turoos_code(supplier_invoice_number))
  where supplier_invoice_number <> '' and status <> 'cancelled';
create index purchases_created_idx on purchases (created_at desc, id desc);
create index purchases_date_idx on purchases (purchase_date desc, id desc);
create index purchases_supplier_idx on purchases (supplier_id, purchase_date desc, id desc);
-- all that a supplier's totals are summed from
create index purchases_standing_idx on purchases (supplier_id)
  include (total_amount, returned_amount, paid_amount, remaining) where status = 'completed';
create index purchases_total_idx on purchases (total_amount desc, id desc);
create index purchases_status_idx on purchases (status, created_at desc, id desc);
create index purchases_payment_idx on purchases (payment_status, created_at desc, id desc);
create index purchases_open_idx on purchases (supplier_id, purchase_date, id) where remaining > 0;
create index purchases_search_idx on purchases using gin (search_text gin_trgm_ops);
create index purchases_vehicle_idx on purchases (source_vehicle_id) where source_vehicle_id is not null;

create table purchase_items (
  purchase_id uuid not null references purchases (id) on delete cascade,
  position int not null,
  product_id uuid not null references products (id),
  name text not null,
  part_number text not null,
  warehouse_id uuid not null references warehouses (id),
  quantity numeric(14, 2) not null check (quantity > 0),
  returned numeric(14, 2) not null default 0 check (returned between 0 and quantity),
  -- cents: what the supplier asks for a piece, and what it cost with its share of freight and customs
  unit_cost bigint not null check (unit_cost >= 0),
  landed_cost numeric(18, 4) not null,
  total bigint not null check (total >= 0),
  primary key (purchase_id, position)
);
create index purchase_items_product_idx on purchase_items (product_id, purchase_id);

create table purchase_returns (
  id uuid primary key default turoos_id(),
  purchase_id uuid not null references purchases (id),
  -- cents of the bill
  amount bigint not null check (amount >= 0),
  reason text not null default '',
  user_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index purchase_returns_purchase_idx on purchase_returns (purchase_id, created_at);

create table purchase_return_items (
  return_id uuid not null references purchase_returns (id) on delete cascade,
  purchase_id uuid not null,
  position int not null,
  quantity numeric(14, 2) not null check (quantity > 0),
  primary key (return_id, position),
  foreign key (purchase_id, position) references purchase_items (purchase_id, position)
);

-- Append-only, as the customers' ledger: the sum of a supplier's entries is the balance, and the open part of an
-- entry is what no other has answered yet.

create table supplier_transactions (
  id uuid primary key default turoos_id(),
  seq bigint generated always as identity,
  at timestamptz not null default now(),
  supplier_id uuid not null references suppliers (id),
  -- the day on the bill or the receipt, which may be long before it was entered; debts age from it
  dated date not null,
  type text not null check (type in ('purchase', 'payment', 'reversal', 'return', 'cancel', 'adjustment')),
  -- cents; below zero the shop owes more
  change bigint not null check (change <> 0),
  open bigint not null check (open between 0 and abs(change)),
  balance_after bigint not null,
  purchase_id uuid references purchases (id),
  payment_method text,
  note text not null default '',
  user_id uuid references users (id) on delete set null
) with (fillfactor = 90);
create index supplier_transactions_supplier_idx on supplier_transactions (supplier_id, seq desc);
create index supplier_transactions_open_idx on supplier_transactions (supplier_id, seq) where open > 0;
create index supplier_transactions_purchase_idx on supplier_transactions (purchase_id) where purchase_id is not null;
create trigger supplier_transactions_append_only
  before delete or update of id, seq, at, dated, supplier_id, type, change, balance_after, purchase_id, payment_method, note
  on supplier_transactions for each row when (pg_trigger_depth() = 0) execute function forbid_change();

create table supplier_settlements (
  seq bigint generated always as identity primary key,
  at timestamptz not null default now(),
  debit_id uuid not null references supplier_transactions (id),
  credit_id uuid not null references supplier_transactions (id),
  amount bigint not null check (amount <> 0)
);
create index supplier_settlements_debit_idx on supplier_settlements (debit_id);
create index supplier_settlements_credit_idx on supplier_settlements (credit_id);
create trigger supplier_settlements_append_only before update or delete on supplier_settlements
  for each row when (pg_trigger_depth() = 0) execute function forbid_change();
