import {
  alternativeKinds,
  askedPartStatus,
  askedTimeStatus,
  campaignStatus,
  campaignTypes,
  discountTypes,
  fitKinds,
  lostReasons,
  paymentMethods,
  paymentStatus,
  reservationStatus,
  saleStatus,
  transactionTypes,
} from '@turoos/contract';
import { code, day, moment, number, text, usd, words, type Sheet } from '../sheet';

export const sellingSheets: readonly Sheet[] = [
  {
    name: 'العملاء',
    tables: ['customers'],
    rows: `
      select c.*, greatest(-balance, 0) as owed, greatest(balance, 0) as credit,
        case jsonb_typeof(address) when 'string' then address #>> '{}'
          else (select string_agg(value, '، ') from jsonb_each_text(address) where value <> '') end as address_text,
        (select t.name from price_tiers t where t.id = c.price_tier_id) as tier
      from customers c order by c.id`,
    columns: [
      code('customerCode', 'الرمز'),
      text('name', 'الاسم'),
      code('phone', 'الهاتف'),
      code('email', 'البريد الإلكتروني'),
      text('addressText', 'العنوان'),
      usd('owed', 'عليه (دولار)'),
      usd('credit', 'له (دولار)'),
      usd('creditLimit', 'حد الائتمان (دولار)'),
      text('tier', 'فئة السعر'),
      number('loyaltyPoints', 'نقاط الولاء'),
      text('isActive', 'نشط'),
      text('isBlocked', 'محظور'),
      text('notes', 'ملاحظات'),
      moment('createdAt', 'أُضيف في'),
    ],
  },
  {
    name: 'كشوف حسابات العملاء',
    tables: ['customerTransactions', 'customerSettlements'],
    rows: `
      select t.at, c.customer_code, c.name, t.type, s.sale_number, v.number as voucher, t.payment_method,
        greatest(-t.change, 0) as debt, greatest(t.change, 0) as credit, t.balance_after, t.open, t.usd_to_yer,
        t.note, u.name as user_name
      from customer_transactions t join customers c on c.id = t.customer_id left join sales s on s.id = t.sale_id
        left join vouchers v on v.id = t.voucher_id left join users u on u.id = t.user_id
      order by t.seq`,
    columns: [
      moment('at', 'الوقت'),
      code('customerCode', 'رمز العميل'),
      text('name', 'العميل'),
      words('type', 'النوع', transactionTypes),
      code('saleNumber', 'الفاتورة'),
      code('voucher', 'السند'),
      words('paymentMethod', 'طريقة الدفع', paymentMethods),
      usd('debt', 'عليه (دولار)'),
      usd('credit', 'له (دولار)'),
      usd('balanceAfter', 'الرصيد بعدها (دولار، السالب عليه)'),
      usd('open', 'الباقي دون تسديد أو استخدام (دولار)'),
      number('usdToYer', 'سعر الصرف'),
      text('note', 'البيان'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'المبيعات',
    tables: ['sales'],
    rows: `
      select s.*, c.customer_code, u.name as user_name, round(s.grand_total * s.usd_to_yer / 100) as rials
      from sales s left join customers c on c.id = s.customer_id left join users u on u.id = s.user_id
      order by s.created_at, s.id`,
    columns: [
      code('saleNumber', 'رقم الفاتورة'),
      moment('createdAt', 'الوقت'),
      words('status', 'الحالة', saleStatus),
      code('customerCode', 'رمز العميل'),
      text('customerName', 'العميل'),
      usd('subtotal', 'المجموع (دولار)'),
      usd('discount', 'الخصم (دولار)'),
      usd('campaignDiscount', 'خصم العرض (دولار)'),
      usd('tax', 'الضريبة (دولار)'),
      usd('grandTotal', 'الإجمالي (دولار)'),
      number('usdToYer', 'سعر الصرف'),
      number('rials', 'الإجمالي (ريال يمني)'),
      words('paymentMethod', 'طريقة الدفع', paymentMethods),
      words('paymentStatus', 'حالة الدفع', paymentStatus),
      usd('paid', 'المدفوع (دولار)'),
      usd('remaining', 'المتبقي (دولار)'),
      usd('refundAmount', 'المرتجع (دولار)'),
      code('offlineNumber', 'الرقم المؤقت'),
      text('notes', 'ملاحظات'),
      text('userName', 'البائع'),
    ],
  },
  {
    name: 'أصناف المبيعات',
    tables: ['saleItems'],
    rows: `
      select s.sale_number, i.* from sale_items i join sales s on s.id = i.sale_id
      order by i.at, i.sale_id, i.position`,
    columns: [
      code('saleNumber', 'رقم الفاتورة'),
      moment('at', 'الوقت'),
      code('partNumber', 'رقم القطعة'),
      text('name', 'الاسم'),
      number('quantity', 'الكمية'),
      usd('price', 'السعر (دولار)'),
      usd('total', 'الإجمالي (دولار)'),
      usd('cost', 'تكلفة الوحدة (دولار)'),
      number('returned', 'المرتجع منها'),
    ],
  },
  {
    name: 'مرتجعات المبيعات',
    tables: ['saleRefunds'],
    rows: `
      select r.*, s.sale_number, u.name as user_name
      from sale_refunds r join sales s on s.id = r.sale_id left join users u on u.id = r.user_id
      order by r.id`,
    columns: [
      moment('createdAt', 'الوقت'),
      code('saleNumber', 'رقم الفاتورة'),
      usd('amount', 'المبلغ (دولار)'),
      usd('cash', 'المردود نقداً (دولار)'),
      text('reason', 'السبب'),
      text('unfit', 'لم تناسب السيارة'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'أصناف مرتجعات المبيعات',
    tables: ['saleRefundItems'],
    rows: `
      select r.created_at, s.sale_number, l.part_number, l.name, i.quantity
      from sale_refund_items i join sale_refunds r on r.id = i.refund_id join sales s on s.id = i.sale_id
        join sale_items l on l.sale_id = i.sale_id and l.position = i.position
      order by i.refund_id, i.position`,
    columns: [
      moment('createdAt', 'الوقت'),
      code('saleNumber', 'رقم الفاتورة'),
      code('partNumber', 'رقم القطعة'),
      text('name', 'الاسم'),
      number('quantity', 'الكمية'),
    ],
  },
  {
    name: 'الحملات والعروض',
    tables: ['campaigns'],
    rows: 'select c.*, discount_value / 100.0 as discount from campaigns c order by c.id',
    columns: [
      text('name', 'الاسم'),
      code('code', 'الرمز'),
      words('type', 'النوع', campaignTypes),
      words('status', 'الحالة', campaignStatus),
      words('discountType', 'نوع الخصم', discountTypes),
      number('discount', 'الخصم (نسبة أو دولار)'),
      day('validFrom', 'من تاريخ'),
      day('validTo', 'إلى تاريخ'),
      text('message', 'الرسالة'),
    ],
  },
  {
    name: 'سيارات الفواتير',
    tables: ['saleCars'],
    rows: `
      select s.sale_number, s.created_at, c.* from sale_cars c join sales s on s.id = c.sale_id
      order by s.created_at desc, s.id`,
    columns: [
      code('saleNumber', 'الفاتورة'),
      moment('createdAt', 'التاريخ'),
      text('make', 'شركة الصنع'),
      text('model', 'الموديل'),
      number('year', 'السنة'),
      code('vin', 'رقم الهيكل (VIN)'),
    ],
  },
  {
    name: 'اقتراحات توافق مرفوضة',
    tables: ['fitDismissals'],
    rows: `
      select p.part_number, p.name, d.* from fit_dismissals d join products p on p.id = d.product_id
      order by d.created_at desc, p.id, d.make, d.model, d.kind`,
    columns: [
      code('partNumber', 'رقم القطعة'),
      text('name', 'الاسم'),
      words('kind', 'الاقتراح', fitKinds),
      text('make', 'شركة الصنع'),
      text('model', 'الموديل'),
      moment('createdAt', 'رُفض في'),
    ],
  },
  {
    name: 'حجوزات العملاء',
    tables: ['reservations'],
    rows: `
      select r.*, p.part_number, p.name as part, coalesce(c.name, r.name) as holder, s.sale_number
      from reservations r join products p on p.id = r.product_id
      left join customers c on c.id = r.customer_id left join sales s on s.id = r.sale_id
      order by r.created_at desc, r.id`,
    columns: [
      code('partNumber', 'رقم القطعة'),
      text('part', 'القطعة'),
      number('quantity', 'الكمية'),
      number('taken', 'ما أخذه منها'),
      text('holder', 'محجوزة لـ'),
      code('phone', 'الهاتف'),
      moment('until', 'حتى'),
      words('status', 'الحالة', reservationStatus),
      code('saleNumber', 'الفاتورة'),
      text('userName', 'حجزها'),
      text('note', 'ملاحظة'),
    ],
  },
  {
    name: 'عروض الأسعار',
    tables: ['quotations', 'quotationLines', 'quotationAlternatives'],
    rows: `
      select q.*, l.title, a.name as part, a.part_number, a.kind, a.quantity, a.price, a.total, s.sale_number,
        coalesce(c.name, q.name) as who, u.name as seller,
        concat_ws(' ', nullif(q.make, ''), nullif(q.model, ''), q.year) as car
      from quotations q join quotation_lines l on l.quotation_id = q.id
      join quotation_alternatives a on a.quotation_id = q.id and a.line = l.position
      left join customers c on c.id = q.customer_id left join users u on u.id = q.user_id
      left join sales s on s.id = a.sale_id
      order by q.created_at desc, q.id, a.line, a.position`,
    columns: [
      code('number', 'رقم العرض'),
      moment('createdAt', 'التاريخ'),
      text('who', 'العميل'),
      code('phone', 'الهاتف'),
      text('car', 'السيارة'),
      code('vin', 'رقم الهيكل (VIN)'),
      text('title', 'المطلوب'),
      words('kind', 'النوع', alternativeKinds),
      text('part', 'القطعة'),
      code('partNumber', 'رقم القطعة'),
      number('quantity', 'الكمية'),
      usd('price', 'السعر (دولار)'),
      usd('total', 'إجمالي الخيار (دولار)'),
      usd('discount', 'خصم العرض (دولار)'),
      usd('grandTotal', 'إجمالي العرض (دولار)'),
      number('usdToYer', 'سعر الصرف'),
      day('validUntil', 'سارٍ حتى'),
      code('saleNumber', 'الفاتورة'),
      words('lostReason', 'سبب عدم الشراء', lostReasons),
      text('seller', 'البائع'),
      text('note', 'ملاحظة'),
    ],
  },
  {
    name: 'قطع طلبها العملاء',
    tables: ['askedParts', 'askedPartTimes'],
    rows: `
      select t.*, a.asked, a.times, a.status as decision, p.part_number, coalesce(c.name, t.name) as who,
        concat_ws(' ', nullif(t.make, ''), nullif(t.model, ''), t.year) as car
      from asked_part_times t join asked_parts a on a.id = t.asked_part_id
      left join products p on p.id = a.product_id left join customers c on c.id = t.customer_id
      order by t.created_at desc, t.id`,
    columns: [
      text('asked', 'المطلوب'),
      code('partNumber', 'رقم القطعة في المتجر'),
      number('times', 'عدد المرات'),
      moment('createdAt', 'تاريخ الطلب'),
      number('quantity', 'الكمية'),
      text('who', 'طلبها'),
      code('phone', 'هاتفه'),
      text('car', 'السيارة'),
      code('vin', 'رقم الهيكل (VIN)'),
      text('note', 'ملاحظة'),
      words('decision', 'القرار', askedPartStatus),
      words('status', 'الحالة', askedTimeStatus),
    ],
  },
];
