-- The parts that a user keeps first among the tiles of an empty invoice.

create table pinned_parts (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  pinned_at timestamptz not null default clock_timestamp(),
  primary key (user_id, product_id)
);
create index pinned_parts_product_idx on pinned_parts (product_id);
