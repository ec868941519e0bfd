-- Cars the shop keeps parts for, and what was found out about parts and cars.

-- The spellings of a make, folded: makeNames of the contract, held to it by a test.
create function make_spellings(make text) returns text[] language sql immutable parallel safe
  return case when turoos_fold(make) in ('mercedes-benz', 'mercedes') then array['mercedes-benz', 'mercedes']
    else array[turoos_fold(make)] end;

-- Which parts fit a car stands with the parts, in product_fitments.
create table vehicles (
  id uuid primary key default turoos_id(),
  make text not null,
  model text not null,
  year int not null check (year between 1900 and 2200),
  engine text not null default '',
  -- empty where nobody said
  transmission text not null default '' check (transmission in ('', 'automatic', 'manual', 'CVT')),
  fuel_type text not null default '' check (fuel_type in ('', 'petrol', 'diesel', 'electric', 'hybrid')),
  body_type text not null default '' check (body_type in ('', 'sedan', 'SUV', 'hatchback', 'coupe', 'pickup')),
  doors int not null default 4 check (doors between 2 and 6),
  seats int not null default 5 check (seats between 2 and 9),
  status text not null default 'active' check (status in ('active', 'inactive', 'discontinued')),
  notes text not null default '',
  search_text text generated always as (' ' || turoos_fold(make || ' ' || model) || ' ' || year) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index vehicles_car_key on vehicles (
  make_spellings(make), turoos_fold(model), year, turoos_fold(engine), transmission, fuel_type, body_type);
create index vehicles_make_idx on vehicles (turoos_fold(make), turoos_fold(model), year);
create index vehicles_created_idx on vehicles (created_at desc, id desc);
create index vehicles_year_idx on vehicles (year desc, id desc);
create index vehicles_search_idx on vehicles using gin (search_text gin_trgm_ops);
create trigger vehicles_attachments after delete on vehicles
  for each row execute function remove_attachments('vehicles');

-- What an outside service answered, so that the same question is asked and paid for once.
create table enrichment_answers (
  question text primary key,
  answer jsonb not null,
  created_at timestamptz not null default now()
);
create index enrichment_answers_created_idx on enrichment_answers (created_at);

-- How much the outside service was asked, day by day: what the shop may spend on it has a limit.
create table enrichment_usage (
  day date primary key,
  questions int not null default 0,
  tokens bigint not null default 0
);
