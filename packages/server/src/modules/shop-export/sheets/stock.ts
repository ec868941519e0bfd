import { locationTypes, moveReasons, warehouseStatus, warehouseTypes } from '@turoos/contract';
import { code, day, moment, number, text, usd, words, type Sheet } from '../sheet';

export const stockSheets: readonly Sheet[] = [
  {
    name: 'المستودعات',
    tables: ['warehouses'],
    rows: 'select w.*, z.name as zone from warehouses w left join rate_zones z on z.id = w.rate_zone_id order by w.id',
    columns: [
      code('code', 'الرمز'),
      text('name', 'الاسم'),
      words('type', 'النوع', warehouseTypes),
      words('status', 'الحالة', warehouseStatus),
      text('location', 'الموقع'),
      text('address', 'العنوان'),
      text('manager', 'المسؤول'),
      code('phone', 'الهاتف'),
      code('email', 'البريد الإلكتروني'),
      number('capacity', 'السعة'),
      text('zone', 'منطقة سعر الصرف'),
      text('description', 'الوصف'),
    ],
  },
  {
    name: 'مواقع التخزين',
    tables: ['warehouseLocations'],
    rows: `
      select w.name as warehouse, l.* from warehouse_locations l join warehouses w on w.id = l.warehouse_id
      order by w.id, l.name, l.id`,
    columns: [
      text('warehouse', 'المستودع'),
      text('name', 'الموقع'),
      words('type', 'النوع', locationTypes),
      number('capacity', 'السعة'),
      number('currentStock', 'الكمية'),
      text('isActive', 'نشط'),
    ],
  },
  {
    name: 'المخزون بالمستودعات',
    tables: ['stock'],
    rows: `
      select p.part_number, p.name, w.name as warehouse, s.quantity, u.name as unit_name, t.cost,
        s.quantity * t.cost as value
      from stock s join products p on p.id = s.product_id join stock_totals t on t.product_id = s.product_id
        join warehouses w on w.id = s.warehouse_id left join units u on u.code = p.unit
      order by p.id, w.id`,
    columns: [
      code('partNumber', 'رقم القطعة'),
      text('name', 'الاسم'),
      text('warehouse', 'المستودع'),
      number('quantity', 'الكمية'),
      text('unitName', 'الوحدة'),
      usd('cost', 'متوسط التكلفة (دولار)'),
      usd('value', 'القيمة (دولار)'),
    ],
  },
  {
    name: 'دفعات المخزون',
    tables: ['stockBatches'],
    rows: `
      select p.part_number, p.name as part_name, w.name as warehouse, b.* from stock_batches b join products p on p.id = b.product_id
        join warehouses w on w.id = b.warehouse_id
      order by b.id`,
    columns: [
      code('batchNumber', 'رقم دفعة المخزون'),
      code('partNumber', 'رقم القطعة'),
      text('partName', 'الاسم'),
      text('warehouse', 'المستودع'),
      number('quantity', 'الكمية'),
      day('expiryDate', 'تاريخ الانتهاء'),
    ],
  },
  {
    name: 'حركات المخزون',
    tables: ['stockMovements'],
    rows: `
      select m.at, p.part_number, p.name as part_name, w.name as warehouse, m.reason, m.source_number, m.quantity,
        m.quantity_after, m.unit_cost, m.cost_after, m.note, u.name as user_name
      from stock_movements m join products p on p.id = m.product_id join warehouses w on w.id = m.warehouse_id
        left join users u on u.id = m.user_id
      order by m.seq`,
    columns: [
      moment('at', 'الوقت'),
      code('partNumber', 'رقم القطعة'),
      text('partName', 'الاسم'),
      text('warehouse', 'المستودع'),
      words('reason', 'السبب', moveReasons),
      code('sourceNumber', 'المستند'),
      number('quantity', 'الكمية'),
      number('quantityAfter', 'الكمية بعدها'),
      usd('unitCost', 'تكلفة الوحدة (دولار)'),
      usd('costAfter', 'متوسط التكلفة بعدها (دولار)'),
      text('note', 'ملاحظات'),
      text('userName', 'المستخدم'),
    ],
  },
];
