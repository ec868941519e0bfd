/** Conditions on the rows of a table, by which a view shows what belongs to the warehouses of its connection. */

const within = (column: string) => `${column} = any ((select turoos_branches())::uuid[])`;
const beyond = (column: string) => `${column} <> all ((select turoos_branches())::uuid[])`;
const madeWithin = (column: string) => `turoos_made_within(${column})`;
/** Rows of a document that is visible itself. */
const partOf = (document: string, column: string, key = 'id') =>
  `exists (select from branch.${document} d where d.${key} = ${column})`;

/** Whether all goods that a document has moved, and at least some, are of these warehouses. */
const movedWithin = (document: string) => `
  exists (select from public.stock_movements m where m.source_id = ${document} and ${within('m.warehouse_id')})
  and not exists (select from public.stock_movements m where m.source_id = ${document} and ${beyond('m.warehouse_id')})`;

const boughtFor = (purchase: string) => `
  exists (select from public.purchase_items i where i.purchase_id = ${purchase} and ${within('i.warehouse_id')})
  and not exists (select from public.purchase_items i where i.purchase_id = ${purchase} and ${beyond('i.warehouse_id')})`;

const ofVisibleDocument = `(case t.entity
  when 'transfers' then ${partOf('transfers', 't.entity_id')}
  when 'counts' then ${partOf('inventory_counts', 't.entity_id')}
  when 'adjustments' then ${partOf('stock_adjustments', 't.entity_id')}
  when 'scrap' then ${partOf('scrap_reports', 't.entity_id')}
  else false end)`;

/** Drawers, safes and bank accounts of a warehouse; those without one belong to the whole shop. */
const ofOwnAccount = (column: string) => `exists (
  select from public.money_accounts a where a.id = ${column} and ${within('a.warehouse_id')})`;

/**
 * The tables of which a bound user sees a part, in the order in which their views are made. A table that is a part of
 * a document follows it.
 */
