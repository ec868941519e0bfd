import { dollars, exported, openBalances, partNotes, phone, unitDollars, type CsvShape } from './csv-shape';
import { categoryPaths } from './sheets/catalogue';

/** The company's short name, which ERPNext puts behind the names of warehouses and accounts. */
const short = 'TRS';
/** Lines of one stock reconciliation: longer ones are submitted in the background, slowly. */
const linesOfOne = 100;
const uncategorised = 'غير مصنف';
/** ERPNext names customers by their names, which must be unique among all of them, also those without a balance. */
const customerName = `case when c.name in (select name from customers group by name having count(*) > 1)
  then c.name || ' (' || c.customer_code || ')' else c.name end`;

const { name, today } = exported;

/**
 * The files for ERPNext's Data Import, in the order of importing. Their headings are names of fields, which are the
 * same in every language; those of a table within a document stand behind the table's name.
 */
export const erpnextFiles: readonly CsvShape[] = [
  {
    path: 'erpnext/01-uom.csv',
    columns: { uom_name: 'name', must_be_whole_number: '(decimals = 0)::int', enabled: '1' },
    from: 'units order by position, code',
  },
  {
    path: 'erpnext/02-brand.csv',
    columns: { brand: 'brand' },
    from: `(select distinct brand from products where brand <> '') b order by brand`,
  },
  {
    path: 'erpnext/03-item-group.csv',
    columns: {
      item_group_name: 'k.path',
      parent_item_group: `coalesce(a.path, 'All Item Groups')`,
      is_group: '(exists (select from categories d where d.parent_id = k.id))::int',
    },
    from: `(${categoryPaths} union all select null, null, '${uncategorised}', 1) k
      left join (${categoryPaths}) a on a.id = k.parent_id order by k.depth, k.path`,
  },
  {
    path: 'erpnext/04-warehouse.csv',
    columns: {
      warehouse_name: 'name',
      company: name,
      parent_warehouse: `'All Warehouses - ${short}'`,
      is_group: '0',
      mobile_no: phone('phone'),
      address_line_1: 'address',
    },
    from: 'warehouses order by id',
  },
  {
    path: 'erpnext/05-customer.csv',
    columns: {
      customer_name: customerName,
      customer_type: `'Individual'`,
      customer_group: `'Individual'`,
      territory: `'Rest Of The World'`,
      mobile_no: phone('c.phone'),
      email_id: 'c.email',
      customer_details: 'c.notes',
      disabled: '(not c.is_active)::int',
      'credit_limits.company': `case when c.credit_limit > 0 then ${name} end`,
      'credit_limits.credit_limit': `case when c.credit_limit > 0 then ${dollars('c.credit_limit')} end`,
    },
    from: 'customers c order by c.id',
  },
  {
    path: 'erpnext/06-supplier.csv',
    columns: {
      supplier_name: 'name',
      supplier_type: `'Company'`,
      supplier_group: `'Local'`,
      mobile_no: phone('phone'),
      email_id: 'email',
      tax_id: 'tax_number',
      supplier_details: `concat_ws(E'\\n', nullif(contact_person, ''), nullif(notes, ''))`,
      disabled: '(not is_active)::int',
    },
    from: 'suppliers order by id',
  },
  {
    path: 'erpnext/07-item.csv',
    columns: {
      item_code: 'p.part_number',
      item_name: 'left(p.name, 140)',
      item_group: `coalesce(k.path, '${uncategorised}')`,
      stock_uom: 'u.name',
      is_stock_item: '1',
      valuation_method: `'Moving Average'`,
      valuation_rate: unitDollars('t.cost'),
      brand: 'p.brand',
      description: partNotes,
      disabled: '(not p.is_active)::int',
      'barcodes.barcode': `nullif(p.barcode, '')`,
    },
    from: `products p join stock_totals t on t.product_id = p.id join units u on u.code = p.unit
      left join (${categoryPaths}) k on k.id = p.category_id order by p.id`,
  },
  {
    path: 'erpnext/08-item-price.csv',
    columns: {
      item_code: 'p.part_number',
      price_list: 'l.name',
      price_list_rate: dollars('l.price'),
      currency: `'USD'`,
    },
    from: `products p cross join lateral
      (values ('Standard Selling', p.selling_price), ('Standard Buying', p.purchase_price)) l (name, price)
      where l.price > 0 order by p.id, l.name desc`,
  },
  {
    path: 'erpnext/09-stock-reconciliation.csv',
    columns: {
      company: `case when s.first then ${name} end`,
      purpose: `case when s.first then 'Opening Stock' end`,
      set_posting_time: `case when s.first then 1 end`,
      posting_date: `case when s.first then ${today} end`,
      posting_time: `case when s.first then '00:00:00' end`,
      expense_account: `case when s.first then 'Temporary Opening - ${short}' end`,
      'items.item_code': 's.part_number',
      'items.warehouse': `s.warehouse || ' - ${short}'`,
      'items.qty': 's.quantity',
      'items.valuation_rate': unitDollars('s.cost'),
    },
    from: `(select p.part_number, w.name as warehouse, s.quantity, t.cost,
        (row_number() over (order by p.id, w.id) - 1) % ${linesOfOne} = 0 as first
      from stock s join products p on p.id = s.product_id join stock_totals t on t.product_id = p.id
        join warehouses w on w.id = s.warehouse_id
      where s.quantity > 0 order by p.id, w.id) s`,
  },
  {
    path: 'erpnext/10-journal-entry.csv',
    columns: {
      voucher_type: `case when l.line = 1 then 'Opening Entry' end`,
      is_opening: `case when l.line = 1 then 'Yes' end`,
      company: `case when l.line = 1 then ${name} end`,
      posting_date: `case when l.line = 1 then ${today} end`,
      user_remark: `case when l.line = 1 then b.party end`,
      'accounts.account': `case when l.line = 1 then case b.kind when 'Customer' then 'Debtors' else 'Creditors' end else 'Temporary Opening' end || ' - ${short}'`,
      'accounts.party_type': 'case when l.line = 1 then b.kind end',
      'accounts.party': 'case when l.line = 1 then b.party end',
      'accounts.debit_in_account_currency': dollars('greatest(l.side * b.debit, 0)'),
      'accounts.credit_in_account_currency': dollars('greatest(-l.side * b.debit, 0)'),
    },
    from: `(${openBalances(customerName)}) b cross join (values (1, 1), (2, -1)) l (line, side)
      order by b.place, b.id, l.line`,
  },
];
