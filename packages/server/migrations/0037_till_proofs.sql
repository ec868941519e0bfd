-- What the server must remember to believe a till: its numbers at each contact, and requests by their key alone.

-- A sale that a till sent as an ordinary one is looked for whoever's session sent it.
create index idempotency_keys_key_idx on idempotency_keys (key);

-- When a till last said that this was the highest number it had given: sales with higher ones were made afterwards.
create table till_contacts (
  till_id uuid not null references tills (id) on delete cascade,
  seq int not null,
  at timestamptz not null,
  primary key (till_id, seq)
);

-- Up to this number the till has said that nothing waits on it any more.
alter table tills add column settled_seq int not null default 0;
