import { describe, expect, it } from 'vitest';
import { AskedPart } from '../asked-parts/asked-parts.schema';
import { Quotation } from '../quotations/quotations.schema';
import { Reservation } from '../reservations/reservations.schema';
import { Campaign } from '../marketing/marketing.schema';
import { Printer } from '../printing/printing.schema';
import { Supplier } from '../suppliers/suppliers.schema';
import { Vehicle } from '../vehicles/vehicles.schema';
import { View } from '../views/views.schema';
import { Warehouse } from '../warehouses/warehouses.schema';
import { changesIn } from './audit-diff';
import { isHiddenField, knownLabel } from './audit-fields';
import { adjustmentWorkflow } from '../adjustments/adjustments.status';
import { countWorkflow } from '../counts/counts.status';
import { scrapWorkflow } from '../scrap/scrap.status';
import { transferWorkflow } from '../transfers/transfers.status';
import { actionLabel, entityLabel } from './audit-words';

type Facts = Record<string, unknown> | null;
const changes = (before: Facts, after: Facts, { entity = 'users', names = {} } = {}) =>
  changesIn({ entity, before, after, names }).map((change) => [change.label, change.before, change.after]);

describe('amounts of an audit entry', () => {
  it('are dollars with two decimals, and quantities of the same name are not', () => {
    expect(changes(null, { change: -482_500 }, { entity: 'suppliers' })).toEqual([
      ['التغيير', undefined, '-$4,825.00'],
    ]);
    expect(changes(null, { change: -2, value: -7608 }, { entity: 'adjustments' })).toEqual([
      ['التغيير', undefined, '-2'],
      ['القيمة', undefined, '-$76.08'],
    ]);
    expect(changes(null, { gain: 1250 }, { entity: 'accounting' })).toEqual([
      ['فرق التقييم', undefined, '$12.50'],
    ]);
  });

  it('of a discount depend on its type, of which an update may say nothing', () => {
    const discount = (discountType: string) =>
      changes({ discountType, discountValue: 500 }, { discountValue: 10 }, { entity: 'marketing' });
    expect(discount('fixed')).toEqual([['قيمة الخصم', '$5.00', '$0.10']]);
    expect(discount('percentage')).toEqual([['قيمة الخصم', '500%', '10%']]);
  });
});

describe('entries about views, printers and asked parts', () => {
  it('name lists, filters, columns and roles in Arabic', () =>
    expect(
      changes(
        null,
        {
          list: 'products',
          name: 'للطلب',
          state: { status: 'low_stock', sort: '-name', columns: 'name,partNumber,nothing', other: 'x' },
          sharedWith: 'manager',
          isOwn: true,
          by: 'admin',
        },
        { entity: 'views' },
      ),
    ).toEqual([
      ['الاسم', undefined, 'للطلب'],
      ['القائمة', undefined, 'المنتجات'],
      ['ما تعرضه', undefined, 'الحالة: منخفض، الترتيب: الاسم تنازلياً، الأعمدة: الاسم ورقم القطعة'],
      ['مشترك مع', undefined, 'مدير عام'],
    ]));

  it('name a filter whose value has no words by its label', () =>
    expect(
      changes(null, { list: 'sales', state: { paymentStatus: 'open' } }, { entity: 'views' }).at(-1),
    ).toEqual(['ما تعرضه', undefined, 'حالة الدفع']));

  it('name kinds of printers, papers and decisions', () => {
    expect(changes(null, { kind: 'receipt80', cuts: true }, { entity: 'printing' })).toEqual([
      ['النوع', undefined, 'إيصالات 80 مم'],
      ['تقص الورق', undefined, 'نعم'],
    ]);
    expect(changes(null, { paper: 'sale', printer: 'الكاشير' }, { entity: 'printing' })).toEqual([
      ['المطبوع', undefined, 'فاتورة مبيعات'],
      ['الطابعة', undefined, 'الكاشير'],
    ]);
    expect(changes({ status: 'open' }, { status: 'ordered' }, { entity: 'asked-parts' })).toEqual([
      ['الحالة', 'لم يُبتّ فيه', 'طُلب من المورد'],
    ]);
  });

  it.each(
    Object.entries({
      View,
      Printer,
      AskedPart,
      Reservation,
      Quotation,
      Supplier,
      Campaign,
      Vehicle,
      Warehouse,
    }),
  )('have a label for every field of a record: %s', (_, schema) => {
    const unknown = Object.keys(schema.shape).filter(
      (field) => !isHiddenField(field) && knownLabel('', field) === undefined,
    );
    expect(unknown).toEqual([]);
  });
});

