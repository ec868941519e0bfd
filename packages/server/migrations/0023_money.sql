-- What is in the drawer and what was earned: currencies and their rates, places where money is kept, shifts, expenses,
-- and double entry under everything.

create table currencies (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  name text not null,
  symbol text not null,
  -- of its unit: the rial is whole, the dollar has cents
  decimals smallint not null check (decimals between 0 and 3),
  -- the smallest amount that is handed back, in units
  cash_step bigint not null check (cash_step > 0),
  is_active boolean not null default true,
  position int not null,
  version int not null default 1
);
insert into currencies (code, name, symbol, decimals, cash_step, position) values
  ('YER', 'ريال يمني', 'ر.ي', 0, 50, 1),
  ('USD', 'دولار أمريكي', '$', 2, 100, 2),
  ('SAR', 'ريال سعودي', 'ر.س', 2, 100, 3);

-- sales are paid by cheque and remittance too, and suppliers by remittance
alter table sales drop constraint sales_payment_method_check, add constraint sales_payment_method_check
  check (payment_method in ('cash', 'card', 'bank_transfer', 'check', 'exchanger', 'credit'));
alter table purchases drop constraint purchases_payment_method_check, add constraint purchases_payment_method_check
  check (payment_method in ('cash', 'card', 'bank_transfer', 'check', 'exchanger', 'credit'));

