import {
  adjustmentReasons,
  adjustmentStatus,
  adjustmentTypes,
  countStatus,
  countTypes,
  disposalMethods,
  scrapReasons,
  scrapStatus,
  shippingMethods,
  transferPriority,
  transferStatus,
} from '@turoos/contract';
import { code, day, moment, number, text, usd, words, type Sheet } from '../sheet';

export const stockDocumentSheets: readonly Sheet[] = [
  {
    name: 'التسويات المخزنية',
    tables: ['stockAdjustments'],
    rows: `
      select a.*, p.part_number, p.name as part_name, w.name as warehouse, u.name as user_name
      from stock_adjustments a join products p on p.id = a.product_id join warehouses w on w.id = a.warehouse_id
        left join users u on u.id = a.created_by
      order by a.id`,
    columns: [
      code('adjustmentNumber', 'رقم التسوية'),
      moment('createdAt', 'الوقت'),
      words('status', 'الحالة', adjustmentStatus),
      code('partNumber', 'رقم القطعة'),
      text('partName', 'الاسم'),
      text('warehouse', 'المستودع'),
      words('type', 'النوع', adjustmentTypes),
      words('reason', 'السبب', adjustmentReasons),
      number('quantity', 'الكمية'),
      number('change', 'التغيير'),
      usd('costPrice', 'التكلفة (دولار)'),
      usd('value', 'القيمة (دولار)'),
      code('referenceNumber', 'المرجع'),
      text('notes', 'ملاحظات'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'التحويلات',
    tables: ['transfers'],
    rows: `
      select t.*, f.name as from_name, d.name as to_name, u.name as user_name
      from transfers t join warehouses f on f.id = t.from_warehouse_id join warehouses d on d.id = t.to_warehouse_id
        left join users u on u.id = t.created_by
      order by t.id`,
    columns: [
      code('transferNumber', 'رقم التحويل'),
      moment('createdAt', 'الوقت'),
      words('status', 'الحالة', transferStatus),
      text('fromName', 'من مستودع'),
      text('toName', 'إلى مستودع'),
      words('priority', 'الأولوية', transferPriority),
      words('shippingMethod', 'طريقة الشحن', shippingMethods),
      moment('shippedAt', 'شُحن في'),
      moment('receivedAt', 'استُلم في'),
      text('reason', 'السبب'),
      text('notes', 'ملاحظات'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'أصناف التحويلات',
    tables: ['transferItems'],
    rows: `
      select i.*, t.transfer_number, p.part_number, p.name as part_name
      from transfer_items i join transfers t on t.id = i.transfer_id join products p on p.id = i.product_id
      order by i.transfer_id, i.position`,
    columns: [
      code('transferNumber', 'رقم التحويل'),
      code('partNumber', 'رقم القطعة'),
      text('partName', 'الاسم'),
      number('quantity', 'الكمية'),
      number('received', 'المستلم'),
      usd('unitCost', 'تكلفة الوحدة (دولار)'),
      text('notes', 'ملاحظات'),
    ],
  },
  {
    name: 'تقارير الإتلاف',
    tables: ['scrapReports'],
    rows: `
      select s.*, p.part_number, p.name as part_name, w.name as warehouse, u.name as user_name
      from scrap_reports s join products p on p.id = s.product_id join warehouses w on w.id = s.warehouse_id
        left join users u on u.id = s.created_by
      order by s.id`,
    columns: [
      code('reportNumber', 'رقم التقرير'),
      moment('createdAt', 'الوقت'),
      words('status', 'الحالة', scrapStatus),
      code('partNumber', 'رقم القطعة'),
      text('partName', 'الاسم'),
      text('warehouse', 'المستودع'),
      number('quantity', 'الكمية'),
      words('reason', 'السبب', scrapReasons),
      words('disposalMethod', 'طريقة التصرف', disposalMethods),
      usd('estimatedValue', 'القيمة التقديرية (دولار)'),
      text('notes', 'ملاحظات'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'الجرد',
    tables: ['inventoryCounts'],
    rows: `
      select c.*, w.name as warehouse, u.name as user_name
      from inventory_counts c join warehouses w on w.id = c.warehouse_id left join users u on u.id = c.created_by
      order by c.id`,
    columns: [
      code('countNumber', 'رقم الجرد'),
      moment('startDate', 'البداية'),
      moment('completedAt', 'النهاية'),
      words('status', 'الحالة', countStatus),
      words('countType', 'النوع', countTypes),
      text('warehouse', 'المستودع'),
      text('location', 'الموقع'),
      text('countedByName', 'القائم بالجرد'),
      day('scheduledDate', 'الموعد'),
      text('notes', 'ملاحظات'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'أصناف الجرد',
    tables: ['inventoryCountItems'],
    rows: `
      select i.*, c.count_number, p.part_number, p.name as part_name
      from inventory_count_items i join inventory_counts c on c.id = i.count_id join products p on p.id = i.product_id
      order by i.count_id, i.position`,
    columns: [
      code('countNumber', 'رقم الجرد'),
      code('partNumber', 'رقم القطعة'),
      text('partName', 'الاسم'),
      number('systemQuantity', 'الكمية المسجلة'),
      number('countedQuantity', 'الكمية الفعلية'),
      usd('unitCost', 'تكلفة الوحدة (دولار)'),
    ],
  },
];
