-- The claim of the computer that took the shop over, as it was signed then. The secret of claims changes when a standby is
-- withdrawn, and the computer that was the shop before knows the earlier one only.
alter table shop_epoch add column claim text;
