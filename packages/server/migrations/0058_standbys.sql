-- Computers that stand by, each with the hash of its secret and the addresses at which it answered last; a shop that comes
-- back asks there whether it has been taken over.
create table standbys (
  id uuid primary key,
  name text not null check (name <> ''),
  secret_hash bytea not null check (length(secret_hash) = 32),
  addresses text[] not null,
  paired_at timestamptz not null default now()
);

-- The one code with which the next computer may be paired.
create table standby_invitation (
  is_only boolean primary key default true check (is_only),
  code_hash bytea not null check (length(code_hash) = 32),
  expires_at timestamptz not null
);

-- How often the shop has moved to another computer, plus one; by the take-over whose claim is kept here. Of two shops
-- that think they are the shop, the one with the higher epoch is.
create table shop_epoch (
  is_only boolean primary key default true check (is_only),
  epoch int not null check (epoch >= 1),
  claim_id uuid,
  taken_at timestamptz,
  -- where the computer before it may answer, which is told to stop
  former_addresses text[] not null default '{}',
  check ((epoch = 1) = (claim_id is null) and (claim_id is null) = (taken_at is null))
);
insert into shop_epoch (epoch) values (1);

-- Troubles with a computer that stands by are told like those with a place for copies.
alter table archive_troubles add column kind text not null default 'archive' check (kind in ('archive', 'standby'));
