-- Reaching customers: campaigns, the messages they send, and the sales they bring.

-- The customer asked to be left alone: no campaign reaches them.
alter table customers add column no_marketing boolean not null default false;

create table campaigns (
  id uuid primary key default turoos_id(),
  name text not null,
  description text not null default '',
  type text not null check (type in ('discount', 'announcement', 'promotion', 'reminder')),
  message text not null,
  -- where the link in the message leads; '' without one
  link text not null default '',
  target_audience text not null check (target_audience in ('all', 'active', 'new', 'loyal', 'inactive')),
  channels text[] not null,
  -- named at the counter; unique however it is typed
  code text not null,
  discount_type text not null default 'percentage' check (discount_type in ('percentage', 'fixed')),
  -- hundredths of a per cent, or cents
  discount_value bigint not null default 0 check (discount_value >= 0),
  -- cents
  min_purchase_amount bigint not null default 0 check (min_purchase_amount >= 0),
  cost bigint not null default 0 check (cost >= 0),
  -- days in Yemen, both included
  valid_from date,
  valid_to date,
  -- 0 for as many as come
  max_uses int not null default 0 check (max_uses >= 0),
  is_active boolean not null default true,
  status text not null default 'draft' check (status in ('draft', 'active', 'paused', 'completed', 'expired')),
  -- customers it was sent to
  targeted int not null default 0,
  sent_at timestamptz,
  approved_by uuid references users (id) on delete set null,
  approved_at timestamptz,
  approval_notes text not null default '',
  user_id uuid references users (id) on delete set null,
  search_text text generated always as (
    ' ' || turoos_fold(name) || ' ' || turoos_fold(description) || ' ' || turoos_code(code)
  ) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (valid_to is null or valid_from is null or valid_to >= valid_from),
  check (discount_type = 'fixed' or discount_value <= 10000)
);
create unique index campaigns_code_key on campaigns (turoos_code(code));
create index campaigns_created_idx on campaigns (created_at desc, id desc);
create index campaigns_running_idx on campaigns (valid_to) where status in ('active', 'paused');

-- A message knows whom it is for and what became of it: the delivery log of its campaign.
alter table outbox
  add column customer_id uuid references customers (id) on delete set null,
  -- who is sending it by hand; theirs until next_attempt_at
  add column taken_by uuid references users (id) on delete set null,
  add column opened_at timestamptz,
  add column clicked_at timestamptz,
  -- when it was last handed to its channel, which takes so many a minute from all servers together
  add column tried_at timestamptz,
  drop constraint outbox_status_check,
  -- held: its campaign is paused; skipped: whoever works the queue decided against it
  add constraint outbox_status_check
    check (status in ('queued', 'held', 'sent', 'failed', 'undelivered', 'skipped'));
-- nobody gets the same campaign twice by the same way
create unique index outbox_campaign_key on outbox (source_id, customer_id, channel) where source_type = 'marketing';
-- nobody is reminded of a debt twice a day by the same way
create unique index outbox_reminder_key on outbox (customer_id, channel, ((created_at at time zone 'Asia/Aden')::date))
  where source_type = 'customers' and status in ('queued', 'sent');
create index outbox_by_hand_idx on outbox (source_type, next_attempt_at, id)
  where status = 'queued' and channel = 'whatsapp';
create index outbox_customer_idx on outbox (customer_id, created_at desc) where customer_id is not null;
-- what one channel waits for is found whatever waits for the others
drop index outbox_due_idx;
create index outbox_due_idx on outbox (channel, next_attempt_at) where status = 'queued';
create index outbox_tried_idx on outbox (channel, tried_at) where tried_at is not null;
-- all messages of a campaign are made at one moment
drop index outbox_source_idx;
create index outbox_source_idx on outbox (source_id, created_at desc, id desc) where source_id is not null;
-- a campaign's figures, counted from here alone
create index outbox_campaign_idx on outbox (source_id, status, channel) include (opened_at, clicked_at)
  where source_type = 'marketing';

-- The campaign whose code was named, and the part of the discount that is its gift.
alter table sales
  add column campaign_id uuid references campaigns (id),
  add column campaign_discount bigint not null default 0 check (campaign_discount between 0 and discount);
create index sales_campaign_idx on sales (campaign_id, created_at desc) include (status, grand_total, refund_amount)
  where campaign_id is not null;
