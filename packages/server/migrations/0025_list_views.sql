-- Views of lists that users save: their search, filters, sort and columns under a name.

create table list_views (
  id uuid primary key default turoos_id(),
  user_id uuid not null references users (id) on delete cascade,
  list text not null,
  name text not null,
  -- the list's state as its address holds it
  state jsonb not null,
  -- the role whose users see the view too
  shared_with text references roles (name) on update cascade on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index list_views_name_key on list_views (user_id, list, turoos_fold(name));
create index list_views_shared_idx on list_views (shared_with, list) where shared_with is not null;
