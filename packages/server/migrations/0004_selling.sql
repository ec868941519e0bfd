-- Who buys, what they owe, and what was sold to them.

create table customers (
  id uuid primary key default turoos_id(),
  customer_code text not null,
  name text not null,
  phone text not null default '',
  email text not null default '',
  -- a text or an object, as it was given
  address jsonb not null default '""',
  notes text not null default '',
  -- cents; below zero is debt. The sum of the ledger, kept by it alone
  balance bigint not null default 0,
  credit_limit bigint not null default 100000 check (credit_limit >= 0),
  loyalty_points int not null default 0 check (loyalty_points >= 0),
  is_blocked boolean not null default false,
  is_active boolean not null default true,
  search_text text generated always as (
    ' ' || turoos_fold(name) || ' ' || turoos_code(customer_code) || ' ' || turoos_code(phone) || ' ' || turoos_fold(email)
  ) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
) with (fillfactor = 80);
create unique index customers_code_key on customers (turoos_code(customer_code));
create index customers_created_idx on customers (created_at desc, id desc);
create index customers_name_idx on customers (turoos_fold(name), id);
create index customers_balance_idx on customers (balance, id);
create index customers_points_idx on customers (loyalty_points, id);
create index customers_blocked_idx on customers (created_at desc) where is_blocked or not is_active;
create index customers_search_idx on customers using gin (search_text gin_trgm_ops);

create table sales (
  id uuid primary key default turoos_id(),
  -- a held invoice has none until it is completed
  sale_number text,
  customer_id uuid references customers (id),
  customer_name text not null,
  status text not null check (status in ('completed', 'pending', 'refunded', 'cancelled')),
  payment_status text not null check (payment_status in ('paid', 'partial', 'deferred', 'cancelled')),
  payment_method text not null check (payment_method in ('cash', 'card', 'bank_transfer', 'credit')),
  -- cents
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null default 0 check (discount between 0 and subtotal),
  tax bigint not null default 0 check (tax >= 0),
  grand_total bigint generated always as (subtotal - discount + tax) stored,
  -- money handed over at the sale itself
  till_paid bigint not null default 0 check (till_paid >= 0),
  -- that, and what the customer's credit and later payments paid of it
  paid bigint not null default 0 check (paid >= till_paid),
  -- all refunds, and how much of them lowered the debt instead of being handed back
  refund_amount bigint not null default 0 check (refund_amount >= 0),
  refund_debt bigint not null default 0 check (refund_debt between 0 and refund_amount),
  -- handed back when the sale was cancelled
  cancel_cash bigint not null default 0 check (cancel_cash >= 0),
  remaining bigint generated always as (
    case when status in ('completed', 'refunded') then subtotal - discount + tax - paid - refund_debt else 0 end
  ) stored check (remaining >= 0),
  refund_reason text,
  refund_date timestamptz,
  -- rials per dollar at the moment of the sale; null in a shop without a rate
  usd_to_yer numeric(12, 2),
  notes text not null default '',
  user_id uuid references users (id) on delete set null,
  search_text text generated always as (
    ' ' || turoos_fold(customer_name) || ' ' || coalesce(turoos_code(sale_number), '')
  ) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'pending' or sale_number is not null or status = 'cancelled'),
  check (refund_amount <= subtotal - discount + tax)
) with (fillfactor = 85);
create unique index sales_number_key on sales (sale_number);
create index sales_created_idx on sales (created_at desc, id desc);
create index sales_payment_idx on sales (payment_status, created_at desc, id desc);
-- what still owes money, counted and summed from here alone
create index sales_open_idx on sales (created_at desc, id desc) include (payment_status, remaining) where remaining > 0;
create index sales_total_idx on sales (grand_total, id);
create index sales_status_idx on sales (status, created_at desc, id desc) where status <> 'completed';
create index sales_customer_idx on sales (customer_id, created_at desc, id desc) where customer_id is not null;
create index sales_user_idx on sales (user_id, created_at desc);
create index sales_search_idx on sales using gin (search_text gin_trgm_ops);

