-- Numbers and barcodes of parts are kept in Latin digits and without marks nobody sees, so that bars can carry them.
-- As plainCode in packages/contract/src/kernel/fold.ts. The folded forms, by which parts are one, stay what they are.
create function plain_code(value text) returns text
  language sql immutable strict parallel safe
  return translate(
    regexp_replace(
      normalize(value, nfkc),
      E'[\u0640\u064B-\u065F\u0670\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]', '', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫٬',
    '01234567890123456789.,');

update products set part_number = plain_code(part_number), barcode = plain_code(barcode), code = plain_code(code),
  supplier_part_number = plain_code(supplier_part_number)
where (part_number, barcode, code, supplier_part_number)
  <> (plain_code(part_number), plain_code(barcode), plain_code(code), plain_code(supplier_part_number));

-- a number that a part has in both spellings is left once
delete from product_numbers n where n.number <> plain_code(n.number) and exists (
  select from product_numbers other where (other.product_id, other.kind) = (n.product_id, n.kind)
    and plain_code(other.number) = plain_code(n.number)
    and (other.number = plain_code(other.number) or other.number < n.number));
update product_numbers set number = plain_code(number) where number <> plain_code(number);

drop function plain_code(text);

-- while a barcode is typed, as for part numbers
create index products_barcode_prefix_idx on products (turoos_code(barcode) text_pattern_ops) where barcode <> '';
