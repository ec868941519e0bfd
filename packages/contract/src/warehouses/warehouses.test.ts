import { describe, expect, it } from 'vitest';
import { arabicIssue } from '../kernel/validation';
import { NewWarehouse, WarehouseChanges, WarehouseForm } from './warehouses.schema';
import { utilization, utilizationStatus } from './warehouses.status';

const messages = (
  schema: typeof NewWarehouse | typeof WarehouseChanges | typeof WarehouseForm,
  value: unknown,
) => schema.safeParse(value, { error: arabicIssue }).error?.issues.map(({ message }) => message) ?? [];

const whole = {
  name: 'مستودع الحوبان',
  code: 'WH-9',
  location: 'تعز',
  type: 'branch',
  capacity: null,
  manager: '',
  phone: '',
  email: '',
  address: '',
  description: '',
  status: 'active',
};

describe('utilisation', () => {
  it.each([
    [0, 'فارغ', 'success'],
    [0.1, 'مشغول', 'success'],
    [49.9, 'مشغول', 'success'],
    [50, 'متوسط', 'info'],
    [74.9, 'متوسط', 'info'],
    [75, 'شبه ممتلئ', 'warning'],
    [89.9, 'شبه ممتلئ', 'warning'],
    [90, 'ممتلئ', 'danger'],
    [100, 'ممتلئ', 'danger'],
  ])('of %d percent is %s', (percent, label, tone) =>
    expect(utilizationStatus(percent)).toEqual({ label, tone }),
  );

  it.each([
    [50, 200, 25],
    [500, 200, 100],
    [1, 3, 33.3],
    [50, null, 0],
    [0, 10, 0],
  ])('of %d in %s is %d', (stock, capacity, percent) => expect(utilization(stock, capacity)).toBe(percent));
});

describe('a warehouse entered on the screen', () => {
  it('is complete with name, code, location and type', () =>
    expect(messages(WarehouseForm, whole)).toEqual([]));

  it.each([
    ['name', '  ', 'يجب إدخال اسم المستودع'],
    ['code', ' ', 'يجب إدخال رمز المستودع'],
    ['code', '---', 'يجب إدخال رمز المستودع'],
    ['location', '', 'يجب إدخال موقع المستودع'],
    ['type', '', 'يجب اختيار نوع المستودع'],
    ['capacity', 0, 'يجب إدخال سعة صحيحة'],
    ['capacity', -5, 'يجب إدخال سعة صحيحة'],
    ['capacity', 'كبيرة', 'يجب إدخال سعة صحيحة'],
    ['phone', '1234567', 'يجب إدخال رقم هاتف صحيح'],
    ['phone', 'هاتف المخزن', 'يجب إدخال رقم هاتف صحيح'],
    ['phone', '04-221-+990', 'يجب إدخال رقم هاتف صحيح'],
    ['phone', '--------', 'يجب إدخال رقم هاتف صحيح'],
    ['email', 'store@shop', 'يجب إدخال بريد إلكتروني صحيح'],
    ['email', 'store shop@x.ye', 'يجب إدخال بريد إلكتروني صحيح'],
  ])('reports for %s "%s": %s', (field, value, message) =>
    expect(messages(WarehouseForm, { ...whole, [field]: value })).toEqual([message]),
  );
});

describe('a warehouse sent to the API', () => {
  it('requires only a name', () => expect(messages(NewWarehouse, { name: 'سريع' })).toEqual([]));

  it.each([
    ['phone', '123', 'رقم الهاتف غير صحيح'],
    ['email', 'x', 'البريد الإلكتروني غير صحيح'],
    ['code', '', 'يجب إدخال رمز المستودع'],
    ['location', ' ', 'يجب إدخال موقع المستودع'],
    ['capacity', 0, 'يجب إدخال سعة صحيحة'],
  ])('rejects %s "%s": %s', (field, value, message) =>
    expect(messages(NewWarehouse, { name: 'م', [field]: value })).toEqual([message]),
  );

  it.each(['771234567', '+967 (4) 221-990', '٧٧١٢٣٤٥٦٧', '\u202A+967 771 234 567\u202C'])(
    'accepts the phone number %s',
    (phone) => expect(messages(NewWarehouse, { name: 'م', phone })).toEqual([]),
  );

  it('has its phone number stored in Latin digits', () =>
    expect(NewWarehouse.parse({ name: 'م', phone: '+٩٦٧ ٧٧١٢٣٤٥٦٧' }).phone).toBe('+967 771234567'));

  it('is first reported as missing when it has no data at all', () => {
    expect(messages(NewWarehouse, {})[0]).toBe('بيانات المستودع مطلوبة');
    expect(messages(WarehouseChanges, {})[0]).toBe('بيانات التحديث مطلوبة');
  });
});
