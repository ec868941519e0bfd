-- The warehouses a key is bound to, beyond those that bind its maker; null for a key that sees what its maker sees. No
-- reference, because a key of a warehouse that is gone must see nothing rather than everything.
alter table api_keys add column warehouses uuid[] check (cardinality(warehouses) > 0);
