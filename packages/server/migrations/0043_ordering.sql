-- What to order: the demand for each part as its past lets expect, computed anew every day, and how the owner orders.

-- It names parts and suppliers without references, because checking those would lock all parts while it is written.
create table part_demand (
  product_id uuid primary key,
  -- from whom it was bought last, when, and at what price in cents
  supplier_id uuid,
  last_cost bigint,
  last_bought date,
  -- another supplier who asked less within a year
  cheapest_supplier_id uuid,
  cheapest_cost bigint,
  -- cents that a piece costs: the last price, else what the part's record says
  unit_cost bigint not null,
  -- days from an order to its arrival, and the receipts they were learned from; none if they are the shop's setting
  lead_days int not null,
  receipts int not null,
  -- what was sold in which days, and on how many of them it was in stock
  history jsonb not null,
  -- expected sales of a day, without and with the season, and the last days against those before
  usual numeric(14, 4) not null,
  seasonal numeric(14, 4),
  per_day numeric(14, 4) not null,
  trend numeric(14, 4),
  -- at what stock it is ordered, and up to how many
  reorder_at numeric(14, 2) not null,
  target numeric(14, 2) not null,
  value_class text not null check (value_class in ('high', 'middle', 'low', 'none')),
  movement_class text not null check (movement_class in ('fast', 'steady', 'slow', 'none')),
  last_sold date
);
-- what the list of proposals looks through, without the history
create index part_demand_wanted_idx on part_demand (product_id)
  include (supplier_id, unit_cost, lead_days, per_day, reorder_at, target, value_class, movement_class) where target > 0;

-- What each warehouse sold of a part in a year, and when it sold it last, for stock that lies there unsold.
create table part_places (
  product_id uuid not null,
  warehouse_id uuid not null,
  first_in date,
  last_sold date,
  sold numeric(14, 2) not null,
  primary key (product_id, warehouse_id)
);

-- One row: how the shop orders, in days, and when the figures were computed.
create table ordering_setup (
  id boolean primary key default true check (id),
  lead_days int not null default 14 check (lead_days between 1 and 365),
  safety_days int not null default 7 check (safety_days between 0 and 180),
  cover_days int not null default 30 check (cover_days between 1 and 365),
  dead_days int not null default 180 check (dead_days between 30 and 1000),
  dead_discount int not null default 20 check (dead_discount between 1 and 90),
  asked_at timestamptz,
  computed_at timestamptz
);
insert into ordering_setup default values;
