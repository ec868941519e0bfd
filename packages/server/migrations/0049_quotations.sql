-- Quotations: what a customer asked for, with alternatives at prices that hold until a day. They move neither stock nor
-- money. That one is accepted or expired follows from its sales and its last day; only the rest is stored.
insert into counters (key, prefix, date_part, digits, reset_policy, description) values
  ('QUOTATION', 'QT', 'YYYYMM', 4, 'monthly', 'أرقام عروض الأسعار')
on conflict (key) do nothing;

create table quotations (
  id uuid primary key default turoos_id(),
  number text not null,
  status text not null default 'draft' check (status in ('draft', 'sent', 'lost')),
  customer_id uuid references customers (id) on delete set null,
  -- of the customer when it was made, or of somebody who is none
  name text not null check (name <> ''),
  phone text not null default '',
  make text not null default '',
  model text not null default '',
  year int check (year between 1900 and 2200),
  vin text not null default '',
  line_count int not null check (line_count > 0),
  -- cents, of the first alternative of each line
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null default 0 check (discount between 0 and subtotal),
  tax bigint not null default 0 check (tax >= 0),
  grand_total bigint not null generated always as (subtotal - discount + tax) stored,
  tax_rate numeric(5, 2) not null default 0,
  -- rials per dollar that the amounts were agreed at
  usd_to_yer numeric(12, 2),
  note text not null default '',
  valid_until date not null,
  sent_at timestamptz,
  lost_reason text check (lost_reason in ('price', 'elsewhere', 'unavailable', 'late', 'silent', 'other')),
  lost_note text not null default '',
  user_id uuid references users (id) on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    turoos_fold(name || ' ' || make || ' ' || model) || ' ' || turoos_code(number) || ' ' || turoos_code(phone) || ' '
    || turoos_code(vin)) stored,
  check ((status = 'lost') = (lost_reason is not null))
);
create unique index quotations_number_key on quotations (number);
create index quotations_end_idx on quotations (reverse(turoos_code(number)) text_pattern_ops);
create index quotations_created_idx on quotations (created_at desc, id desc);
create index quotations_total_idx on quotations (grand_total desc, id desc);
create index quotations_valid_idx on quotations (valid_until, id);
create index quotations_customer_idx on quotations (customer_id, created_at desc) where customer_id is not null;
create index quotations_user_idx on quotations (user_id) where user_id is not null;
create index quotations_search_idx on quotations using gin (search_text gin_trgm_ops);

create table quotation_lines (
  quotation_id uuid not null references quotations (id) on delete cascade,
  position int not null,
  -- what was asked for
  title text not null,
  primary key (quotation_id, position)
);

create table quotation_alternatives (
  id uuid primary key default turoos_id(),
  quotation_id uuid not null,
  line int not null,
  position int not null,
  -- null: described in words, or the part is deleted since
  product_id uuid references products (id) on delete set null,
  name text not null check (name <> ''),
  part_number text not null default '',
  kind text not null check (kind in ('original', 'commercial', 'used', 'other')),
  quantity numeric(14, 2) not null check (quantity > 0),
  price bigint not null check (price >= 0),
  total bigint not null check (total >= 0),
  -- the part's selling price on that day
  list_price bigint check (list_price >= 0),
  -- the sale that it was sold in; completing a held one writes it again under its id
  sale_id uuid references sales (id) deferrable initially deferred,
  foreign key (quotation_id, line) references quotation_lines (quotation_id, position) on delete cascade
);
create unique index quotation_alternatives_place_key on quotation_alternatives (quotation_id, line, position);
create index quotation_alternatives_product_idx on quotation_alternatives (product_id) where product_id is not null;
create index quotation_alternatives_sale_idx on quotation_alternatives (sale_id) where sale_id is not null;
create trigger quotation_alternatives_whole_units after insert or update of quantity on quotation_alternatives
  for each row when (new.product_id is not null and new.quantity <> trunc(new.quantity))
  execute function refuse_fraction('product_id');

-- How many lines of a quotation were sold: a cancelled or held sale sold none, nor one without the part.
create function turoos_quotation_sold(quotation uuid) returns int language sql stable as $$
  select count(distinct a.line)::int from quotation_alternatives a join sales s on s.id = a.sale_id
  where a.quotation_id = quotation and s.status in ('completed', 'refunded')
    and exists (select from sale_items i where i.sale_id = s.id and i.product_id = a.product_id)
$$;