export const limitedTables: Readonly<Record<string, string>> = {
  warehouses: within('t.id'),
  warehouse_locations: within('t.warehouse_id'),
  stock: within('t.warehouse_id'),
  stock_movements: within('t.warehouse_id'),
  stock_batches: within('t.warehouse_id'),
  part_places: within('t.warehouse_id'),

  // without a warehouse: goods of several, or an invoice that is held and has moved nothing yet
  sales: `(${within('t.warehouse_id')} or t.warehouse_id is null
    and (${movedWithin('t.id')} or t.status = 'pending' and ${madeWithin('t.user_id')}))`,
  sale_items: partOf('sales', 't.sale_id'),
  sale_refunds: partOf('sales', 't.sale_id'),
  sale_refund_items: partOf('sales', 't.sale_id'),
  sale_cars: partOf('sales', 't.sale_id'),
  offline_sales: `(${partOf('sales', 't.sale_id')} or t.sale_id is null and ${madeWithin('t.user_id')})`,
  sale_decisions: partOf('offline_sales', 't.offline_sale_id'),
  reservations: `(${within('t.warehouse_id')} or t.warehouse_id is null and ${madeWithin('t.user_id')})`,
  quotations: madeWithin('t.user_id'),
  quotation_lines: partOf('quotations', 't.quotation_id'),
  quotation_alternatives: partOf('quotations', 't.quotation_id'),
  // several branches count the same part on one row
  asked_part_times: madeWithin('t.user_id'),
  asked_parts: partOf('asked_part_times', 't.id', 'asked_part_id'),

  teardowns: within('t.warehouse_id'),
  teardown_pieces: partOf('teardowns', 't.vehicle_id', 'vehicle_id'),
  teardown_steps: partOf('teardowns', 't.vehicle_id', 'vehicle_id'),
  purchases: `(${boughtFor('t.id')} or ${partOf('teardowns', 't.id', 'purchase_id')}
    or not exists (select from public.purchase_items i where i.purchase_id = t.id) and ${madeWithin('t.user_id')}
    and not exists (select from public.teardowns d where d.purchase_id = t.id))`,
  purchase_items: partOf('purchases', 't.purchase_id'),
  purchase_receipts: partOf('purchases', 't.purchase_id'),
  purchase_receipt_items: partOf('purchase_receipts', 't.receipt_id'),
  purchase_returns: partOf('purchases', 't.purchase_id'),
  purchase_return_items: partOf('purchases', 't.purchase_id'),
  source_vehicles: `(${partOf('teardowns', 't.id', 'vehicle_id')} or ${partOf('purchases', 't.id', 'source_vehicle_id')})`,

  transfers: `(${within('t.from_warehouse_id')} or ${within('t.to_warehouse_id')})`,
  transfer_items: partOf('transfers', 't.transfer_id'),
  inventory_counts: within('t.warehouse_id'),
  inventory_count_items: partOf('inventory_counts', 't.count_id'),
  stock_adjustments: within('t.warehouse_id'),
  scrap_reports: within('t.warehouse_id'),
  document_steps: ofVisibleDocument,

  money_accounts: `(${within('t.warehouse_id')} or t.warehouse_id is null)`,
  money_balances: ofOwnAccount('t.money_account_id'),
  money_days: ofOwnAccount('t.money_account_id'),
  money_counts: ofOwnAccount('t.money_account_id'),
  shifts: `(${ofOwnAccount('t.drawer_id')} or ${partOf('money_accounts', 't.drawer_id')} and ${madeWithin('t.opened_by')})`,
  shift_people: partOf('shifts', 't.shift_id'),
  shift_closes: partOf('shifts', 't.shift_id'),
  money_movements: `(${ofOwnAccount('t.money_account_id')} or ${partOf('shifts', 't.shift_id')})`,
  money_transfers: `(${ofOwnAccount('t.from_id')} or ${ofOwnAccount('t.to_id')} or ${partOf('shifts', 't.shift_id')})`,
  expenses: `(${ofOwnAccount('t.money_account_id')} or ${partOf('shifts', 't.shift_id')})`,
  recurring_expenses: ofOwnAccount('t.money_account_id'),
  vouchers: `(${partOf('sales', 't.sale_id')} or ${partOf('purchases', 't.purchase_id')}
    or t.sale_id is null and t.purchase_id is null and ${madeWithin('t.user_id')})`,

  print_jobs: madeWithin('t.user_id'),
  // the history of a part's prices is read from there, and the catalogue is common
  audit_log: `(${madeWithin('t.user_id')} or t.entity = 'products' and t.action = 'product.update')`,
  attachments: `(case t.entity_type
    when 'sales' then ${partOf('sales', 't.entity_id')}
    when 'invoices' then ${partOf('sales', 't.entity_id')}
    when 'purchases' then ${partOf('purchases', 't.entity_id')}
    when 'expenses' then ${partOf('expenses', 't.entity_id')}
    else true end)`,
};

/** Rows of these are named by what they are a part of, or by nobody. */
const withoutOwnId: ReadonlySet<string> = new Set([
  'account_days',
  'audit_log',
  'branch_sales_by_day',
  'bringing_items',
  'database_sizes',
  'day_seals',
  'document_steps',
  'inventory_count_items',
  'inventory_report_rows',
  'journal_lines',
  'money_balances',
  'money_days',
  'part_demand',
  'part_places',
  'purchase_items',
  'purchase_receipt_items',
  'purchase_return_items',
  'quotation_lines',
  'sale_cars',
  'sale_items',
  'sale_refund_items',
  'secrets',
  'sheet_choices',
  'shift_people',
  'standby_invitation',
  'stock',
  'teardowns',
  'transfer_items',
]);

