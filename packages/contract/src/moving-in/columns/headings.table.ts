/* Headings as people and other programs write them, the surest first. */

export const headings = {
  partNumber: `رقم القطعه | رقم قطعة الغيار | رقم القطعة الأصلي | part number | part no | part # | part num |
    partnumber | sku | manufacturer part number | default_manufacturer_part_no | mpn |
    البارت نمبر | بارت نمبر | رقم البارت`,
  /** The number of a part in the program it comes from: Odoo's internal reference, ERPNext's item code. */
  shopCode: `رقم الصنف | كود الصنف | رمز الصنف | رقم المادة | رمز المادة | كود المادة | رقم المنتج |
    كود المنتج | رمز المنتج | item code | item_code | item no | item number | item |
    product code | internal reference | default_code | product_id/default_code |
    product_tmpl_id/default_code | product/internal reference | المرجع الداخلي | رمز القطعة |
    كود القطعة | الكود | الرمز | الرقم | code | ref | reference | المرجع`,
  barcode: `باركود | الباركود | رقم الباركود | الترميز | barcode | bar code | ean | ean13 | upc |
    barcodes | item barcode`,
  oem: 'رقم الوكالة | oem | oem number | oem no',
  purchasePrice: `سعر الشراء | الشراء | شراء | سعر الشرا | الشرا | شرا | آخر سعر شراء | سعر آخر شراء | سعر المشتريات | purchase price |
    buying price | last purchase rate | last_purchase_rate | standard buying rate |
    standard buying | buying rate | purchase price usd`,
  costPrice: `سعر التكلفة | التكلفة | تكلفة | الكلفة | كلفة الوحدة | تكلفة الوحدة | متوسط التكلفة |
    متوسط الكلفة | الكلفة الوسطية | سعر الكلفة | سعر القطعة بالتكلفة | cost | cost price |
    unit cost | standard_price | standard price | product_id/standard_price | average cost |
    avg cost | valuation rate | valuation_rate`,
  sellingPrice: `سعر البيع | البيع | بيع | سعر المفرق | المفرق | سعر المستهلك | المستهلك | سعر التجزئة |
    التجزئة | سعر القطاعي | سعر المبيعات | selling price | sale price | sales price | list_price |
    list price | lst_price | public price | retail price | retail | standard selling rate |
    standard_rate | standard rate | price list rate | price_list_rate | rate | fixed_price |
    سعر الوحدة | السعر | unit price | price | sale price usd`,
  wholesalePrice: 'سعر الجملة | الجملة | جملة | سعر بيع الجملة | نصف الجملة | wholesale price | wholesale',
  quantity: `الكمية | كمية | الكميه الحالية | الكمية المتوفرة | الكمية المتاحة | الكمية الفعلية |
    الكمية في اليد | كمية المخزون | كمية أول المدة | الكمية الافتتاحية | رصيد أول المدة |
    الرصيد الافتتاحي | الرصيد | رصيد الصنف | رصيد المخزون | الرصيد الحالي | المخزون | العدد |
    عدد | qty | quantity | quantity on hand | qty on hand | on hand | qty_available |
    available_quantity | inventory_quantity | actual qty | actual_qty | actual quantity |
    opening stock | opening_stock | balance qty | bal qty | stock | stock qty |
    virtual_available`,
  warehouse: `المستودع | مستودع | المخزن | مخزن | اسم المخزن | اسم المستودع | رقم المخزن | الفرع |
    warehouse | location | location_id | default warehouse | default_warehouse | store |
    stock location`,
  currency: `العملة | عملة | اسم العملة | رمز العملة | عملة الحساب | currency | currency_id |
    billing currency | default_currency | account currency`,
} as const;
