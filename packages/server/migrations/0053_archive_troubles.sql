-- What went wrong with the continuous copying of changes into a place for copies, since when and until when. Those who
-- may see backups are notified of each once. The place may be forgotten meanwhile.
create table archive_troubles (
  id uuid primary key,
  place_id uuid not null,
  at timestamptz not null default now(),
  problem text not null check (problem <> ''),
  ended_at timestamptz
);
create index archive_troubles_at_idx on archive_troubles (at);
