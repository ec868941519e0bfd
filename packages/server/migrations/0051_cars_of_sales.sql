-- For which car a sale was made, which parts came back because they did not fit, and what is learned from both.

create table sale_cars (
  sale_id uuid primary key references sales (id) on delete cascade,
  -- by their usual names, where they are known
  make text not null,
  model text not null,
  year int not null check (year between 1900 and 2200),
  vin text not null default ''
);

-- the goods did not fit the car
alter table sale_refunds add column unfit boolean not null default false;

-- Suggestions that somebody looked at and refused: a part and a car, by its folded make and model.
create table fit_dismissals (
  product_id uuid not null references products (id) on delete cascade,
  make text not null,
  model text not null,
  -- whether the part was said to fit, or not to
  kind text not null check (kind in ('fits', 'doubt')),
  created_at timestamptz not null default now(),
  primary key (product_id, make, model, kind)
);
