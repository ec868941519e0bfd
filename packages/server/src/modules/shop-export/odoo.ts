import { dollars, exported, openBalances, partNotes, phone, unitDollars, type CsvShape } from './csv-shape';

/** Names of records by which the files refer to each other. */
const idOf = (kind: string, column: string) => `'turoos_${kind}_' || replace(${column}::text, '-', '_')`;

/** Odoo's own units; what it does not have is counted in units. */
const unit = `case p.unit when 'litre' then 'uom.product_uom_litre' when 'metre' then 'uom.product_uom_meter'
  when 'kilogram' then 'uom.product_uom_kgm' when 'gallon' then 'uom.product_uom_gal' else 'uom.product_uom_unit' end`;
/** Accounts of Odoo's general chart: receivable, payable and the result not yet distributed. */
const accounts = { customer: '121000', supplier: '211000', opening: '999999' };

/**
 * The files for Odoo's import, in the order of importing. Their headings are technical names of fields, which are the
 * same in every language.
 */
export const odooFiles: readonly CsvShape[] = [
  {
    path: 'odoo/01-product.category.csv',
    columns: {
      id: idOf('category', 'c.id'),
      name: 'c.name_ar',
      'parent_id/id': idOf('category', 'c.parent_id'),
    },
    from: `(with recursive tree as (
        select *, 1 as depth from categories where parent_id is null
        union all
        select d.*, t.depth + 1 from categories d join tree t on t.id = d.parent_id
      ) select * from tree) c order by c.depth, c.sort_order, c.id`,
  },
  {
    path: 'odoo/02-res.partner.csv',
    columns: {
      id: 'o.id',
      name: 'o.name',
      is_company: 'o.is_company',
      customer_rank: 'o.customer_rank',
      supplier_rank: 'o.supplier_rank',
      ref: 'o.ref',
      phone: phone('o.phone'),
      email: 'o.email',
      street: 'o.street',
      city: 'o.city',
      vat: 'o.vat',
      comment: 'o.comment',
    },
    from: `(
        select 1 as place, id as seq, ${idOf('customer', 'id')} as id, name, 'False' as is_company, 1 as customer_rank,
          0 as supplier_rank, customer_code as ref, phone, email,
          case jsonb_typeof(address) when 'string' then address #>> '{}'
            else (select string_agg(value, '، ') from jsonb_each_text(address) where value <> '') end as street,
          '' as city, '' as vat, notes as comment
        from customers
        union all
        select 2, id, ${idOf('supplier', 'id')}, name, 'True', 0, 1, '', phone, email, address, city, tax_number,
          concat_ws(E'\\n', nullif(contact_person, ''), nullif(notes, ''))
        from suppliers
      ) o order by o.place, o.seq`,
  },
  {
    path: 'odoo/03-product.product.csv',
    columns: {
      id: idOf('part', 'p.id'),
      default_code: 'p.part_number',
      name: 'p.name',
      'categ_id/id': idOf('category', 'p.category_id'),
      type: `'consu'`,
      is_storable: `'True'`,
      barcode: `nullif(p.barcode, '')`,
      list_price: dollars('p.selling_price'),
      standard_price: unitDollars('t.cost'),
      'uom_id/id': unit,
      sale_ok: `'True'`,
      purchase_ok: `'True'`,
      active: `case when p.is_active then 'True' else 'False' end`,
      description: partNotes,
    },
    from: 'products p join stock_totals t on t.product_id = p.id order by p.id',
  },
  {
    path: 'odoo/04-product.supplierinfo.csv',
    columns: {
      'partner_id/id': idOf('supplier', 'b.supplier_id'),
      'product_id/id': idOf('part', 'b.product_id'),
      price: dollars('b.unit_cost'),
      currency_id: `'USD'`,
    },
    from: `(select distinct on (b.supplier_id, i.product_id) b.supplier_id, i.product_id, i.unit_cost
      from purchase_items i join purchases b on b.id = i.purchase_id
      where b.deleted_at is null and b.status <> 'cancelled'
      order by b.supplier_id, i.product_id, b.purchase_date desc, b.id desc) b`,
  },
  {
    path: 'odoo/05-stock.location.csv',
    columns: {
      id: idOf('warehouse', 'id'),
      name: 'name',
      'location_id/id': `'stock.stock_location_stock'`,
      usage: `'internal'`,
    },
    from: 'warehouses order by id',
  },
  {
    path: 'odoo/06-stock.quant.csv',
    columns: {
      'product_id/id': idOf('part', 'product_id'),
      'location_id/id': idOf('warehouse', 'warehouse_id'),
      inventory_quantity: 'quantity',
    },
    from: 'stock where quantity > 0 order by product_id, warehouse_id',
  },
  {
    path: 'odoo/07-account.move.csv',
    columns: {
      move_type: `case when l.line = 1 then 'entry' end`,
      date: `case when l.line = 1 then ${exported.today} end`,
      ref: `case when l.line = 1 then 'رصيد افتتاحي: ' || b.party end`,
      'line_ids/account_id': `case when l.line = 2 then '${accounts.opening}'
        when b.kind = 'Customer' then '${accounts.customer}' else '${accounts.supplier}' end`,
      'line_ids/partner_id/id': `case when l.line = 1 then
        case b.kind when 'Customer' then ${idOf('customer', 'b.id')} else ${idOf('supplier', 'b.id')} end end`,
      'line_ids/name': `'رصيد افتتاحي'`,
      'line_ids/debit': dollars('greatest(l.side * b.debit, 0)'),
      'line_ids/credit': dollars('greatest(-l.side * b.debit, 0)'),
    },
    from: `(${openBalances('c.name')}) b cross join (values (1, 1), (2, -1)) l (line, side)
      order by b.place, b.id, l.line`,
  },
];
