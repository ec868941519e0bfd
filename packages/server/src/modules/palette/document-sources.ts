import { can, type FoundDocumentKind, type VoucherKind } from '@turoos/contract';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { containsWordsOrCode } from '../../db/search';
import type { Actor } from '../../kernel/actor';
import { trueStatus as quotationState } from '../quotations';
import { reversed } from '../vouchers';

/** What is asked for: numbers that end with a code, or ids. */
export type Match = { end: string } | { ids: readonly string[] };

const nothing = sql`null::text`;

/** Quotations, of all documents alone, are found by the name of the customer or the car, too. */
export const quotationsNamed = (q: string) =>
  quotationsWhere(containsWordsOrCode(sql`quotations.search_text`, q));

const quotationsWhere = (condition: Expression<SqlBool>) => sql`
  select quotations.id, quotations.number, quotations.name as about, ${nothing} as target, ${quotationState} as status,
    quotations.grand_total as total, quotations.usd_to_yer as rate, quotations.created_at as at
  from quotations where ${condition}`;

type Source = (match: Match, user: Actor) => RawBuilder<unknown>;

const hasId = (id: RawBuilder<unknown>, ids: readonly string[]) =>
  sql<SqlBool>`${id} = any (${[...ids]}::uuid[])`;

/** The form that the indexes of numbers have. A code has letters and digits only, so no pattern needs escaping. */
const endsWith = (number: RawBuilder<unknown>, end: string) =>
  sql<SqlBool>`reverse(turoos_code(${number})) like ${`${[...end].toReversed().join('')}%`}`;

const byNumber = (match: Match, number: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  'ids' in match ? hasId(id, match.ids) : endsWith(number, match.end);

const warehouse = (id: RawBuilder<unknown>) => sql`(select name from warehouses where id = ${id})`;
const product = (id: RawBuilder<unknown>) => sql`(select name from products where id = ${id})`;
const account = (id: RawBuilder<unknown>) => sql`(select name from accounts where id = ${id})`;
const noMoney = sql`null::bigint as total, null::numeric as rate`;

const voucher = (match: Match, kind: VoucherKind) => sql`
  select id, number, coalesce((select name from customers where id = customer_id),
      (select name from suppliers where id = supplier_id)) as about, ${nothing} as target,
    case when ${reversed} = 0 then 'valid' when ${reversed} < amount then 'partly_cancelled' else 'cancelled' end as status,
    amount as total, usd_to_yer as rate, at
  from vouchers where kind = ${sql.lit(kind)} and ${byNumber(match, sql`number`, sql`id`)}`;

/** The statement of each kind, with the columns id, number, about, target, status, total, rate and at. */
export const documentSources: Readonly<Record<FoundDocumentKind, Source>> = {
  sale: (match) => sql`
    select id, sale_number as number, customer_name as about, ${nothing} as target, status, grand_total as total,
      usd_to_yer as rate, created_at as at
    from sales
    where ${
      'ids' in match
        ? hasId(sql`id`, match.ids)
        : sql`((sale_number is not null and ${endsWith(sql`sale_number`, match.end)})
          or (offline_number is not null and ${endsWith(sql`offline_number`, match.end)}))`
    }`,
  quotation: (match) => quotationsWhere(byNumber(match, sql`quotations.number`, sql`quotations.id`)),
  purchase: (match) => sql`
    select id, purchase_number as number, supplier_name as about, ${nothing} as target, status, total_amount as total,
      usd_to_yer as rate, created_at as at
    from purchases
    where deleted_at is null and ${
      'ids' in match
        ? hasId(sql`id`, match.ids)
        : sql`(search_text like ${`%${match.end}`} or search_text like ${`% ${match.end} %`})`
    }`,
  adjustment: (match) => sql`
    select id, adjustment_number as number, ${product(sql`product_id`)} as about, ${nothing} as target, status, ${noMoney},
      created_at as at
    from stock_adjustments where ${byNumber(match, sql`adjustment_number`, sql`id`)}`,
  transfer: (match) => sql`
    select id, transfer_number as number, ${warehouse(sql`from_warehouse_id`)} as about,
      ${warehouse(sql`to_warehouse_id`)} as target, status, ${noMoney}, created_at as at
    from transfers where ${byNumber(match, sql`transfer_number`, sql`id`)}`,
  count: (match) => sql`
    select id, count_number as number, ${warehouse(sql`warehouse_id`)} as about, ${nothing} as target, status, ${noMoney},
      created_at as at
    from inventory_counts where ${byNumber(match, sql`count_number`, sql`id`)}`,
  scrap: (match) => sql`
    select id, report_number as number, ${product(sql`product_id`)} as about, ${nothing} as target, status, ${noMoney},
      created_at as at
    from scrap_reports where ${byNumber(match, sql`report_number`, sql`id`)}`,
  receipt: (match) => voucher(match, 'receipt'),
  payment: (match) => voucher(match, 'payment'),
  // a shift is found by the number of its Z report, by those who were in it or who manage cash
  shift: (match, user) => sql`
    select s.id, c.z_number::text as number, ${account(sql`s.drawer_id`)} as about, ${nothing} as target, s.status,
      ${noMoney}, s.opened_at as at
    from shifts s left join lateral (
      select z_number from shift_closes where shift_id = s.id order by z_number desc limit 1) c on true
    where ${
      'ids' in match
        ? hasId(sql`s.id`, match.ids)
        : sql`c.z_number::text = ${match.end.replace(/^0+(?=\d)/, '')}`
    } and ${
      can(user, 'cash:admin')
        ? sql`true`
        : sql`exists (select from shift_people p where p.shift_id = s.id and p.user_id = ${user.id})`
    }`,
  expense: (match) => sql`
    select id, expense_number as number, ${account(sql`category_id`)} as about, ${nothing} as target, status, cents as total,
      usd_to_yer as rate, created_at as at
    from expenses where ${byNumber(match, sql`expense_number`, sql`id`)}`,
  moneyTransfer: (match) => sql`
    select id, transfer_number as number, ${account(sql`from_id`)} as about,
      ${account(sql`to_id`)} as target, 'completed' as status, ${noMoney}, created_at as at
    from money_transfers where ${byNumber(match, sql`transfer_number`, sql`id`)}`,
};
