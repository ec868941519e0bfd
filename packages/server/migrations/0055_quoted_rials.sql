-- The rials of a quotation as they stand on the customer's paper: cents can't hold every price that was agreed in rials.
-- Null without a rate.
alter table quotation_alternatives
  add column price_yer bigint check (price_yer >= 0),
  add column total_yer bigint check (total_yer >= 0);
alter table quotations
  add column subtotal_yer bigint check (subtotal_yer >= 0),
  add column grand_total_yer bigint check (grand_total_yer >= 0);

update quotation_alternatives a set price_yer = round(a.price * q.usd_to_yer / 100),
  total_yer = round(round(a.price * q.usd_to_yer / 100) * a.quantity)
from quotations q where q.id = a.quotation_id and q.usd_to_yer is not null;

update quotations q set subtotal_yer = f.total,
  grand_total_yer = greatest(0, f.total - round(q.discount * q.usd_to_yer / 100))
    + round(greatest(0, f.total - round(q.discount * q.usd_to_yer / 100)) * q.tax_rate / 100)
from (
  select quotation_id, sum(total_yer) as total from quotation_alternatives where position = 0 group by quotation_id) f
where f.quotation_id = q.id and q.usd_to_yer is not null;
