import {
  purchasePaymentMethods,
  purchasePaymentStatus,
  purchaseStatus,
  purchaseTypes,
  supplierTransactionTypes,
} from '@turoos/contract';
import { code, day, moment, number, text, usd, words, type Sheet } from '../sheet';

export const buyingSheets: readonly Sheet[] = [
  {
    name: 'الموردون',
    tables: ['suppliers'],
    rows: `
      select s.*, greatest(-balance, 0) as credit, greatest(balance, 0) as owed from suppliers s order by s.id`,
    columns: [
      text('name', 'الاسم'),
      text('contactPerson', 'مسؤول التواصل'),
      code('phone', 'الهاتف'),
      code('email', 'البريد الإلكتروني'),
      text('city', 'المدينة'),
      text('address', 'العنوان'),
      code('taxNumber', 'الرقم الضريبي'),
      usd('credit', 'له (دولار)'),
      usd('owed', 'عليه (دولار)'),
      usd('creditLimit', 'حد الائتمان (دولار)'),
      number('paymentTerms', 'مهلة الدفع بالأيام'),
      text('isActive', 'نشط'),
      text('notes', 'ملاحظات'),
    ],
  },
  {
    name: 'كشوف حسابات الموردين',
    tables: ['supplierTransactions', 'supplierSettlements'],
    rows: `
      select t.at, t.dated, s.name, t.type, p.purchase_number, v.number as voucher, t.payment_method,
        greatest(-t.change, 0) as credit, greatest(t.change, 0) as debt, t.balance_after, t.open, t.note,
        u.name as user_name
      from supplier_transactions t join suppliers s on s.id = t.supplier_id
        left join purchases p on p.id = t.purchase_id left join vouchers v on v.id = t.voucher_id
        left join users u on u.id = t.user_id
      order by t.seq`,
    columns: [
      day('dated', 'التاريخ'),
      text('name', 'المورد'),
      words('type', 'النوع', supplierTransactionTypes),
      code('purchaseNumber', 'فاتورة الشراء'),
      code('voucher', 'السند'),
      words('paymentMethod', 'طريقة الدفع', purchasePaymentMethods),
      usd('credit', 'له (دولار)'),
      usd('debt', 'عليه (دولار)'),
      usd('balanceAfter', 'الرصيد بعدها (دولار، السالب له)'),
      usd('open', 'الباقي دون تسديد أو استخدام (دولار)'),
      text('note', 'البيان'),
      text('userName', 'المستخدم'),
      moment('at', 'سُجّل في'),
    ],
  },
  {
    name: 'المشتريات',
    tables: ['purchases'],
    rows: `
      select p.*, u.name as user_name, round(p.total_amount * p.usd_to_yer / 100) as rials,
        p.deleted_at is not null as is_deleted
      from purchases p left join users u on u.id = p.user_id
      order by p.id`,
    columns: [
      code('purchaseNumber', 'رقم الفاتورة'),
      day('purchaseDate', 'التاريخ'),
      text('supplierName', 'المورد'),
      code('supplierInvoiceNumber', 'رقم فاتورة المورد'),
      words('status', 'الحالة', purchaseStatus),
      words('purchaseType', 'النوع', purchaseTypes),
      usd('goods', 'البضاعة (دولار)'),
      usd('freight', 'الشحن (دولار)'),
      usd('customs', 'الجمارك (دولار)'),
      usd('totalAmount', 'الإجمالي (دولار)'),
      number('usdToYer', 'سعر الصرف'),
      number('rials', 'الإجمالي (ريال يمني)'),
      words('paymentMethod', 'طريقة الدفع', purchasePaymentMethods),
      words('paymentStatus', 'حالة الدفع', purchasePaymentStatus),
      usd('paidAmount', 'المدفوع (دولار)'),
      usd('returnedAmount', 'المرتجع (دولار)'),
      usd('remaining', 'المتبقي (دولار)'),
      text('isDeleted', 'محذوفة'),
      text('notes', 'ملاحظات'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'أصناف المشتريات',
    tables: ['purchaseItems'],
    rows: `
      select p.purchase_number, w.name as warehouse, i.*
      from purchase_items i join purchases p on p.id = i.purchase_id join warehouses w on w.id = i.warehouse_id
      order by i.purchase_id, i.position`,
    columns: [
      code('purchaseNumber', 'رقم الفاتورة'),
      code('partNumber', 'رقم القطعة'),
      text('name', 'الاسم'),
      text('warehouse', 'المستودع'),
      number('quantity', 'الكمية'),
      usd('unitCost', 'سعر الوحدة (دولار)'),
      usd('total', 'الإجمالي (دولار)'),
      usd('landedCost', 'تكلفة الوحدة بعد الشحن والجمارك (دولار)'),
      number('received', 'المستلم'),
      number('returned', 'المرتجع منها'),
    ],
  },
  {
    name: 'استلام المشتريات',
    tables: ['purchaseReceipts'],
    rows: `
      select r.*, p.purchase_number, u.name as user_name
      from purchase_receipts r join purchases p on p.id = r.purchase_id left join users u on u.id = r.user_id
      order by r.id`,
    columns: [
      moment('createdAt', 'الوقت'),
      code('purchaseNumber', 'رقم الفاتورة'),
      usd('goods', 'البضاعة (دولار)'),
      usd('freight', 'الشحن (دولار)'),
      usd('customs', 'الجمارك (دولار)'),
      text('note', 'ملاحظات'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'أصناف استلام المشتريات',
    tables: ['purchaseReceiptItems'],
    rows: `
      select r.created_at, p.purchase_number, i.*
      from purchase_receipt_items i join purchase_receipts r on r.id = i.receipt_id
        join purchases p on p.id = r.purchase_id
      order by i.receipt_id, i.position`,
    columns: [
      moment('createdAt', 'الوقت'),
      code('purchaseNumber', 'رقم الفاتورة'),
      code('partNumber', 'رقم القطعة'),
      text('name', 'الاسم'),
      number('quantity', 'الكمية'),
      usd('landedCost', 'تكلفة الوحدة بعد الشحن والجمارك (دولار)'),
    ],
  },
  {
    name: 'إرجاعات إلى الموردين',
    tables: ['purchaseReturns'],
    rows: `
      select r.*, p.purchase_number, p.supplier_name, u.name as user_name
      from purchase_returns r join purchases p on p.id = r.purchase_id left join users u on u.id = r.user_id
      order by r.id`,
    columns: [
      moment('createdAt', 'الوقت'),
      code('purchaseNumber', 'رقم الفاتورة'),
      text('supplierName', 'المورد'),
      usd('amount', 'المبلغ (دولار)'),
      text('reason', 'السبب'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'أصناف إرجاعات إلى الموردين',
    tables: ['purchaseReturnItems'],
    rows: `
      select r.created_at, p.purchase_number, l.part_number, l.name, i.quantity
      from purchase_return_items i join purchase_returns r on r.id = i.return_id
        join purchases p on p.id = i.purchase_id
        join purchase_items l on l.purchase_id = i.purchase_id and l.position = i.position
      order by i.return_id, i.position`,
    columns: [
      moment('createdAt', 'الوقت'),
      code('purchaseNumber', 'رقم الفاتورة'),
      code('partNumber', 'رقم القطعة'),
      text('name', 'الاسم'),
      number('quantity', 'الكمية'),
    ],
  },
];
