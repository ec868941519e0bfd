-- Whether a place was on the disk of the shop's data when it was last there: such a copy is lost together with the shop.
-- Null until the next attempt to copy.
alter table backup_places add column is_same_disk boolean;
