import { accountHeadings } from './account-headings.table';
import type { BroughtColumns } from './column';
import { headings } from './headings.table';

const shared = {
  phone: {
    label: 'الهاتف',
    also: accountHeadings.phone,
    examples: ['777123456', '733456789'],
  },
  mobile: {
    label: 'الجوال',
    also: accountHeadings.mobile,
    examples: ['', ''],
  },
  balance: {
    label: 'الرصيد الافتتاحي',
    also: accountHeadings.balance,
    examples: ['250', '0'],
  },
  otherBalance: {
    label: 'الرصيد بعملة أخرى',
    also: accountHeadings.otherBalance,
    examples: ['', ''],
  },
  debit: { label: 'مدين (عليه)', also: accountHeadings.debit, examples: ['', ''] },
  credit: { label: 'دائن (له)', also: accountHeadings.credit, examples: ['', ''] },
  side: {
    label: 'طبيعة الرصيد',
    also: accountHeadings.side,
    examples: ['', ''],
  },
  creditLimit: {
    label: 'حد الائتمان',
    also: accountHeadings.creditLimit,
    examples: ['500', ''],
  },
  address: {
    label: 'العنوان',
    also: accountHeadings.address,
    examples: ['صنعاء، شارع تعز', ''],
  },
  city: {
    label: 'المدينة',
    also: accountHeadings.city,
    examples: ['', ''],
  },
  email: {
    label: 'البريد الإلكتروني',
    also: accountHeadings.email,
    examples: ['', ''],
  },
  contactPerson: {
    label: 'مسؤول التواصل',
    also: accountHeadings.contactPerson,
    examples: ['', ''],
  },
  taxNumber: {
    label: 'الرقم الضريبي',
    also: accountHeadings.taxNumber,
    examples: ['', ''],
  },
  notes: {
    label: 'الملاحظات',
    also: accountHeadings.notes,
    examples: ['', ''],
  },
  currency: { label: 'العملة', also: headings.currency, examples: ['', ''] },
} as const satisfies BroughtColumns;

export const customersColumns = {
  name: {
    label: 'اسم العميل',
    also: `${accountHeadings.customer} | ${accountHeadings.anyName}`,
    examples: ['ورشة الأمل', 'محمد علي الحداد'],
  },
  shopCode: {
    label: 'رمز العميل',
    also: `${accountHeadings.customerCode} | ${accountHeadings.anyCode}`,
    examples: ['101', '102'],
  },
  ...shared,
} as const satisfies BroughtColumns;

export const suppliersColumns = {
  name: {
    label: 'اسم المورد',
    also: `${accountHeadings.supplier} | ${accountHeadings.anyName}`,
    examples: ['مؤسسة النور لقطع الغيار', 'شركة الخليج'],
  },
  shopCode: {
    label: 'رمز المورد',
    also: `${accountHeadings.supplierCode} | ${accountHeadings.anyCode}`,
    examples: ['201', '202'],
  },
  ...shared,
} as const satisfies BroughtColumns;
