-- Price tiers of customers. The wholesale tier is built in: its prices are those that parts had before there were tiers.
create table price_tiers (
  id uuid primary key default turoos_id(),
  name text not null check (name <> ''),
  -- of the selling price, for parts without a price of their own in the tier
  percent numeric(6, 2) not null default 100 check (percent > 0),
  is_wholesale boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index price_tiers_name_idx on price_tiers (turoos_fold(name));
create unique index price_tiers_wholesale_idx on price_tiers (is_wholesale) where is_wholesale;
insert into price_tiers (name, is_wholesale) values ('الجملة', true);

-- Null: the selling price.
alter table customers add column price_tier_id uuid references price_tiers (id);
create index customers_price_tier_idx on customers (price_tier_id) where price_tier_id is not null;

-- With the part, because every search, sale and copy reads them: [{tier, price}] and [{from, price}] by quantity.
alter table products
  add column tier_prices jsonb not null default '[]' check (jsonb_typeof(tier_prices) = 'array'),
  add column price_breaks jsonb not null default '[]' check (jsonb_typeof(price_breaks) = 'array');

-- What a piece cost to replace when it was sold; null when nobody knew.
alter table sale_items add column replacement bigint check (replacement > 0);
create index sale_items_below_replacement_idx on sale_items (at) where price < replacement;

-- Changes of many prices by a rule, with the prices before and after, by which they are undone.
create table price_changes (
  id uuid primary key default turoos_id(),
  rule jsonb not null,
  -- null: the selling price
  tier_id uuid references price_tiers (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  user_name text not null,
  undone_at timestamptz,
  undone_by text check ((undone_by is null) = (undone_at is null)),
  created_at timestamptz not null default now()
);
create index price_changes_created_idx on price_changes (created_at desc, id desc);
create index price_changes_tier_idx on price_changes (tier_id) where tier_id is not null;
create index price_changes_user_idx on price_changes (user_id) where user_id is not null;

create table price_change_items (
  change_id uuid not null references price_changes (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  -- cents; 0: the part had no price of its own
  before bigint not null check (before >= 0),
  after bigint not null check (after >= 0),
  primary key (change_id, product_id)
);
create index price_change_items_product_idx on price_change_items (product_id);