/** Tables about the whole shop that cannot be split: their views are empty. */
export const closedTables = [
  'account_days',
  'api_keys',
  'archive_troubles',
  'backup_checks',
  'backup_places',
  'backup_restores',
  'backups',
  'branch_sales_by_day',
  'bringing_items',
  'bringings',
  'brought_files',
  'database_sizes',
  'day_seals',
  'inventory_report_results',
  'inventory_report_rows',
  'inventory_reports',
  'journal_entries',
  'journal_lines',
  'part_demand',
  'secrets',
  'server_reports',
  'sheet_choices',
  'standby_invitation',
  'standbys',
  'system_troubles',
  'webhook_deliveries',
  'webhooks',
] as const;

/** Tables that are computed from visible rows, with what the table itself is computed from. */
export const computedTables: Readonly<Record<string, string>> = {
  stock_totals: `
    select t.product_id, held.quantity, t.cost, t.min_level,
      case when held.quantity <= 0 then 'out_of_stock' when held.quantity <= t.min_level then 'low_stock'
        else 'in_stock' end as level
    from public.stock_totals t cross join lateral (
      select coalesce(sum(s.quantity), 0)::numeric(14, 2) as quantity from public.stock s
      where s.product_id = t.product_id and ${within('s.warehouse_id')}
    ) held`,
  // the kept sums of the branches, and the invoices with goods of several of them
  sales_by_day: `
    select day, sum(orders)::int as orders, sum(lines)::int as lines, sum(sales)::bigint as sales,
      sum(tax)::bigint as tax, sum(refunds)::bigint as refunds, sum(refund_tax)::bigint as refund_tax,
      sum(cost)::numeric(20, 4) as cost, sum(rials)::bigint as rials, sum(unrated)::bigint as unrated,
      sum(refund_rials)::bigint as refund_rials, sum(refund_unrated)::bigint as refund_unrated
    from (
      select day, orders, lines, sales, tax, refunds, refund_tax, cost, rials, unrated, refund_rials, refund_unrated
      from public.branch_sales_by_day t where ${within('t.warehouse_id')}
      union all
      select (s.created_at at time zone 'Asia/Aden')::date, 1, i.lines, s.grand_total, s.tax, s.refund_amount,
        coalesce(round(s.tax::numeric * s.refund_amount / nullif(s.grand_total, 0)), 0), i.cost,
        coalesce(round(s.grand_total * s.usd_to_yer / 100), 0),
        case when s.usd_to_yer is null then s.grand_total else 0 end,
        coalesce(round(s.refund_amount * s.usd_to_yer / 100), 0),
        case when s.usd_to_yer is null then s.refund_amount else 0 end
      from branch.sales s cross join lateral (
        select count(*) as lines, sum(round((quantity - returned) * cost, 4)) as cost
        from public.sale_items where sale_id = s.id
      ) i
      where s.warehouse_id is null and s.status in ('completed', 'refunded')
    ) sums group by day`,
  part_sales_by_month: `
    select month, product_id, warehouse_id, quantity, revenue, rials, unrated
    from public.part_sales_by_month t where ${within('t.warehouse_id')}
    union all
    select date_trunc('month', i.at at time zone 'Asia/Aden')::date, i.product_id, null,
      i.quantity - i.returned, round(i.price * (i.quantity - i.returned))::bigint,
      coalesce(round(round(i.price * (i.quantity - i.returned)) * s.usd_to_yer / 100), 0)::bigint,
      case when s.usd_to_yer is null then round(i.price * (i.quantity - i.returned)) else 0 end::bigint
    from branch.sales s join public.sale_items i on i.sale_id = s.id
    where s.warehouse_id is null and s.status in ('completed', 'refunded')`,
  customer_sales_by_month: `
    select month, customer_id, warehouse_id, orders, spent
    from public.customer_sales_by_month t where ${within('t.warehouse_id')}
    union all
    select date_trunc('month', created_at at time zone 'Asia/Aden')::date, customer_id, null, 1,
      grand_total - refund_amount
    from branch.sales
    where warehouse_id is null and status in ('completed', 'refunded') and customer_id is not null`,
};

/** The tables above whose rows clients name by their id. */
export const namedTables: readonly string[] = [...Object.keys(limitedTables), ...closedTables].filter(
  (name) => !withoutOwnId.has(name),
);
