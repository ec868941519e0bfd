import { actionLabel, attachmentEntities, entityLabel, fileTypes } from '@turoos/contract';
import { code, moment, number, text, words, type Sheet } from '../sheet';

/** Where an attached file is in the archive. */
export const attachedPath = `'attachments/' || a.filename || coalesce(lower(substring(a.original_name from '[.][A-Za-z0-9]+$')), '')`;

/** Users without what they sign in with, and what was recorded about the work. */
export const officeSheets: readonly Sheet[] = [
  {
    name: 'المستخدمون',
    tables: ['users', 'userWarehouses'],
    rows: `
      select u.username, u.name, r.label, u.email, u.phone, u.is_active, u.last_login_at, u.created_at, u.permissions,
        (select string_agg(w.name, '، ' order by w.name) from user_warehouses b join warehouses w on w.id = b.warehouse_id
          where b.user_id = u.id) as warehouses
      from users u left join roles r on r.name = u.role order by u.id`,
    columns: [
      code('username', 'اسم المستخدم'),
      text('name', 'الاسم'),
      text('label', 'الدور'),
      code('email', 'البريد الإلكتروني'),
      code('phone', 'الهاتف'),
      text('permissions', 'صلاحيات خاصة'),
      text('warehouses', 'المستودعات المسندة'),
      text('isActive', 'نشط'),
      moment('lastLoginAt', 'آخر دخول'),
      moment('createdAt', 'أُضيف في'),
    ],
  },
  {
    name: 'الأدوار',
    tables: ['roles'],
    rows: 'select * from roles order by rank desc, name',
    columns: [
      code('name', 'الرمز'),
      text('label', 'الاسم'),
      text('description', 'الوصف'),
      text('rights', 'الصلاحيات'),
    ],
  },
  {
    name: 'الإعدادات',
    tables: ['settings'],
    rows: `
      select s.section, u.username, s.value from settings s left join users u on u.id = s.user_id
      order by s.section, u.username nulls first`,
    columns: [code('section', 'القسم'), code('username', 'المستخدم'), text('value', 'القيم')],
  },
  {
    name: 'أرقام المستندات',
    tables: ['counters', 'counterValues'],
    rows: `
      select c.*, (select max(seq) from counter_values v where v.counter_id = c.id) as last from counters c order by c.key`,
    columns: [
      code('key', 'المستند'),
      text('description', 'الوصف'),
      code('prefix', 'البادئة'),
      number('digits', 'خانات الرقم'),
      number('last', 'أكبر رقم'),
    ],
  },
  {
    name: 'المرفقات',
    tables: ['attachments'],
    rows: `
      select a.*, u.name as user_name,
        ${attachedPath} as path,
        coalesce(p.part_number, s.sale_number, b.purchase_number, c.customer_code, m.name) as owner
      from attachments a left join users u on u.id = a.created_by left join products p on p.id = a.entity_id
        left join sales s on s.id = a.entity_id left join purchases b on b.id = a.entity_id
        left join customers c on c.id = a.entity_id left join suppliers m on m.id = a.entity_id
      order by a.id`,
    columns: [
      words('entityType', 'مرفق بـ', attachmentEntities),
      code('owner', 'رقمه أو اسمه'),
      text('originalName', 'اسم الملف'),
      words('type', 'النوع', fileTypes),
      number('size', 'الحجم بالبايت'),
      text('description', 'الوصف'),
      code('path', 'مكانه في هذا الملف المضغوط'),
      moment('createdAt', 'أُضيف في'),
      text('userName', 'المستخدم'),
    ],
  },
  {
    name: 'سجل التدقيق',
    tables: ['auditLog'],
    rows: 'select at, user_name, action, entity, entity_id, ip from audit_log order by at, id',
    columns: [
      moment('at', 'الوقت'),
      text('userName', 'المستخدم'),
      { label: 'الإجراء', kind: 'text', cell: ({ action }) => actionLabel(String(action)) },
      { label: 'على', kind: 'text', cell: ({ entity }) => entityLabel(String(entity)) },
      code('entityId', 'المعرّف'),
      code('ip', 'عنوان IP'),
    ],
  },
];
