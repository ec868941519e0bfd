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
    template: null,
    examples: ['', ''],
  },
  otherBalance: {
    label: 'الرصيد بعملة أخرى',
    also: accountHeadings.otherBalance,
    template: null,
    examples: ['', ''],
  },
  debit: {
    label: 'مدين (عليه)',
    also: accountHeadings.debit,
    template: 'عليه (ريال)',
    examples: ['45000', ''],
  },
  credit: {
    label: 'دائن (له)',
    also: accountHeadings.credit,
    template: 'له (ريال)',
    examples: ['', '12500'],
  },
  since: {
    label: 'تاريخ الرصيد',
    also: accountHeadings.since,
    template: 'منذ (تاريخ)',
    examples: ['15/3/2026', ''],
  },
  side: {
    label: 'طبيعة الرصيد',
    also: accountHeadings.side,
    template: null,
    examples: ['', ''],
  },
  creditLimit: {
    label: 'حد الائتمان',
    also: accountHeadings.creditLimit,
    template: 'حد الائتمان (ريال)',
    examples: ['300000', ''],
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
  currency: { label: 'العملة', also: headings.currency, template: null, examples: ['', ''] },
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
