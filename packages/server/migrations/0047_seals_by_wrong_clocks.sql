-- A clock that ran ahead sealed days that were not over. Such a seal stays in the chain, and the day is sealed again
-- once it is really over: the last seal of a day is the one that counts.
alter table day_seals drop constraint day_seals_pkey;
alter table day_seals add primary key (seq);
create index day_seals_day_idx on day_seals (day, seq desc);

-- Whether a seal was made after its day, by a clock that is not ahead of this one.
create function turoos_seal_holds(sealed date, sealed_at timestamptz) returns boolean language sql stable as $$
  select sealed_at >= (sealed + 1)::timestamp at time zone 'Asia/Aden' and sealed_at <= now() + interval '5 minutes'
$$;
