-- the parts of a warehouse, without reading all parts
create index products_main_warehouse_idx on products (main_warehouse_id, id) where main_warehouse_id is not null;