-- A line keeps what it said on the day of the sale, whatever the part is called or costs later.
create table sale_items (
  sale_id uuid not null references sales (id) on delete cascade,
  position int not null,
  -- the moment of the sale, for questions about a part or a period
  at timestamptz not null,
  product_id uuid not null references products (id),
  name text not null,
  part_number text not null,
  quantity numeric(14, 2) not null check (quantity > 0),
  returned numeric(14, 2) not null default 0 check (returned between 0 and quantity),
  -- cents
  price bigint not null check (price >= 0),
  -- the seller's price rather than the part's: a held invoice keeps it
  own_price boolean not null default false,
  total bigint not null check (total >= 0),
  -- what one piece had cost the shop
  cost numeric(18, 4) not null default 0,
  primary key (sale_id, position)
);
create index sale_items_product_idx on sale_items (product_id, at desc);
create index sale_items_at_idx on sale_items using brin (at) with (pages_per_range = 16);

create table sale_refunds (
  id uuid primary key default turoos_id(),
  sale_id uuid not null references sales (id),
  amount bigint not null check (amount > 0),
  -- what was handed back; the rest lowered the debt
  cash bigint not null check (cash between 0 and amount),
  reason text not null,
  user_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index sale_refunds_sale_idx on sale_refunds (sale_id, created_at);
create index sale_refunds_created_idx on sale_refunds (created_at desc);

create table sale_refund_items (
  refund_id uuid not null references sale_refunds (id) on delete cascade,
  sale_id uuid not null,
  position int not null,
  quantity numeric(14, 2) not null check (quantity > 0),
  primary key (refund_id, position),
  foreign key (sale_id, position) references sale_items (sale_id, position)
);

-- Append-only: the sum of a customer's entries is the balance. What an entry owes or gives that no other entry
-- has answered yet is its open part, the one thing of it that changes.
create table customer_transactions (
  id uuid primary key default turoos_id(),
  seq bigint generated always as identity,
  at timestamptz not null default now(),
  customer_id uuid not null references customers (id),
  type text not null check (type in ('sale', 'refund', 'cancel', 'payment', 'adjustment')),
  operation text not null check (operation in ('add', 'subtract', 'set')),
  -- cents; below zero is owed by the customer
  change bigint not null check (change <> 0),
  open bigint not null check (open between 0 and abs(change)),
  balance_after bigint not null,
  sale_id uuid references sales (id),
  payment_method text,
  note text not null default '',
  user_id uuid references users (id) on delete set null
) with (fillfactor = 90);
create index customer_transactions_customer_idx on customer_transactions (customer_id, seq desc);
create index customer_transactions_open_idx on customer_transactions (customer_id, seq) where open > 0;
create index customer_transactions_sale_idx on customer_transactions (sale_id) where sale_id is not null;
create trigger customer_transactions_append_only
  before delete or update of id, seq, at, customer_id, type, operation, change, balance_after, sale_id, payment_method, note
  on customer_transactions for each row when (pg_trigger_depth() = 0) execute function forbid_change();

-- Which money answered which debt. A cancelled sale frees what was paid on it by an entry below zero.
create table customer_settlements (
  seq bigint generated always as identity primary key,
  at timestamptz not null default now(),
  debit_id uuid not null references customer_transactions (id),
  credit_id uuid not null references customer_transactions (id),
  amount bigint not null check (amount <> 0)
);
create index customer_settlements_debit_idx on customer_settlements (debit_id);
create index customer_settlements_credit_idx on customer_settlements (credit_id);
create trigger customer_settlements_append_only before update or delete on customer_settlements
  for each row when (pg_trigger_depth() = 0) execute function forbid_change();

-- What each day's sales came to, so that no total ever reads them all. Belongs to the day of the sale in Yemen;
-- refunds and cancellations are taken off that day.
create table sales_by_day (
  day date primary key,
  orders int not null default 0,
  -- cents
  sales bigint not null default 0,
  tax bigint not null default 0,
  refunds bigint not null default 0,
  -- cost of the goods that stayed sold
  cost numeric(20, 4) not null default 0
) with (fillfactor = 50);

-- the few parts that are switched off, so that counting shortages never reads the others
create index products_inactive_idx on products (id) where not is_active;
