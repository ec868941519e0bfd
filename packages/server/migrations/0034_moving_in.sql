-- What was brought from another program's file, in one transaction.
create table bringings (
  id uuid primary key default turoos_id(),
  file_name text not null,
  status text not null default 'brought' check (status in ('brought', 'takenBack')),
  -- per sheet: its name, kind, sums and number of rows that stayed out
  sheets jsonb not null,
  user_id uuid references users (id) on delete set null,
  user_name text not null,
  at timestamptz not null default now(),
  taken_back_by text not null default '',
  taken_back_at timestamptz,
  check ((status = 'takenBack') = (taken_back_at is not null))
);
create index bringings_at_idx on bringings (at desc, id desc);

-- The records that a bringing made or changed, and its entries in the ledgers: what taking it back has to undo. Its
-- stock is found by the source of the movements.
create table bringing_items (
  bringing_id uuid not null references bringings (id),
  kind text not null
    check (kind in ('part', 'customer', 'supplier', 'vehicle', 'category', 'customerEntry', 'supplierEntry')),
  entity_id uuid not null,
  is_new boolean not null,
  -- the record's version when the bringing was done with it: another one means that it was edited since
  version int not null default 0,
  -- the changed fields as they were
  before jsonb,
  primary key (bringing_id, kind, entity_id)
);
create index bringing_items_entry_idx on bringing_items (entity_id) where kind in ('customerEntry', 'supplierEntry');

-- Files of other programs that were uploaded: their sheets and how each is read. Their bytes are in the data folder, and
-- both are deleted after a month.
create table brought_files (
  id uuid primary key default turoos_id(),
  name text not null,
  -- bytes
  size bigint not null check (size > 0),
  sheets jsonb not null,
  version int not null default 1,
  user_id uuid references users (id) on delete set null,
  user_name text not null,
  uploaded_at timestamptz not null default now(),
  -- set while the file is brought
  bringing_id uuid references bringings (id)
);
create index brought_files_bringing_idx on brought_files (bringing_id) where bringing_id is not null;

-- How sheets with these headings were read the last time.
create table sheet_choices (
  fingerprint text primary key,
  choice jsonb not null,
  used_at timestamptz not null default now()
);
