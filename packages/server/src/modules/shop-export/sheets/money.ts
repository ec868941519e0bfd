import {
  accountKinds,
  expenseStatus,
  moneyAccountKinds,
  moneyMovementKinds,
  paymentMethods,
  postings,
  quoted,
  recurrences,
  voucherKinds,
} from '@turoos/contract';
import { sql } from 'kysely';
import { voucherKept } from '../../cash';
import { code, day, moment, number, text, usd, words, type Sheet } from '../sheet';

export const moneySheets: readonly Sheet[] = [
  {
    name: 'السندات',
    tables: ['vouchers'],
    // rials as they were handed over, which the cents at the rate miss by some
    rows: sql`
      select v.*, coalesce(c.name, s.name) as party, x.sale_number, p.purchase_number, u.name as user_name,
        case when v.kept ->> 'currency' = ${sql.lit(quoted)} then (v.kept ->> 'units')::numeric
          else round(v.amount * v.usd_to_yer / 100) end as rials
      from (select vouchers.*, ${voucherKept} as kept from vouchers) v
        left join customers c on c.id = v.customer_id left join suppliers s on s.id = v.supplier_id
        left join sales x on x.id = v.sale_id left join purchases p on p.id = v.purchase_id
        left join users u on u.id = v.user_id
      order by v.id`,
    columns: [
      code('number', 'رقم السند'),
      words('kind', 'النوع', voucherKinds),
      day('dated', 'التاريخ'),
      text('party', 'العميل أو المورد'),
      usd('amount', 'المبلغ (دولار)'),
      number('usdToYer', 'سعر الصرف'),
      number('rials', 'المبلغ (ريال يمني)'),
      words('paymentMethod', 'طريقة الدفع', paymentMethods),
      code('saleNumber', 'فاتورة المبيعات'),
      code('purchaseNumber', 'فاتورة الشراء'),
      text('note', 'البيان'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'المصروفات',
    tables: ['expenses'],
    rows: `
      select e.*, e.amount / 10.0 ^ y.decimals as in_currency, a.name as category, m.name as account,
        s.name as supplier, u.name as user_name
      from expenses e join currencies y on y.code = e.currency join accounts a on a.id = e.category_id
        join accounts m on m.id = e.money_account_id left join suppliers s on s.id = e.supplier_id
        left join users u on u.id = e.user_id
      order by e.id`,
    columns: [
      code('expenseNumber', 'رقم المصروف'),
      day('day', 'التاريخ'),
      text('category', 'نوع المصروف'),
      number('inCurrency', 'المبلغ بعملته'),
      code('currency', 'العملة'),
      usd('cents', 'المبلغ (دولار)'),
      number('usdToYer', 'سعر الصرف'),
      text('account', 'دُفع من'),
      text('supplier', 'المورد'),
      words('status', 'الحالة', expenseStatus),
      text('cancelReason', 'سبب الإلغاء'),
      text('note', 'البيان'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'المصروفات المتكررة',
    tables: ['recurringExpenses'],
    rows: `
      select r.*, r.amount / 10.0 ^ y.decimals as in_currency, a.name as category, s.name as supplier
      from recurring_expenses r join currencies y on y.code = r.currency join accounts a on a.id = r.category_id
        left join suppliers s on s.id = r.supplier_id
      order by r.id`,
    columns: [
      text('category', 'نوع المصروف'),
      number('inCurrency', 'المبلغ'),
      code('currency', 'العملة'),
      words('every', 'التكرار', recurrences),
      day('startsOn', 'من تاريخ'),
      day('nextOn', 'الموعد القادم'),
      text('supplier', 'المورد'),
      text('isActive', 'نشط'),
      text('note', 'البيان'),
    ],
  },
  {
    name: 'الصناديق والخزن والبنوك',
    tables: ['moneyAccounts'],
    rows: `
      select m.kind, a.code, a.name, w.name as branch, m.currencies, a.is_active
      from money_accounts m join accounts a on a.id = m.id left join warehouses w on w.id = m.warehouse_id
      order by a.code`,
    columns: [
      code('code', 'رمز الحساب'),
      text('name', 'الاسم'),
      words('kind', 'النوع', moneyAccountKinds),
      text('branch', 'الفرع'),
      text('currencies', 'العملات'),
      text('isActive', 'نشط'),
    ],
  },
  {
    name: 'أرصدة النقود',
    tables: ['moneyBalances'],
    rows: `
      select a.name, b.currency, b.amount / 10.0 ^ y.decimals as in_currency, b.cents
      from money_balances b join accounts a on a.id = b.money_account_id join currencies y on y.code = b.currency
      order by a.code, b.currency`,
    columns: [
      text('name', 'الحساب'),
      code('currency', 'العملة'),
      number('inCurrency', 'الرصيد بعملته'),
      usd('cents', 'القيمة في الدفاتر (دولار)'),
    ],
  },
  {
    name: 'حركات النقود',
    tables: ['moneyMovements'],
    rows: `
      select m.*, a.name as account, m.amount / 10.0 ^ y.decimals as in_currency, u.name as user_name
      from money_movements m join accounts a on a.id = m.money_account_id join currencies y on y.code = m.currency
        left join users u on u.id = m.user_id
      order by m.seq`,
    columns: [
      moment('at', 'الوقت'),
      text('account', 'الحساب'),
      words('kind', 'النوع', moneyMovementKinds),
      words('method', 'طريقة الدفع', paymentMethods),
      number('inCurrency', 'المبلغ بعملته'),
      code('currency', 'العملة'),
      usd('cents', 'القيمة في الدفاتر (دولار)'),
      number('usdToYer', 'سعر الصرف'),
      code('sourceNumber', 'المستند'),
      code('reference', 'المرجع'),
      text('note', 'البيان'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'تحويلات النقود',
    tables: ['moneyTransfers'],
    rows: `
      select t.*, f.name as from_name, d.name as to_name, t.amount / 10.0 ^ y.decimals as sent,
        t.to_amount / 10.0 ^ z.decimals as arrived, u.name as user_name
      from money_transfers t join accounts f on f.id = t.from_id join accounts d on d.id = t.to_id
        join currencies y on y.code = t.currency join currencies z on z.code = t.to_currency
        left join users u on u.id = t.user_id
      order by t.id`,
    columns: [
      code('transferNumber', 'رقم التحويل'),
      moment('createdAt', 'الوقت'),
      text('fromName', 'من'),
      number('sent', 'المبلغ'),
      code('currency', 'العملة'),
      text('toName', 'إلى'),
      number('arrived', 'المبلغ المستلم'),
      code('toCurrency', 'عملته'),
      text('note', 'البيان'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'الورديات',
    tables: ['shifts', 'shiftCloses', 'shiftPeople'],
    rows: `
      select s.opened_at, s.closed_at, a.name as drawer, u.name as user_name, s.floats,
        (select string_agg(c.z_number::text, ', ' order by c.z_number) from shift_closes c where c.shift_id = s.id) as z,
        (select string_agg(c.counts::text, ' ' order by c.z_number) from shift_closes c where c.shift_id = s.id) as counts
      from shifts s join accounts a on a.id = s.drawer_id left join users u on u.id = s.opened_by
      order by s.id`,
    columns: [
      text('drawer', 'الصندوق'),
      moment('openedAt', 'فُتحت في'),
      moment('closedAt', 'أُقفلت في'),
      text('userName', 'فتحها'),
      code('z', 'أرقام الإقفال'),
      {
        label: 'عدّ الافتتاح',
        kind: 'text',
        cell: ({ floats }) => JSON.stringify(floats),
      },
      text('counts', 'عدّ الإقفال'),
    ],
  },
  {
    name: 'أسعار الصرف',
    tables: ['exchangeRates', 'rateZones'],
    rows: `
      select r.*, z.name as zone, u.name as user_name
      from exchange_rates r join rate_zones z on z.id = r.zone_id left join users u on u.id = r.created_by
      order by r.recorded_at, r.id`,
    columns: [
      moment('recordedAt', 'الوقت'),
      text('zone', 'المنطقة'),
      number('usdToYer', 'ريال يمني للدولار'),
      text('toYer', 'العملات الأخرى'),
      text('note', 'ملاحظات'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'العملات',
    tables: ['currencies'],
    rows: 'select * from currencies order by position, code',
    columns: [
      code('code', 'الرمز'),
      text('name', 'الاسم'),
      number('decimals', 'خانات الكسور'),
      text('isActive', 'نشطة'),
    ],
  },
  {
    name: 'دليل الحسابات',
    tables: ['accounts'],
    rows: `
      select a.*, p.code as parent from accounts a left join accounts p on p.id = a.parent_id order by a.code`,
    columns: [
      code('code', 'الرمز'),
      text('name', 'الحساب'),
      words('kind', 'النوع', accountKinds),
      code('parent', 'الحساب الأعلى'),
      text('isActive', 'نشط'),
    ],
  },
  {
    name: 'اليومية',
    tables: ['journalLines', 'journalEntries'],
    rows: `
      select e.number, e.day, e.kind, e.source_number, a.code, a.name, greatest(l.amount, 0) as debit,
        greatest(-l.amount, 0) as credit, round(abs(l.amount) * e.usd_to_yer / 100) as rials,
        l.currency_amount / 10.0 ^ y.decimals as in_currency, l.currency, e.note, u.name as user_name
      from journal_lines l join journal_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id
        left join currencies y on y.code = l.currency left join users u on u.id = e.user_id
      order by e.number, l.position`,
    columns: [
      number('number', 'القيد'),
      day('day', 'التاريخ'),
      words('kind', 'النوع', postings),
      code('sourceNumber', 'المستند'),
      code('code', 'رمز الحساب'),
      text('name', 'الحساب'),
      usd('debit', 'مدين (دولار)'),
      usd('credit', 'دائن (دولار)'),
      number('rials', 'بالريال بسعر المستند'),
      number('inCurrency', 'المبلغ بعملته'),
      code('currency', 'العملة'),
      text('note', 'البيان'),
      text('userName', 'المستخدم'),
    ],
  },
];
