-- The ground everything else stands on: text folding, ids, people, sessions, numbering, settings and traces.

create extension if not exists pg_trgm;

-- Ids sort by time. PostgreSQL 18 has uuidv7() built in; older servers get the same from a small function.
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    execute 'create function turoos_id() returns uuid language sql volatile parallel safe as ''select uuidv7()''';
  else
    execute $f$
      create function turoos_id() returns uuid language sql volatile parallel safe as
      $body$
        select encode(
          set_bit(set_bit(
            overlay(uuid_send(gen_random_uuid())
              placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
              from 1 for 6),
            52, 1), 53, 1), 'hex')::uuid
      $body$
    $f$;
  end if;
end
$$;

-- The same folding as packages/contract/src/kernel/fold.ts, character for character.
create function turoos_fold(value text) returns text
  language sql immutable strict parallel safe
  return btrim(
    regexp_replace(
      translate(
        regexp_replace(
          normalize(value, nfkc),
          E'[\u0640\u064B-\u065F\u0670\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]', '', 'g'),
        'أإآٱىیئةؤک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ABCDEFGHIJKLMNOPQRSTUVWXYZ',
        'اااايييهوك01234567890123456789abcdefghijklmnopqrstuvwxyz'),
      E'[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'),
    ' ');

create function turoos_code(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(turoos_fold(value) collate "C", E'[^0-9a-z\u0621-\u064A]', '', 'g');

create table roles (
  id uuid primary key default turoos_id(),
  name text not null unique,
  label text not null,
  description text not null default '',
  -- 0 is the highest; decides who may manage whom
  rank int not null,
  -- {"sales": "update", ...}
  rights jsonb not null default '{}',
  is_system boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table users (
  id uuid primary key default turoos_id(),
  username text not null,
  name text not null,
  email text,
  phone text,
  role text not null references roles (name) on update cascade,
  -- strings given to this user alone
  permissions text[] not null default '{}',
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  is_active boolean not null default true,
  last_login_at timestamptz,
  login_count int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- two spellings of one name must not be two people
create unique index users_username_key on users (turoos_fold(username));
create index users_role_idx on users (role);

create table sessions (
  id uuid primary key default turoos_id(),
  user_id uuid not null references users (id) on delete cascade,
  refresh_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip text,
  user_agent text,
  revoked_at timestamptz,
  revoked_reason text
);
create index sessions_user_idx on sessions (user_id) where revoked_at is null;
create index sessions_expiry_idx on sessions (expires_at);

-- Failed sign-ins, counted per user name and per address by every server alike.
create table login_failures (
  -- 'user:…' or 'ip:…'
  subject text primary key,
  failures int not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz
);

-- Secrets all servers of one shop share. Never leaves the server.
create table secrets (
  name text primary key,
  value bytea not null
);

create table audit_log (
  id uuid primary key default turoos_id(),
  at timestamptz not null default now(),
  user_id uuid references users (id) on delete set null,
  user_name text not null,
  action text not null,
  entity text not null,
  entity_id uuid,
  before jsonb,
  after jsonb,
  ip text,
  trace_id text
);
create index audit_log_at_idx on audit_log (at desc);
create index audit_log_user_idx on audit_log (user_id, at desc);
create index audit_log_entity_idx on audit_log (entity, entity_id, at desc);

-- What a repeated request with the same key is answered.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null,
  key text not null,
  request_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, endpoint, key)
);
create index idempotency_keys_age_idx on idempotency_keys (created_at);

-- Numbering of documents. A counter's sequence starts anew per period (its reset policy) and scope.
create table counters (
  id uuid primary key default turoos_id(),
  key text not null unique,
  prefix text not null,
  -- what stands between prefix and sequence: 'YYYYMMDD', 'YYYYMM', 'YYYY' or nothing
  date_part text not null default '' check (date_part in ('', 'YYYY', 'YYYYMM', 'YYYYMMDD')),
  digits int not null default 3 check (digits between 1 and 12),
  reset_policy text not null check (reset_policy in ('yearly', 'monthly', 'daily', 'never')),
  scoped_by text not null default 'none' check (scoped_by in ('none', 'warehouse')),
  description text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table counter_values (
  counter_id uuid not null references counters (id) on delete cascade,
  scope text not null default '',
  period text not null default '',
  seq bigint not null check (seq >= 0),
  primary key (counter_id, scope, period)
);

insert into counters (key, prefix, date_part, digits, reset_policy, description) values
  ('INVOICE', 'INV', 'YYYYMMDD', 3, 'daily', 'أرقام فواتير المبيعات'),
  ('PURCHASE', 'PUR', 'YYYYMMDD', 3, 'daily', 'أرقام فواتير الشراء'),
  ('TRANSFER', 'TRF', 'YYYYMMDD', 3, 'daily', 'أرقام التحويلات المخزنية'),
  ('CUSTOMER', 'CUST', '', 5, 'never', 'رموز العملاء');

-- Settings of the shop (user_id null) and of single users.
create table settings (
  section text not null,
  user_id uuid references users (id) on delete cascade,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id) on delete set null,
  unique nulls not distinct (section, user_id)
);
