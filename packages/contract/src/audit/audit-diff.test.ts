import { describe, expect, it } from 'vitest';
import { changesIn } from './audit-diff';
import { actionLabel, entityLabel } from './audit-words';

type Facts = Record<string, unknown> | null;
const changes = (before: Facts, after: Facts, { entity = 'users', names = {} } = {}) =>
  changesIn({ entity, before, after, names }).map((change) => [change.label, change.before, change.after]);

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

  it('the label of an entity', () => {
    expect(entityLabel('sales')).toBe('فواتير المبيعات');
    expect(entityLabel('moon')).toBe('moon');
  });
});
