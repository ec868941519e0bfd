-- Stock that people move and correct: each step a document with a state and a trace.

-- Every step every document took, whatever kind it is.
create table document_steps (
  id uuid primary key default turoos_id(),
  at timestamptz not null default now(),
  -- transfers, adjustments, scrap, counts
  entity text not null,
  entity_id uuid not null,
  step text not null,
  from_status text not null,
  to_status text not null,
  note text not null default '',
  user_id uuid references users (id) on delete set null
);
create index document_steps_entity_idx on document_steps (entity_id, at);

create table inventory_counts (
  id uuid primary key default turoos_id(),
  count_number text not null unique,
  warehouse_id uuid not null references warehouses (id),
  count_type text not null default 'full' check (count_type in ('full', 'partial')),
  -- what a partial count is of
  category_id uuid references categories (id) on delete set null,
  location text not null default '',
  -- the counter does not see what the books say
  is_blind boolean not null default false,
  counted_by_name text not null default '',
  status text not null default 'in_progress' check (status in ('in_progress', 'completed', 'cancelled')),
  start_date timestamptz not null default now(),
  scheduled_date date,
  completed_at timestamptz,
  notes text not null default '',
  -- its figures, kept once nothing changes them any more
  summary jsonb,
  created_by uuid references users (id) on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index inventory_counts_created_idx on inventory_counts (created_at desc, id desc);
create index inventory_counts_warehouse_idx on inventory_counts (warehouse_id, created_at desc);

create table inventory_count_items (
  count_id uuid not null references inventory_counts (id) on delete cascade,
  product_id uuid not null references products (id),
  position int not null,
  -- what the books said at the moment the line was counted; until then, when the count began
  system_quantity numeric(14, 2) not null,
  -- null until someone counted it
  counted_quantity int check (counted_quantity >= 0),
  counted_at timestamptz,
  counted_by uuid references users (id) on delete set null,
  -- cents
  unit_cost numeric(18, 4) not null default 0,
  primary key (count_id, product_id)
);
create index inventory_count_items_position_idx on inventory_count_items (count_id, position);

create table stock_adjustments (
  id uuid primary key default turoos_id(),
  adjustment_number text not null unique,
  product_id uuid not null references products (id),
  warehouse_id uuid not null references warehouses (id),
  type text not null check (type in ('addition', 'subtraction', 'correction', 'damage', 'expiry')),
  reason text not null
    check (reason in ('inventory_count', 'damage', 'expiry', 'theft', 'system_error', 'manual_correction', 'other')),
  -- to add or take off; of a correction, what lies there afterwards
  quantity numeric(14, 2) not null check (quantity > 0),
  -- cents
  cost_price bigint not null default 0 check (cost_price >= 0),
  reference_number text not null default '',
  notes text not null default '',
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'completed')),
  -- what approving it changed, and what that was worth in cents
  change numeric(14, 2),
  value bigint,
  count_id uuid references inventory_counts (id),
  approved_at timestamptz,
  adjusted_by uuid references users (id) on delete set null,
  created_by uuid references users (id) on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index stock_adjustments_created_idx on stock_adjustments (created_at desc, id desc);
create index stock_adjustments_status_idx on stock_adjustments (status, created_at desc, id desc);
create index stock_adjustments_product_idx on stock_adjustments (product_id);
create index stock_adjustments_count_idx on stock_adjustments (count_id) where count_id is not null;

create table transfers (
  id uuid primary key default turoos_id(),
  transfer_number text not null unique,
  from_warehouse_id uuid not null references warehouses (id),
  to_warehouse_id uuid not null references warehouses (id),
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'rejected', 'in_transit', 'completed', 'cancelled')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
  shipping_method text not null default 'ground' check (shipping_method in ('ground', 'air', 'sea', 'express', 'courier')),
  expected_delivery_date date,
  tracking_number text not null default '',
  reference_number text not null default '',
  notes text not null default '',
  -- why it was rejected or cancelled
  reason text not null default '',
  approved_at timestamptz,
  shipped_at timestamptz,
  received_at timestamptz,
  created_by uuid references users (id) on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (from_warehouse_id <> to_warehouse_id)
);
create index transfers_created_idx on transfers (created_at desc, id desc);
create index transfers_status_idx on transfers (status, created_at desc, id desc);
create index transfers_from_idx on transfers (from_warehouse_id, created_at desc);
create index transfers_to_idx on transfers (to_warehouse_id, created_at desc);

create table transfer_items (
  transfer_id uuid not null references transfers (id) on delete cascade,
  position int not null,
  product_id uuid not null references products (id),
  quantity numeric(14, 2) not null check (quantity > 0),
  -- what arrived; less than was sent is a loss on the way
  received numeric(14, 2) check (received between 0 and quantity),
  -- cents, what a piece cost when it left; before that, when it was asked for
  unit_cost numeric(18, 4) not null default 0,
  notes text not null default '',
  primary key (transfer_id, position)
);
create index transfer_items_product_idx on transfer_items (product_id);

