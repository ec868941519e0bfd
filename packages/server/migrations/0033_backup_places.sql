-- Folders elsewhere, such as on a second disk, a USB stick or a share, into which the newest backup is copied. Like the
-- backups they belong to this installation: no backup contains them and no restore touches them.
create table backup_places (
  id uuid primary key,
  path text not null unique,
  created_at timestamptz not null default now(),
  created_by text not null,
  -- the newest backup that was copied there, read back and compared, and the moment whose state it contains
  file_name text,
  state_at timestamptz,
  copied_at timestamptz,
  -- the last attempt, and why it failed; empty when all was well
  tried_at timestamptz,
  problem text not null default '',
  check ((file_name is null) = (state_at is null) and (file_name is null) = (copied_at is null))
);
