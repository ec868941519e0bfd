-- The key of access tokens changes when a standby is withdrawn or takes over. The links in messages that were sent have a
-- secret of their own from now on, which was the same so far.
insert into secrets (name, value) select 'links', value from secrets where name = 'tokens';
