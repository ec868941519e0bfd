/* Headings as people and other programs write them, the surest first. */

export const accountHeadings = {
  phone: `رقم الهاتف | تلفون | التلفون | رقم التلفون | هاتف 1 | هاتف1 | جوال/تلفون |
    تلفون/جوال | جوال أو تلفون | phone | phone number |
    phone no | telephone | tel | contact no | contact number | أرقام الهاتف | الهواتف`,
  mobile: `رقم الجوال | جوال | موبايل | الموبايل | رقم الموبايل | هاتف 2 | هاتف2 | الهاتف السيار |
    mobile | mobile no | mobile_no | mobile number | phone 2 | واتساب | whatsapp`,
  balance: `الرصيد | رصيد | رصيد أول المدة | الرصيد الحالي | رصيد الحساب | رصيد العميل | رصيد المورد |
    صافي الرصيد | الرصيد المحلي | رصيد محلي | الدين | الديون | المبلغ | المتبقي | المبلغ المتبقي | الباقي | المستحق |
    opening balance | balance | current balance | outstanding | outstanding amount | total due |
    total receivable | total payable | amount due | amount`,
  side: 'نوع الرصيد | مدين/دائن | مدين دائن | له/عليه | له عليه | dr/cr | balance type | debit/credit',
  since: `منذ | تاريخ الدين | تاريخ الرصيد | تاريخ الاستحقاق | يوم الدين | تاريخ أول المدة | since | due date |
    balance date | opening date`,
  creditLimit: `سقف الائتمان | الحد الائتماني | سقف الدين | حد الدين | السقف | credit limit | credit_limit |
    credit_limits`,
  address: `عنوان العميل | عنوان المورد | الشارع | العنوان الرئيسي | address | street | primary address |
    primary_address | contact_address | complete address`,
  city: 'المحافظة | المنطقة | city | territory | state | region',
  email: 'الايميل | ايميل | البريد | email | e-mail | email id | email_id | email address',
  contactPerson: 'شخص الاتصال | المسؤول | جهة الاتصال | اسم المسؤول | contact person | contact | contact name',
  taxNumber: 'رقم الضريبة | tax number | tax id | tax_id | vat | vat number',
  notes: `ملاحظات | ملاحظة | ملاحضات | ملاحضة | البيان | notes | note | comment | remarks | customer details |
    supplier details`,
  customer: `العميل | اسم الزبون | الزبون | customer name | customer_name | customer | client |
    client name`,
  customerCode: 'رقم العميل | كود العميل | رقم الزبون | customer code | customer id | customer no',
  supplier: 'المورد | الموردين | supplier name | supplier_name | supplier | vendor | vendor name',
  supplierCode: 'رقم المورد | كود المورد | supplier code | supplier id | supplier no | vendor code',
  otherBalance: 'رصيد آخر | رصيد العملة الأخرى | الرصيد الأجنبي | رصيد أجنبي | other balance',
  debit: `مدين | عليه | مدين محلي | المدين | رصيد مدين | المبلغ المدين | مدين افتتاحي | الرصيد الافتتاحي مدين |
    لنا | الباقي عليه | باقي عليه | المتبقي عليه | debit | dr | opening debit | debit balance`,
  credit: `دائن | له | دائن محلي | الدائن | رصيد دائن | المبلغ الدائن | دائن افتتاحي | الرصيد الافتتاحي دائن |
    علينا | credit | cr | opening credit | credit balance`,
  /** Names that say neither customer nor supplier. */
  anyName: `الاسم | اسم | اسم الحساب | الحساب | الاسم العربي | الاسم الكامل | الجهة | name | full name |
    account name | account | display_name | display name | complete_name | party | party name |
    company name | partner`,
  anyCode: `رقم الحساب | رمز الحساب | كود الحساب | الكود | الرمز | الرقم | code | account code |
    account no | account number | ref | reference | internal reference`,
} as const;
