-- Takes the next number of a counter and leaves it in a setting of the transaction too, so that the statements behind
-- this one can contain a number that the server has not been told yet. The day is the one in Yemen, as YYYY-MM-DD.
create function turoos_number(counter text, day text, warehouse text) returns text language plpgsql as $$
declare
  form counters;
  policy text;
  taken bigint;
begin
  select * into strict form from counters where key = counter;
  loop
    policy := form.reset_policy;
    insert into counter_values as v (counter_id, scope, period, seq)
    values (form.id, case form.scoped_by when 'warehouse' then warehouse else '' end,
      case policy when 'daily' then day when 'monthly' then left(day, 7) when 'yearly' then left(day, 4) else '' end, 1)
    on conflict (counter_id, scope, period) do update set seq = v.seq + 1
    returning seq into taken;
    -- the form is the one behind the row's lock; a policy that changed meanwhile has moved the sequence to another row
    select * into strict form from counters where key = counter;
    exit when form.reset_policy = policy;
  end loop;
  return set_config('turoos.number', concat_ws('-', nullif(form.prefix, ''),
    nullif(left(replace(day, '-', ''), length(form.date_part)), ''),
    lpad(taken::text, greatest(form.digits, length(taken::text)), '0')), true);
end
$$;