describe('the changes of an audit entry', () => {
  it('are listed field by field, without unchanged fields', () =>
    expect(
      changes(
        { _id: 'x', version: 1, name: 'ورشة', creditLimit: 100_000, isBlocked: false, phone: '777' },
        { _id: 'x', version: 2, name: 'ورشة النور', creditLimit: 25_000, isBlocked: true, phone: '777' },
      ),
    ).toEqual([
      ['الاسم', 'ورشة', 'ورشة النور'],
      ['محظور', 'لا', 'نعم'],
      ['حد الائتمان', '$1,000.00', '$250.00'],
    ]));

  it('show moments in Yemen time, and never the internal name of a field', () =>
    expect(changes(null, { takenAt: '2026-11-15T22:30:00.000Z', someInternalWord: 'x' })).toEqual([
      ['تاريخ النسخة', undefined, '16/11/2026 01:30'],
      ['بيان آخر', undefined, 'x'],
    ]));

  it('contain all fields of a created record and all former fields of a deleted one', () => {
    expect(changes(null, { name: 'فلتر', notes: '', quantity: 3 })).toEqual([
      ['الاسم', undefined, 'فلتر'],
      ['الكمية', undefined, '3'],
    ]);
    expect(changes({ name: 'فلتر' }, null)).toEqual([['الاسم', 'فلتر', undefined]]);
  });

  it('contain only the fields named in after when both sides are present', () =>
    expect(
      changes({ status: 'pending', notes: 'كما هي' }, { status: 'cancelled' }, { entity: 'purchases' }),
    ).toEqual([['الحالة', 'معلقة', 'ملغية']]));

  it('show names instead of ids, and omit ids without a known name', () => {
    const [known, unknown] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002'];
    expect(
      changes(
        null,
        { warehouseId: known, result: unknown, items: [{ productId: known, quantity: 2 }] },
        { entity: 'transfers', names: { [known]: 'تعز' } },
      ),
    ).toEqual([
      ['الأصناف', undefined, 'تعز × 2'],
      ['المستودع', undefined, 'تعز'],
    ]);
  });

  it('show choices and days as the screens do, in lists too', () => {
    expect(changes(null, { type: 'image', entityType: 'products' }, { entity: 'attachments' })).toEqual([
      ['النوع', undefined, 'صور'],
      ['نوع العنصر', undefined, 'المنتجات'],
    ]);
    expect(changes(null, { method: 'restored' }, { entity: 'backup' })[0]?.[2]).toContain('استُعيدت');
    expect(
      changes(null, { validFrom: '2026-08-29', channels: ['sms', 'email'] }, { entity: 'marketing' }),
    ).toEqual([
      ['وسائل الإرسال', undefined, 'رسائل نصية، بريد إلكتروني'],
      ['صالحة من', undefined, '29/08/2026'],
    ]);
  });

  it('show roles, permissions and levels by their labels', () => {
    expect(changes({ role: 'sales_staff' }, { role: 'accountant' })).toEqual([
      ['الدور', 'موظف مبيعات', 'محاسب'],
    ]);
    expect(changes({ permissions: [] }, { permissions: ['sales', 'users.read'] })).toEqual([
      ['الصلاحيات', undefined, 'فواتير المبيعات، عرض المستخدمين'],
    ]);
    expect(
      changes({ permissions: { sales: 'read' } }, { permissions: { sales: 'update', audit: 'none' } }),
    ).toEqual([['الصلاحيات', 'فواتير المبيعات: عرض', 'فواتير المبيعات: تعديل']]);
  });

  it('summarize lists and objects', () =>
    expect(
      changes(null, {
        items: [{ name: 'فلتر زيت', quantity: 2 }, { partNumber: '90915', quantity: 1 }, 3, 4, 5, 6, 7],
        warehouse: { _id: 'x', name: 'تعز' },
        scope: { year: 2026, code: 'W1' },
      }),
    ).toEqual([
      ['الأصناف', undefined, 'فلتر زيت × 2 | 90915 × 1 | 3 | 4 | 5 | و2 غيرها'],
      ['المستودع', undefined, 'تعز'],
      ['النطاق', undefined, 'السنة: 2026، الرمز: W1'],
    ]));
});

describe('the label of an action', () => {
  it.each([
    ['sale.refund', 'مرتجع على فاتورة مبيعات'],
    ['user.password', 'تغيير كلمة مرور'],
    ['transfer.ship', 'شحن تحويل مخزني'],
    ['moon.create', 'إنشاء moon'],
    ['moon.fly', 'moon.fly'],
  ])('%s is %s', (action, label) => expect(actionLabel(action)).toBe(label));

  it.each([
    ['transfer', transferWorkflow],
    ['adjustment', adjustmentWorkflow],
    ['scrap', scrapWorkflow],
    ['count', countWorkflow],
  ])('every step of a %s has one', (name, { steps }) => {
    for (const step of Object.keys(steps)) expect(actionLabel(`${name}.${step}`)).not.toMatch(/[a-z]/);
  });

  it('the label of an entity', () => {
    expect(entityLabel('sales')).toBe('فواتير المبيعات');
    expect(entityLabel('moon')).toBe('moon');
  });
});
