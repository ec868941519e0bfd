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
