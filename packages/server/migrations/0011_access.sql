-- Second factors are sealed with a key that no backup holds. The mark says with which one; null stands for a secret in
-- clear, as older versions wrote it, until the next start.
alter table two_factor add column key_mark text;

alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check
    check (kind in ('newOrders', 'lowStock', 'outOfStock', 'debts', 'failedBackup', 'security'));

-- What was done, tried and refused stays written; only the id of a user who goes is taken out, not the name.
create trigger audit_log_append_only before update or delete on audit_log
  for each row when (pg_trigger_depth() = 0) execute function forbid_change();

-- In a new shop backups make themselves; a shop that is there already keeps to what it had.
insert into settings (section, value)
  select 'backup', '{"autoBackup": false}' where exists (select from users)
  on conflict do nothing;

-- No password lives for ever.
update settings set value = value || '{"passwordExpiry": 365}'
  where section = 'security' and not ((value ->> 'passwordExpiry')::int between 1 and 365);