create table scrap_reports (
  id uuid primary key default turoos_id(),
  report_number text not null unique,
  product_id uuid not null references products (id),
  warehouse_id uuid not null references warehouses (id),
  quantity numeric(14, 2) not null check (quantity > 0),
  reason text not null
    check (reason in ('damaged', 'expired', 'obsolete', 'quality_issue', 'safety_issue', 'other')),
  condition text not null default '' check (condition in ('', 'damaged', 'expired', 'defective', 'obsolete')),
  disposal_method text not null default 'destruction'
    check (disposal_method in ('destruction', 'recycling', 'donation', 'sale', 'return_to_supplier')),
  -- cents
  estimated_value bigint not null default 0 check (estimated_value >= 0),
  notes text not null default '',
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'completed')),
  approved_at timestamptz,
  completed_at timestamptz,
  created_by uuid references users (id) on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index scrap_reports_created_idx on scrap_reports (created_at desc, id desc);
create index scrap_reports_status_idx on scrap_reports (status, created_at desc, id desc);
create index scrap_reports_product_idx on scrap_reports (product_id);

create table inventory_reports (
  id uuid primary key default turoos_id(),
  name text not null,
  title text not null default '',
  type text not null check (type in ('inventory_summary', 'low_stock', 'out_of_stock', 'expiry_report',
    'movement_report', 'value_report', 'warehouse_report', 'category_report')),
  -- null is all of them
  warehouse_id uuid references warehouses (id),
  description text not null default '',
  format text not null default 'pdf' check (format in ('pdf', 'excel', 'csv', 'html')),
  include_charts boolean not null default true,
  include_tables boolean not null default true,
  include_summary boolean not null default true,
  filters jsonb not null default '{}',
  schedule_enabled boolean not null default false,
  schedule_frequency text not null default 'daily' check (schedule_frequency in ('daily', 'weekly', 'monthly')),
  -- hours and minutes in Yemen
  schedule_time text not null default '09:00',
  -- the day it was put on the schedule: its weekday and its day of the month are those it runs on
  schedule_from date,
  -- when it runs next
  scheduled_at timestamptz,
  email_recipients text[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'generating', 'completed', 'failed', 'scheduled')),
  -- 0 to 100 while it is generating
  progress int not null default 0,
  -- how often its making was begun; a server may die over it
  attempts int not null default 0,
  -- mailed to its recipients when it is made
  deliver boolean not null default false,
  error text not null default '',
  is_shared boolean not null default false,
  is_archived boolean not null default false,
  generated_at timestamptz,
  created_by uuid references users (id) on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index inventory_reports_created_idx on inventory_reports (created_at desc, id desc);
create index inventory_reports_due_idx on inventory_reports (scheduled_at) where schedule_enabled;

-- What a report said when it was made, row by row, so that it can be had again in any format.
create table inventory_report_results (
  id uuid primary key default turoos_id(),
  report_id uuid not null references inventory_reports (id) on delete cascade,
  generated_at timestamptz not null default now(),
  row_count bigint not null default 0,
  -- what it was about, its columns, figures and chart: all that is needed to show it, whatever the report is now
  facts jsonb not null default '[]',
  columns jsonb not null default '[]',
  summary jsonb not null default '[]',
  chart jsonb
);
create index inventory_report_results_report_idx on inventory_report_results (report_id, generated_at desc);
create table inventory_report_rows (
  result_id uuid not null references inventory_report_results (id) on delete cascade,
  -- some hundreds of rows each: a million rows stay cheap to keep and to stream
  chunk int not null,
  rows jsonb not null,
  primary key (result_id, chunk)
);

-- Messages that leave the shop. What cannot be delivered stays here and says so.
create table outbox (
  id uuid primary key default turoos_id(),
  channel text not null check (channel in ('email', 'sms', 'whatsapp')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  -- what an attachment is made from when the message is sent: {kind, ...}
  attachment jsonb,
  source_type text,
  source_id uuid,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'undelivered')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  error text not null default '',
  user_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_due_idx on outbox (next_attempt_at) where status = 'queued';
create index outbox_source_idx on outbox (source_id, created_at desc) where source_id is not null;
create index outbox_created_idx on outbox (created_at desc, id desc);

insert into counters (key, prefix, date_part, digits, reset_policy, description) values
  ('ADJUSTMENT', 'ADJ', 'YYYYMMDD', 3, 'daily', 'أرقام تسويات المخزون'),
  ('SCRAP', 'SCR', 'YYYYMMDD', 3, 'daily', 'أرقام تقارير الإتلاف'),
  ('COUNT', 'CNT', 'YYYYMMDD', 3, 'daily', 'أرقام عمليات الجرد');