-- A place with its own rial: Sana'a and Aden differ threefold.
create table rate_zones (
  id uuid primary key default turoos_id(),
  name text not null,
  is_default boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index rate_zones_name_key on rate_zones (turoos_fold(name));
create unique index rate_zones_default_key on rate_zones (is_default) where is_default;
insert into rate_zones (name, is_default) values ('المنطقة الأساسية', true);
create function turoos_default_zone() returns uuid language sql stable as $$
  select id from rate_zones where is_default
$$;
-- without one, a warehouse belongs to the default zone
alter table warehouses add column rate_zone_id uuid references rate_zones (id);

alter table exchange_rates
  add column zone_id uuid references rate_zones (id),
  -- rials per unit of the other currencies: {"SAR": 140.5}
  add column to_yer jsonb not null default '{}',
  -- documents were made at it before it was corrected
  add column is_used boolean not null default false;
update exchange_rates set zone_id = turoos_default_zone();
alter table exchange_rates alter column zone_id set not null, alter column zone_id set default turoos_default_zone();
drop function rate_on(timestamptz);
drop index exchange_rates_recorded_idx;
create index exchange_rates_recorded_idx on exchange_rates (zone_id, recorded_at desc, created_at desc);

-- The rates of a zone, for prices and documents of now or of an earlier day: the last that were recorded up to the end
-- of that day, else the newest; none in a zone without any. A rate dated into the future by a fast clock counts only if
-- there is no other.
create function turoos_rate(zone uuid, day date default null)
  returns table (id uuid, usd_to_yer numeric, to_yer jsonb) language sql stable as $$
  select r.id, r.usd_to_yer, r.to_yer from (
    (select * from exchange_rates where zone_id = zone
      and recorded_at < least((day + 1)::timestamp at time zone 'Asia/Aden', now() + interval '1 minute')
      order by recorded_at desc, created_at desc limit 1)
    union all
    (select * from exchange_rates where zone_id = zone
      order by recorded_at > now() + interval '1 minute', recorded_at desc, created_at desc limit 1)
  ) r limit 1
$$;

-- The chart of accounts. The program finds its own accounts by their key; drawers, banks and expense categories are
-- accounts without one, below an account with one.
create table accounts (
  id uuid primary key default turoos_id(),
  code text not null,
  name text not null,
  kind text not null check (kind in ('asset', 'liability', 'equity', 'income', 'expense')),
  parent_id uuid references accounts (id),
  key text unique,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index accounts_code_key on accounts (code);
create unique index accounts_name_key on accounts (parent_id, turoos_fold(name));

insert into accounts (code, name, kind, key) values
  ('1000', 'الأصول', 'asset', 'assets'),
  ('2000', 'الخصوم', 'liability', 'liabilities'),
  ('3000', 'حقوق الملكية', 'equity', 'equity'),
  ('4000', 'الإيرادات', 'income', 'income'),
  ('5000', 'تكلفة المبيعات', 'expense', 'costs'),
  ('6000', 'المصروفات', 'expense', 'expenses'),
  ('7000', 'فروق وتسويات', 'expense', 'differences');
insert into accounts (code, name, kind, parent_id, key)
select child.code, child.name, parent.kind, parent.id, child.key
from (values
  ('1100', 'الصناديق', 'assets', 'drawers'),
  ('1200', 'الخزنة', 'assets', 'safe'),
  ('1300', 'البنوك', 'assets', 'banks'),
  ('1400', 'الصرافون', 'assets', 'exchangers'),
  ('1500', 'العملاء', 'assets', 'customers'),
  ('1600', 'المخزون', 'assets', 'inventory'),
  ('1610', 'بضاعة في الطريق', 'assets', 'goodsOnTheWay'),
  ('2100', 'الموردون', 'liabilities', 'suppliers'),
  ('2200', 'ضريبة مستحقة', 'liabilities', 'taxPayable'),
  ('2300', 'شحن وتخليص مستحق', 'liabilities', 'freightClearing'),
  ('3100', 'رأس المال', 'equity', 'capital'),
  ('3200', 'مسحوبات المالك', 'equity', 'drawings'),
  ('3300', 'أرصدة افتتاحية', 'equity', 'openingBalances'),
  ('4100', 'المبيعات', 'income', 'sales'),
  ('4200', 'مرتجعات المبيعات', 'income', 'salesReturns'),
  ('4300', 'الخصم المسموح به', 'income', 'discounts'),
  ('4400', 'خصومات الحملات', 'income', 'campaignGifts'),
  ('5100', 'تكلفة البضاعة المبيعة', 'costs', 'costOfGoodsSold'),
  ('5200', 'فروق المخزون', 'costs', 'stockDifferences'),
  ('5300', 'شحن وتخليص جمركي', 'costs', 'freightCosts'),
  ('7100', 'فروق الصرف', 'differences', 'exchangeDifferences'),
  ('7200', 'فروق الصندوق', 'differences', 'cashDifferences'),
  ('7300', 'فروق التقريب', 'differences', 'rounding'),
  ('7400', 'تسويات أرصدة العملاء والموردين', 'differences', 'balanceCorrections')
) as child (code, name, parent, key) join accounts parent on parent.key = child.parent;
insert into accounts (code, name, kind, parent_id)
select category.code, category.name, 'expense', parent.id
from (values
  ('6001', 'إيجار'), ('6002', 'رواتب'), ('6003', 'كهرباء وماء'), ('6004', 'نقل'), ('6005', 'ضيافة'),
  ('6006', 'صيانة'), ('6007', 'رسوم وضرائب'), ('6008', 'أخرى')
) as category (code, name) join accounts parent on parent.key = 'expenses';

-- Where money is kept. A drawer has shifts, the others have none. Each is an account of the chart.
create table money_accounts (
  id uuid primary key references accounts (id),
  kind text not null check (kind in ('drawer', 'safe', 'bank', 'exchanger')),
  warehouse_id uuid references warehouses (id),
  currencies text[] not null check (cardinality(currencies) > 0),
  -- the number of the last Z report of a drawer
  last_z int not null default 0
);
create index money_accounts_warehouse_idx on money_accounts (warehouse_id) where warehouse_id is not null;

with made as (
  insert into accounts (code, name, kind, parent_id)
  select made.code, made.name, 'asset', parent.id
  from (values ('1101', 'الصندوق الرئيسي', 'drawers'), ('1301', 'البنك', 'banks'), ('1401', 'الصراف', 'exchangers'))
    as made (code, name, parent) join accounts parent on parent.key = made.parent
  returning id, code
)
insert into money_accounts (id, kind, currencies)
select id, case code when '1101' then 'drawer' when '1301' then 'bank' else 'exchanger' end, '{YER,USD,SAR}'::text[] from made
union all select id, 'safe', '{YER,USD,SAR}'::text[] from accounts where key = 'safe';

-- What each place holds: the sum of its movements, and their value in the books in cents.
create table money_balances (
  money_account_id uuid not null references money_accounts (id),
  currency text not null references currencies (code),
  -- in the currency's unit
  amount bigint not null,
  cents bigint not null,
  primary key (money_account_id, currency)
) with (fillfactor = 50);
insert into money_balances (money_account_id, currency, amount, cents)
select a.id, c.code, 0, 0 from money_accounts a, currencies c;

create table shifts (
  id uuid primary key default turoos_id(),
  drawer_id uuid not null references money_accounts (id),
  status text not null default 'open' check (status in ('open', 'closed')),
  opened_by uuid references users (id) on delete set null,
  opened_at timestamptz not null default now(),
  -- what was counted in the drawer at the opening, and by how much it differs from what the drawer should have held,
  -- which the first count of a drawer does not say: [{"currency": "YER", "amount": 5000, "difference": -50}]
  floats jsonb not null,
  opening_reason text not null default '',
  closed_at timestamptz,
  -- counts at the closing that were sent back for a reason
  refused_counts int not null default 0,
  version int not null default 1,
  check ((status = 'closed') = (closed_at is not null))
);
create unique index shifts_open_key on shifts (drawer_id) where status = 'open';
create index shifts_opened_idx on shifts (opened_at desc, id desc);
create index shifts_drawer_idx on shifts (drawer_id, opened_at desc, id desc);

-- The people whose cash goes into the drawer of a shift, and from when until when: a shift that is opened again has
-- another row of each of its people. A user is in one open shift at most.
create table shift_people (
  shift_id uuid not null references shifts (id),
  user_id uuid not null references users (id) on delete cascade,
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  is_active boolean generated always as (left_at is null) stored,
  primary key (shift_id, user_id, joined_at)
);
create unique index shift_people_active_key on shift_people (user_id) where is_active;

-- The rate zone of a document: of the branch of the money account it names, else of the drawer that its user's shift is
-- on; else of its warehouse, else the default one.
create function turoos_zone(of_user uuid, of_warehouse uuid, of_account uuid default null)
  returns uuid language sql stable as $$
  select coalesce(
    (select w.rate_zone_id from warehouses w where w.id = coalesce(
      (select m.warehouse_id from money_accounts m where m.id = of_account),
      (select m.warehouse_id from shift_people p join shifts s on s.id = p.shift_id
        join money_accounts m on m.id = s.drawer_id
        where p.user_id = of_user and p.is_active and s.status = 'open'),
      of_warehouse)),
    turoos_default_zone())
$$;

-- The Z reports. A shift that is opened again gets another one, with the next number of its drawer.
create table shift_closes (
  id uuid primary key default turoos_id(),
  shift_id uuid not null references shifts (id),
  drawer_id uuid not null references money_accounts (id),
  z_number int not null check (z_number > 0),
  at timestamptz not null default now(),
  user_id uuid references users (id) on delete set null,
  -- [{"currency", "expected", "counted", "notes"}], amounts in units
  counts jsonb not null,
  -- the other figures of the report, which must never change again
  figures jsonb not null,
  reason text not null default '',
  unique (drawer_id, z_number)
);
create index shift_closes_shift_idx on shift_closes (shift_id, at desc);

-- Append-only: counts of what is not a drawer: of a safe, or the statement of a bank or exchanger.
create table money_counts (
  id uuid primary key default turoos_id(),
  money_account_id uuid not null references money_accounts (id),
  at timestamptz not null default now(),
  user_id uuid references users (id) on delete set null,
  -- like those of shift_closes
  counts jsonb not null,
  reason text not null default ''
);
create index money_counts_account_idx on money_counts (money_account_id, at desc);
create trigger money_counts_kept before truncate on money_counts execute function forbid_emptying();
create trigger money_counts_append_only before update or delete on money_counts
  for each row when (pg_trigger_depth() = 0) execute function forbid_change();

-- Append-only: everything that came into or left a place where money is kept.
create table money_movements (
  id uuid primary key default turoos_id(),
  seq bigint generated always as identity,
  at timestamptz not null default now(),
  day date not null,
  money_account_id uuid not null,
  shift_id uuid references shifts (id),
  kind text not null,
  currency text not null,
  -- in units, below zero when it left; a revaluation changes only the value
  amount bigint not null,
  -- the value at the rate of the document
  cents bigint not null,
  -- rials per dollar of the document, and per unit of the currency
  usd_to_yer numeric(12, 2),
  to_yer numeric(14, 4),
  method text not null default 'cash',
  reference text not null default '',
  source_type text,
  source_id uuid,
  source_number text,
  note text not null default '',
  user_id uuid references users (id) on delete set null
);
create index money_movements_account_idx on money_movements (money_account_id, seq desc);
create index money_movements_shift_idx on money_movements (shift_id) where shift_id is not null;
create index money_movements_source_idx on money_movements (source_id) where source_id is not null;
create index money_movements_day_idx on money_movements (day, kind);
create trigger money_movements_append_only before update or delete on money_movements
  for each row when (pg_trigger_depth() = 0) execute function forbid_change();
create trigger money_movements_kept before truncate on money_movements execute function forbid_emptying();

create table expenses (
  id uuid primary key default turoos_id(),
  expense_number text not null unique,
  day date not null,
  category_id uuid not null references accounts (id),
  currency text not null references currencies (code),
  amount bigint not null check (amount > 0),
  cents bigint not null check (cents >= 0),
  usd_to_yer numeric(12, 2),
  money_account_id uuid not null references money_accounts (id),
  shift_id uuid references shifts (id),
  supplier_id uuid references suppliers (id),
  recurring_id uuid,
  note text not null default '',
  status text not null default 'paid' check (status in ('paid', 'cancelled')),
  cancel_reason text not null default '',
  user_id uuid references users (id) on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index expenses_day_idx on expenses (day desc, id desc);
create index expenses_category_idx on expenses (category_id, day desc, id desc);
create index expenses_supplier_idx on expenses (supplier_id) where supplier_id is not null;
alter table attachments drop constraint attachments_entity_type_check;
alter table attachments add check (entity_type in
  ('products', 'invoices', 'vehicles', 'customers', 'suppliers', 'purchases', 'sales', 'expenses'));
create trigger expenses_attachments after delete on expenses
  for each row execute function remove_attachments('expenses');

-- Rent and wages: proposed on their day, paid when somebody says so.
create table recurring_expenses (
  id uuid primary key default turoos_id(),
  category_id uuid not null references accounts (id),
  currency text not null references currencies (code),
  amount bigint not null check (amount > 0),
  money_account_id uuid references money_accounts (id),
  supplier_id uuid references suppliers (id),
  every text not null check (every in ('week', 'month', 'quarter', 'year')),
  -- periods count from here: what is due on the 31st is due on the last of a shorter month, and then on the 31st again
  starts_on date not null,
  next_on date not null,
  note text not null default '',
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table expenses add foreign key (recurring_id) references recurring_expenses (id);
alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in
    ('newOrders', 'lowStock', 'outOfStock', 'debts', 'dueExpenses', 'cashDifferences', 'failedBackup', 'security'));
create index recurring_expenses_next_idx on recurring_expenses (next_on) where is_active;

-- Money that leaves one place and arrives in another, in one currency or two.
create table money_transfers (
  id uuid primary key default turoos_id(),
  transfer_number text not null unique,
  from_id uuid not null references money_accounts (id),
  to_id uuid not null references money_accounts (id),
  currency text not null references currencies (code),
  amount bigint not null check (amount > 0),
  to_currency text not null references currencies (code),
  to_amount bigint not null check (to_amount > 0),
  -- cents, at the rates of the day; below zero is a loss
  gain bigint not null default 0,
  shift_id uuid references shifts (id),
  note text not null default '',
  user_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  check (from_id <> to_id or currency <> to_currency)
);
create index money_transfers_created_idx on money_transfers (created_at desc, id desc);

insert into counters (key, prefix, date_part, digits, reset_policy, description) values
  ('EXPENSE', 'EXP', 'YYYYMM', 4, 'monthly', 'أرقام المصروفات'),
  ('MONEY_TRANSFER', 'MTR', 'YYYYMM', 4, 'monthly', 'أرقام تحويلات النقود')
on conflict (key) do nothing;

-- Double entry, append-only. Corrections are entries of their own.
create table journal_entries (
  id uuid primary key default turoos_id(),
  number bigint generated always as identity,
  -- the day in Yemen that it counts for; at is when it was written
  day date not null,
  at timestamptz not null default now(),
  kind text not null,
  source_type text,
  source_id uuid,
  source_number text,
  note text not null default '',
  -- rials per dollar of the document
  usd_to_yer numeric(12, 2),
  user_id uuid references users (id) on delete set null
);
create unique index journal_entries_number_key on journal_entries (number);
create index journal_entries_day_idx on journal_entries (day desc, number desc);
create index journal_entries_source_idx on journal_entries (source_id) where source_id is not null;
create index journal_entries_source_number_idx on journal_entries (turoos_code(source_number) text_pattern_ops)
  where source_number is not null;
create index journal_entries_note_idx on journal_entries using gin (turoos_fold(note) gin_trgm_ops) where note <> '';
create index journal_entries_at_idx on journal_entries using brin (at) with (pages_per_range = 16);
-- the day the books begin, without a scan of the journal
create index journal_entries_opening_idx on journal_entries (day) where kind = 'opening';

create table journal_lines (
  entry_id uuid not null references journal_entries (id),
  position smallint not null,
  account_id uuid not null,
  day date not null,
  -- cents: a debit above zero, a credit below
  amount bigint not null check (amount <> 0),
  -- for money accounts: the currency and the amount in its unit
  currency text,
  currency_amount bigint,
  primary key (entry_id, position),
  check ((currency is null) = (currency_amount is null))
);
create index journal_lines_account_idx on journal_lines (account_id, day, entry_id);

-- Lines and movements are written with accounts and currencies that their statement has just read, and these are never
-- deleted: foreign keys would lock the same few rows in every sale and find nothing.
create trigger accounts_kept before delete or truncate on accounts execute function forbid_emptying();
create trigger money_accounts_kept before delete or truncate on money_accounts execute function forbid_emptying();
create trigger currencies_kept before delete or truncate on currencies execute function forbid_emptying();

create trigger journal_entries_append_only before update or delete on journal_entries
  for each row when (pg_trigger_depth() = 0) execute function forbid_change();
create trigger journal_lines_append_only before update or delete on journal_lines
  for each row when (pg_trigger_depth() = 0) execute function forbid_change();
create trigger journal_entries_kept before truncate on journal_entries execute function forbid_emptying();
create trigger journal_lines_kept before truncate on journal_lines execute function forbid_emptying();

-- Lines are written together and balance together, so no later line can unbalance an entry.
create function refuse_unbalanced_lines() returns trigger language plpgsql as $$
begin
  if exists (select from added group by entry_id having sum(amount) <> 0) then
    raise exception 'debits and credits of a journal entry differ';
  end if;
  return null;
end
$$;
create trigger journal_lines_balance after insert on journal_lines referencing new table as added
  for each statement execute function refuse_unbalanced_lines();

-- An entry without lines, or one whose lines come from elsewhere, is found at commit.
create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if coalesce((select sum(amount) from journal_lines where entry_id = new.id), 1) <> 0 then
    raise exception 'journal entry % does not balance', new.number;
  end if;
  return null;
end
$$;
-- A restore brings balanced lines too, and indexes cannot be built while checks are waiting for its commit.
create constraint trigger journal_entries_balance after insert on journal_entries
  deferrable initially deferred for each row
  when (current_setting('turoos.replaces_shop', true) is distinct from 'yes') execute function refuse_unbalanced_entry();

-- What each account came to on each day, so that no statement reads the lines of years. The number of lines tells on
-- which day a page of a statement begins.
create table account_days (
  day date not null,
  account_id uuid not null references accounts (id),
  debit bigint not null default 0,
  credit bigint not null default 0,
  lines int not null default 0,
  primary key (day, account_id)
) with (fillfactor = 50);
create index account_days_account_idx on account_days (account_id, day);

-- What came into each money account and left it on each day, by the kind of entry: what the money was for.
create table money_days (
  day date not null,
  money_account_id uuid not null references money_accounts (id),
  currency text not null references currencies (code),
  kind text not null,
  -- in the currency's unit
  amount_in bigint not null default 0,
  amount_out bigint not null default 0,
  -- as booked
  cents_in bigint not null default 0,
  cents_out bigint not null default 0,
  primary key (day, money_account_id, currency, kind)
) with (fillfactor = 50);

-- Sums the journal of a shop that was written without these totals, such as a generated one.
create function turoos_sum_journal() returns void language sql as $$
  delete from account_days;
  insert into account_days (day, account_id, debit, credit, lines)
  select day, account_id, sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*)
  from journal_lines group by 1, 2;
  delete from money_days;
  insert into money_days (day, money_account_id, currency, kind, amount_in, amount_out, cents_in, cents_out)
  select l.day, l.account_id, l.currency, e.kind, sum(greatest(l.currency_amount, 0)), sum(greatest(-l.currency_amount, 0)),
    sum(greatest(l.amount, 0)), sum(greatest(-l.amount, 0))
  from journal_lines l join journal_entries e on e.id = l.entry_id where l.currency is not null group by 1, 2, 3, 4
$$;

-- Nothing is booked on the closing date or before it.
create table books (
  only_one boolean primary key default true check (only_one),
  closing_date date
);
insert into books default values;

create function refuse_closed_day() returns trigger language plpgsql as $$
begin
  -- a restore brings the entries of closed days back
  if current_setting('turoos.replaces_shop', true) = 'yes' then return new; end if;
  if new.day <= (select closing_date from books) then
    raise exception 'the books are closed up to that day' using errcode = 'TU002';
  end if;
  return new;
end
$$;
-- the closing date is before today, so an entry of today need not be checked
create trigger journal_entries_open_day before insert on journal_entries
  for each row when (new.day < (now() at time zone 'Asia/Aden')::date) execute function refuse_closed_day();

-- One hash per day over what was written on it and the seal before: a changed day is found, and named. Days are
-- sealed in their order unless a wrong clock dated rows into the future, so the order of the seals is kept apart.
create table day_seals (
  day date primary key,
  seq bigint generated always as identity,
  entries int not null,
  audit_rows int not null,
  hash bytea not null,
  sealed_at timestamptz not null default now()
);
create trigger day_seals_append_only before update or delete on day_seals
  for each row when (pg_trigger_depth() = 0) execute function forbid_change();
create trigger day_seals_kept before truncate on day_seals execute function forbid_emptying();

-- The seal of a day. Users are left out, because the rows of a deleted user lose theirs. Each row is hashed by itself,
-- so that a day of any size takes 32 bytes of memory a row.
create function turoos_day_seal(sealed date, previous bytea)
  returns table (entries bigint, audit_rows bigint, hash bytea) language sql stable as $$
  with span as (
    select sealed::timestamp at time zone 'Asia/Aden' as since, (sealed + 1)::timestamp at time zone 'Asia/Aden' as until
  ), entries as (
    select e.number, sha256(convert_to(jsonb_build_array(e.id, e.number, e.day, extract(epoch from e.at), e.kind,
      e.source_type, e.source_id, e.source_number, e.note, e.usd_to_yer, (
        select jsonb_agg(jsonb_build_array(l.position, l.account_id, l.day, l.amount, l.currency, l.currency_amount)
          order by l.position)
        from journal_lines l where l.entry_id = e.id))::text, 'UTF8')) as hash
    from journal_entries e, span where e.at >= since and e.at < until
  ), audited as (
    select a.at, a.id, sha256(convert_to(jsonb_build_array(a.id, extract(epoch from a.at), a.user_name, a.action, a.entity,
      a.entity_id, a.before, a.after, a.ip, a.trace_id)::text, 'UTF8')) as hash
    from audit_log a, span where a.at >= since and a.at < until
  )
  select (select count(*) from entries), (select count(*) from audited),
    sha256(previous || convert_to(to_char(sealed, 'YYYY-MM-DD'), 'UTF8')
      || coalesce((select sha256(string_agg(hash, ''::bytea order by number)) from entries), '')
      || coalesce((select sha256(string_agg(hash, ''::bytea order by at, id)) from audited), ''))
$$;

-- The part of a money account's book value that a movement takes or adds. Money that grows is worth its document's
-- value; money that leaves is worth what it stood for on average, and what goes beyond it the document's value.
create function turoos_booked(held bigint, held_cents bigint, change bigint, cents bigint) returns bigint
  language sql immutable parallel safe
  return case
    when held = 0 or change = 0 or sign(held) = sign(change) then cents
    when abs(change) <= abs(held) then -round(held_cents::numeric * abs(change) / abs(held))::bigint
    else -held_cents + cents - round(cents::numeric * abs(held) / abs(change))::bigint
  end;

-- A shop that exists begins with one entry: what it owns and owes, less what the journal has of it, against the opening
-- balances. The cash in its drawers is not known before it is counted for the first time.
create function turoos_open_books(opening date default (now() at time zone 'Asia/Aden')::date) returns void
  language sql as $$
  with owned (key, amount) as (
    select 'customers', -(select coalesce(sum(balance), 0) from customers)
    union all select 'suppliers', (select coalesce(sum(balance), 0) from suppliers)
    union all select 'inventory', (select coalesce(sum(round(quantity * cost)), 0) from stock_totals)
    union all select 'goodsOnTheWay', (
      select coalesce(sum(round(i.quantity * i.unit_cost)), 0)
      from transfers t join transfer_items i on i.transfer_id = t.id where t.status = 'in_transit')
  ), booked as (
    select a.key, sum(d.debit - d.credit) as amount from account_days d join accounts a on a.id = d.account_id group by 1
  ), figures as (
    select key, owned.amount - coalesce(booked.amount, 0) as amount from owned left join booked using (key)
  ), lines as (
    select key, amount::bigint as amount from figures where amount <> 0
    union all select 'openingBalances', -sum(amount)::bigint from figures having sum(amount) <> 0
  ), entry as (
    insert into journal_entries (day, kind)
    select opening, 'opening' where exists (select from lines)
    returning id, day
  ), written as (
    insert into journal_lines (entry_id, position, account_id, day, amount)
    select entry.id, row_number() over (order by a.code), a.id, entry.day, lines.amount
    from entry, lines join accounts a on a.key = lines.key
    returning account_id, day, amount
  )
  insert into account_days as d (day, account_id, debit, credit, lines)
  select day, account_id, sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*) from written group by 1, 2
  on conflict (day, account_id) do update
    set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit, lines = d.lines + excluded.lines
$$;
select turoos_open_books();
