-- Ledgers can't be emptied any more than changed; only a restore, which replaces the whole shop, says so and may.
create function forbid_emptying() returns trigger language plpgsql as $$
begin
  if current_setting('turoos.replaces_shop', true) = 'yes' then return null; end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger stock_movements_kept before truncate on stock_movements execute function forbid_emptying();
create trigger customer_transactions_kept before truncate on customer_transactions execute function forbid_emptying();
create trigger customer_settlements_kept before truncate on customer_settlements execute function forbid_emptying();
create trigger supplier_transactions_kept before truncate on supplier_transactions execute function forbid_emptying();
create trigger supplier_settlements_kept before truncate on supplier_settlements execute function forbid_emptying();
create trigger audit_log_kept before truncate on audit_log execute function forbid_emptying();
