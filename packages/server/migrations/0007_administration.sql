-- Administration.

-- Users, roles and permissions -----------------------------------------------------------------------------------

alter table users add column version int not null default 1;
-- deletions look for what someone has done
create index audit_log_deeds_idx on audit_log (user_id) where action not like 'auth.%';

alter table roles add column version int not null default 1;
-- two spellings of one name must not be two roles
create unique index roles_folded_name_key on roles (turoos_fold(name));

-- The last passwords of each user: none of them is taken again.
create table password_history (
  id uuid primary key default turoos_id(),
  user_id uuid not null references users (id) on delete cascade,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create index password_history_user_idx on password_history (user_id, created_at desc);

-- The catalogue of permission strings: '{module}.{action}' of the system, '{module}.{action}.{resource}' of the shop.
create table permissions (
  id uuid primary key default turoos_id(),
  name text not null,
  display_name text not null,
  description text not null default '',
  module text not null
    check (module in ('users', 'products', 'sales', 'inventory', 'customers', 'suppliers', 'vehicles', 'attachments')),
  action text not null check (action in ('create', 'read', 'update', 'delete', 'manage')),
  resource text not null default '',
  -- switched off, nobody but administrators has it, whoever gave it
  is_active boolean not null default true,
  is_system boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index permissions_name_key on permissions (turoos_fold(name));
-- read with every request
create index permissions_revoked_idx on permissions (name) where not is_active;

-- Attachments ----------------------------------------------------------------------------------------------------

-- The files themselves lie in the data folder, under names that tell nothing.
create table attachments (
  id uuid primary key default turoos_id(),
  original_name text not null,
  filename text not null unique check (filename ~ '^[0-9a-f]{32}$'),
  mime_type text not null,
  type text not null check (type in ('image', 'document', 'spreadsheet', 'presentation', 'archive', 'other')),
  -- bytes
  size bigint not null check (size > 0),
  sha256 text not null,
  entity_type text not null
    check (entity_type in ('products', 'invoices', 'vehicles', 'customers', 'suppliers', 'purchases', 'sales')),
  entity_id uuid not null,
  description text not null default '',
  is_active boolean not null default true,
  -- the file was looked for and not found
  missing_since timestamptz,
  search_text text generated always as (
    ' ' || turoos_fold(original_name) || ' ' || turoos_fold(description)
  ) stored,
  version int not null default 1,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index attachments_created_idx on attachments (created_at desc, id desc);
create index attachments_name_idx on attachments (turoos_fold(original_name), id);
create index attachments_size_idx on attachments (size, id);
create index attachments_entity_idx on attachments (entity_id, created_at desc);
create index attachments_search_idx on attachments using gin (search_text gin_trgm_ops);

-- What is deleted takes its attachments along; each kind of thing has its trigger, with its names as arguments.
create function remove_attachments() returns trigger language plpgsql as $$
begin
  delete from attachments where entity_id = old.id and entity_type = any (tg_argv);
  return null;
end
$$;
create trigger products_attachments after delete on products
  for each row execute function remove_attachments('products');
create trigger customers_attachments after delete on customers
  for each row execute function remove_attachments('customers');
create trigger suppliers_attachments after delete on suppliers
  for each row execute function remove_attachments('suppliers');
create trigger sales_attachments after delete on sales
  for each row execute function remove_attachments('sales', 'invoices');
create trigger purchases_attachments after delete on purchases
  for each row execute function remove_attachments('purchases');
create trigger hidden_purchases_attachments after update of deleted_at on purchases
  for each row when (new.deleted_at is not null) execute function remove_attachments('purchases');

-- Backups --------------------------------------------------------------------------------------------------------

-- What this installation knows of its backup files. It tells nothing about the shop: no backup holds it, and a
-- restore leaves it as it is. People stand here by their names, since after a restore they may be others.
create table backups (
  id uuid primary key,
  file_name text not null unique,
  kind text not null check (kind in ('manual', 'scheduled', 'safety', 'uploaded')),
  status text not null check (status in ('running', 'ready', 'failed')),
  -- 0 to 100 while it is being made
  progress int not null default 0,
  -- bytes
  size bigint not null default 0,
  is_encrypted boolean not null,
  -- how many of what; unknown of a sealed file that came from elsewhere
  contents jsonb,
  error text not null default '',
  -- the moment whose state it holds
  created_at timestamptz not null default now(),
  created_by text not null
);
create index backups_created_idx on backups (created_at desc, id desc);

-- Backups that were tried out.
create table backup_checks (
  id uuid primary key,
  at timestamptz not null default now(),
  file_name text not null,
  -- brought back to life, read as a whole, or only its outside
  method text not null check (method in ('restored', 'read', 'sealed')),
  -- empty when all was well
  error text not null default ''
);

create table backup_restores (
  id uuid primary key,
  at timestamptz not null default now(),
  file_name text not null,
  taken_at timestamptz not null,
  restored_by text not null
);

-- Settings and notifications -------------------------------------------------------------------------------------

-- The store's picture on its invoices; here rather than in a file, so that every server shows it and every backup
-- holds it.
create table store_logo (
  is_only boolean primary key default true check (is_only),
  mime_type text not null check (mime_type in ('image/png', 'image/jpeg')),
  content bytea not null,
  sha256 text not null
);

-- The second step of signing in: codes from an app on the user's telephone (RFC 6238).
create table two_factor (
  user_id uuid primary key references users (id) on delete cascade,
  secret bytea not null,
  -- asked for at sign-in only once a first code has proved that the app has the secret
  confirmed_at timestamptz,
  -- the time step of the last code that was taken: neither it nor an earlier one is taken again
  last_step bigint not null default 0
);

-- For whoever has lost the telephone; each works once.
create table recovery_codes (
  user_id uuid not null references two_factor (user_id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

create table notifications (
  id uuid primary key default turoos_id(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('newOrders', 'lowStock', 'outOfStock', 'debts', 'failedBackup')),
  -- news of one bundle join while they are unread: those of a day, or all about one customer
  bundle text not null,
  -- the thing itself where it is one
  subject_id uuid,
  count int not null check (count > 0),
  -- what the first of them are called
  names text[] not null,
  -- cents, where the news are about money
  amount bigint,
  -- to be in the next digest
  mail_due boolean not null default false,
  read_at timestamptz,
  happened_at timestamptz not null default now()
);
create unique index notifications_unread_key on notifications (user_id, kind, bundle) where read_at is null;
create index notifications_user_idx on notifications (user_id, (read_at is not null), happened_at desc, id desc);
create index notifications_age_idx on notifications (happened_at);
create index notifications_mail_idx on notifications (user_id) where mail_due;

-- What was told, so that it is told once: a sale for good, a shortage or a debt for as long as it lasts.
create table told_news (
  kind text not null,
  subject_id uuid not null,
  told_at timestamptz not null default now(),
  primary key (kind, subject_id)
);

-- How far the shop's news were read.
create table news_reading (
  is_only boolean primary key default true check (is_only),
  until timestamptz not null
);
