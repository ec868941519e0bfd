-- What the shop has, where, at what cost, and how it came there.

create table categories (
  id uuid primary key default turoos_id(),
  parent_id uuid references categories (id),
  -- the top of the branch it stands in; itself when it is the top
  root_id uuid not null,
  name_ar text not null,
  name_en text not null,
  description_ar text not null default '',
  description_en text not null default '',
  sort_order int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index categories_parent_idx on categories (parent_id);
create index categories_root_idx on categories (root_id);
create unique index categories_name_key on categories (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), turoos_fold(name_ar));

create table warehouses (
  id uuid primary key default turoos_id(),
  name text not null,
  code text not null,
  location text not null,
  type text not null default 'branch' check (type in ('main', 'branch', 'temporary', 'cold_storage')),
  status text not null default 'active' check (status in ('active', 'inactive', 'maintenance', 'full')),
  -- cubic metres by its label, compared with the number of pieces
  capacity numeric(14, 2) check (capacity > 0),
  manager text not null default '',
  phone text not null default '',
  email text not null default '',
  address text not null default '',
  description text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index warehouses_code_key on warehouses (turoos_code(code));
create unique index warehouses_name_key on warehouses (turoos_fold(name));

create table warehouse_locations (
  id uuid primary key default turoos_id(),
  warehouse_id uuid not null references warehouses (id),
  name text not null,
  type text not null default 'rack' check (type in ('rack', 'bin', 'yard', 'other')),
  capacity numeric(14, 2) check (capacity > 0),
  -- what was last written down for this place; stock itself is kept per warehouse
  current_stock numeric(14, 2) not null default 0 check (current_stock >= 0),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (capacity is null or current_stock <= capacity)
);
create unique index warehouse_locations_name_key on warehouse_locations (warehouse_id, turoos_fold(name));

create table products (
  id uuid primary key default turoos_id(),
  name text not null,
  part_number text not null,
  part_code text generated always as (turoos_code(part_number)) stored,
  barcode text not null default '',
  -- the shop's own short code
  code text not null default '',
  supplier_part_number text not null default '',
  brand text not null default '',
  category_id uuid references categories (id),
  type text not null default 'new' check (type in ('new', 'used')),
  condition text not null default '',
  part_status text not null default '',
  description text not null default '',
  specifications jsonb not null default '{}',
  -- cents
  selling_price bigint not null default 0 check (selling_price >= 0),
  wholesale_price bigint not null default 0 check (wholesale_price >= 0),
  purchase_price bigint not null default 0 check (purchase_price >= 0),
  discount_percentage numeric(5, 2) not null default 0 check (discount_percentage between 0 and 100),
  max_level numeric(14, 2) check (max_level >= 0),
  main_warehouse_id uuid references warehouses (id),
  shelf text not null default '',
  replaced_by_id uuid references products (id),
  is_active boolean not null default true,
  -- how much it sells; decides what a search shows first
  popularity int not null default 0,
  -- everything a search box may find it by, folded, a space before each word; kept by refresh_search_text
  search_text text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (replaced_by_id <> id)
);
create unique index products_part_code_key on products (part_code);
create unique index products_barcode_key on products (turoos_code(barcode)) where barcode <> '';
create index products_created_idx on products (created_at desc, id desc);
create index products_name_idx on products (turoos_fold(name), id);
create index products_category_idx on products (category_id);
create index products_brand_idx on products (turoos_fold(brand)) where brand <> '';
create index products_popularity_idx on products (popularity desc, id desc);
create index products_replaced_idx on products (replaced_by_id) where replaced_by_id is not null;
create index products_search_idx on products using gin (search_text gin_trgm_ops);
-- what a shop sells is a small part of what a catalogue lists, and is looked through first
create index products_sold_search_idx on products using gin (search_text gin_trgm_ops) where popularity > 0;

-- Every number a part is known by, folded: its own, its barcode, its makers' and alternative ones.
create table product_numbers (
  product_id uuid not null references products (id) on delete cascade,
  kind text not null check (kind in ('oem', 'alternative')),
  number text not null,
  code text generated always as (turoos_code(number)) stored,
  primary key (product_id, kind, number)
);
create index product_numbers_code_idx on product_numbers (code text_pattern_ops);
create index products_part_code_prefix_idx on products (part_code text_pattern_ops);

create table product_fitments (
  id uuid primary key default turoos_id(),
  product_id uuid not null references products (id) on delete cascade,
  make text not null,
  model text not null default '',
  year_from int check (year_from between 1900 and 2200),
  year_to int check (year_to between 1900 and 2200),
  engine text not null default '',
  check (year_from <= year_to)
);
create index product_fitments_product_idx on product_fitments (product_id);
create index product_fitments_car_idx on product_fitments (turoos_fold(make), turoos_fold(model), year_from, year_to);

-- One row a part: what there is of it everywhere, and its moving-average cost. Its lock orders all stock changes.
create table stock_totals (
  product_id uuid primary key references products (id) on delete cascade,
  quantity numeric(14, 2) not null default 0 check (quantity >= 0),
  min_level numeric(14, 2) not null default 5 check (min_level >= 0),
  -- cents, with four more places so that many small purchases do not wear the average away
  cost numeric(18, 4) not null default 0 check (cost >= 0),
  level text generated always as (
    case when quantity <= 0 then 'out_of_stock' when quantity <= min_level then 'low_stock' else 'in_stock' end
  ) stored
) with (fillfactor = 80);
create index stock_totals_level_idx on stock_totals (level, product_id) where level <> 'in_stock';

create table stock (
  product_id uuid not null references products (id) on delete cascade,
  warehouse_id uuid not null references warehouses (id),
  quantity numeric(14, 2) not null check (quantity >= 0),
  primary key (product_id, warehouse_id)
) with (fillfactor = 80);
create index stock_warehouse_idx on stock (warehouse_id, product_id);

create table stock_batches (
  id uuid primary key default turoos_id(),
  product_id uuid not null references products (id),
  warehouse_id uuid not null references warehouses (id),
  batch_number text not null,
  quantity numeric(14, 2) not null check (quantity >= 0),
  expiry_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index stock_batches_number_key on stock_batches (product_id, warehouse_id, turoos_code(batch_number));
create index stock_batches_expiry_idx on stock_batches (expiry_date) where quantity > 0;

-- Append-only: the sum of a part's movements in a warehouse is what lies there.
create table stock_movements (
  id uuid primary key default turoos_id(),
  -- the order in which it happened, also when the clock was set back in between
  seq bigint generated always as identity,
  at timestamptz not null default now(),
  product_id uuid not null references products (id),
  warehouse_id uuid not null references warehouses (id),
  quantity numeric(14, 2) not null check (quantity <> 0),
  quantity_after numeric(14, 2) not null,
  unit_cost numeric(18, 4) not null,
  cost_before numeric(18, 4) not null,
  cost_after numeric(18, 4) not null,
  reason text not null,
  source_type text,
  source_id uuid,
  source_number text,
  note text not null default '',
  user_id uuid references users (id) on delete set null
);
create index stock_movements_product_idx on stock_movements (product_id, seq desc);
create index stock_movements_warehouse_idx on stock_movements (warehouse_id, seq desc);
create index stock_movements_source_idx on stock_movements (source_id) where source_id is not null;

create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger stock_movements_append_only before update or delete on stock_movements
  for each row when (pg_trigger_depth() = 0) execute function forbid_change();

-- A part is found by its name, brand, numbers, category and the cars it fits, with each of their years.
create function refresh_search_text(ids uuid[]) returns void language sql as $$
  update products p set search_text = concat_ws(' ', '',
    turoos_fold(p.name),
    turoos_fold(p.brand),
    p.part_code,
    turoos_code(p.barcode),
    turoos_fold(p.code),
    (select turoos_fold(concat_ws(' ', c.name_ar, c.name_en, r.name_ar, r.name_en))
       from categories c join categories r on r.id = c.root_id where c.id = p.category_id),
    (select string_agg(n.code, ' ') from product_numbers n where n.product_id = p.id),
    (select string_agg(distinct turoos_fold(concat_ws(' ', f.make, f.model)), ' ') from product_fitments f where f.product_id = p.id),
    (select string_agg(distinct year::text, ' ') from product_fitments f,
       generate_series(f.year_from, coalesce(f.year_to, f.year_from + 25)) as year where f.product_id = p.id))
  where p.id = any (ids);
$$;

insert into counters (key, prefix, date_part, digits, reset_policy, description) values
  ('WAREHOUSE', 'WH', '', 3, 'never', 'رموز المستودعات');
