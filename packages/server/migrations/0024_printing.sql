-- Printers that the server prints on, and what they are to print.

create table printers (
  id uuid primary key default turoos_id(),
  name text not null,
  kind text not null check (kind in ('receipt80', 'receipt58', 'label')),
  address text not null,
  label_width numeric(5, 1) not null default 50,
  label_height numeric(5, 1) not null default 30,
  cuts boolean not null default true,
  opens_drawer boolean not null default false,
  is_default boolean not null default false,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index printers_name_key on printers (lower(name));
-- one printer for receipts and one for labels of those who have none of their own
create unique index printers_default_key on printers ((kind = 'label')) where is_default;

-- The printer of the receipts of each drawer's shift.
create table printer_drawers (
  drawer_id uuid primary key references money_accounts (id) on delete cascade,
  printer_id uuid not null references printers (id) on delete cascade
);
create index printer_drawers_printer_idx on printer_drawers (printer_id);

create table print_jobs (
  id uuid primary key default turoos_id(),
  printer_id uuid not null references printers (id) on delete cascade,
  paper text not null check (paper in ('sale', 'shift', 'labels', 'test')),
  subject_id uuid,
  title text not null,
  -- what is printed, as it was when it was asked for
  content jsonb not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'printing', 'printed', 'failed', 'given_up', 'cancelled')),
  attempts int not null default 0,
  error text not null default '',
  -- whether the drawer is to be opened, and when that was done
  kick boolean not null default false,
  kicked_at timestamptz,
  -- when a person asked for it last: after some minutes it waits for a hand
  asked_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  -- the process that prints it, and until when it is trusted to be alive
  claim uuid,
  claimed_until timestamptz,
  user_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  printed_at timestamptz
);
-- a printer takes one job at a time, however many servers there are
create unique index print_jobs_printing_key on print_jobs (printer_id) where status = 'printing';
-- a sale opens the drawer once
create unique index print_jobs_kick_key on print_jobs (subject_id) where kick;
create index print_jobs_due_idx on print_jobs (printer_id, next_attempt_at)
  where status in ('waiting', 'failed', 'printing');
create index print_jobs_user_idx on print_jobs (user_id, id);
