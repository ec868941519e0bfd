/* Headings as people and other programs write them, the surest first. */

export const partHeadings = {
  name: `الاسم | اسم الصنف | اسم المنتج | اسم المادة | اسم الصنف عربي | الاسم العربي | الاسم بالعربي |
    وصف الصنف | الصنف | المادة | القطعة | المنتج | اسم | البيان | part name | item name |
    item_name | product name | product | name | display_name | display name | title`,
  nameOrElse: 'الوصف | وصف القطعة | التفاصيل | description | الاسم الأجنبي | الاسم الانجليزي',
  brand: `الماركة | ماركة | اسم الماركة | الشركة المصنعة | الشركة الصانعة | المصنع | المنتج المصنع |
    بلد المنشأ | المنشأ | brand | product_brand_id | manufacturer | default_item_manufacturer |
    origin`,
  category: `التصنيف | القسم | القسم الرئيسي | المجموعة | مجموعة الصنف | المجموعة الرئيسية |
    الفئة الرئيسية | اسم الفئة | اسم المجموعة | فئة المنتج | نوع الصنف | category |
    category name | product category | product category/display name |
    product category/complete name | categ_id | categ_id/name | categ_id/complete_name |
    item group | item_group | group`,
  subCategory: `القسم الفرعي | المجموعة الفرعية | التصنيف الفرعي | المجموعة الثانية | sub category |
    subcategory | sub group`,
  unit: `وحدة القياس | اسم الوحدة | الوحدة الأولى | الوحدة الأساسية | الوحده الافتراضية | unit | unit of measure | uom | uom_id |
    stock uom | stock_uom | default unit of measure`,
  discountPercentage: 'الخصم | خصم % | discount | discount % | discount percentage | max discount',
  minStockLevel: `الحد الأدنى للمخزون | حد الطلب | حد إعادة الطلب | أقل كمية | min stock level | min stock |
    min level | min qty | min | reorder level | reordering_min_qty | safety stock | safety_stock |
    product_min_qty`,
  maxStockLevel: `الحد الأعلى للمخزون | الحد الأقصى | أكبر كمية | max stock level | max stock | max level |
    max qty | max | reordering_max_qty | product_max_qty`,
  location: `رف | رقم الرف | موقع التخزين | موقع القطعة | الموقع | مكان التخزين | المكان |
    العنوان في المخزن | shelf | bin | bin location | rack`,
  oemNumbers: `رقم الوكالة | رقم الوكاله OEM | الرقم الأصلي | رقم اصلي | أرقام OEM | oem | oem number |
    oem numbers | oem no | original number`,
  alternativeNumbers: `الرقم البديل | أرقام بديلة | البدائل | البديل | رقم بديل | الرقم التجاري | رقم المصنع |
    alternative numbers | alternative number | alternative | alternate no | cross reference |
    cross references | interchange`,
  supplierPartNumber: `رقم قطعة المورد | رقم الصنف لدى المورد | supplier part number | supplier part no |
    supplier_part_no | vendor product code | seller_ids/product_code |
    vendors/vendor product code`,
  fitments: `السيارات المناسبة | المركبات المتوافقة | السيارات | السيارة | نوع السيارة |
    نوع السياره والموديل | التوافق | يناسب | يناسب السيارات | تناسب | يركب على | الاستخدام | fitment | fitments | fits | vehicle |
    vehicles | car | cars | compatibility | application | applications | vehicle compatibility`,
  make: 'صنع السيارة | شركة السيارة | ماركة السيارة | car make | vehicle make | make',
  model: 'موديل السيارة | طراز السيارة | الطراز | model | car model | vehicle model',
  yearFrom: `سنة الصنع | السنة | السنوات | من موديل | سنة الموديل | year | years | year from | from year |
    model year`,
  yearTo: 'الى موديل | year to | to year',
  engine: 'نوع المحرك | حجم المحرك | المكينة | engine | engine size | engine code',
  place: `الجهة | جهة القطعة | جهة التركيب | موضع القطعة | موضع التركيب | يمين أو يسار | أمامي أو خلفي | side |
    mounting position | fitting position | axle`,
  type: 'نوع القطعة | جديد أو مستعمل | part type | new or used',
  condition: 'الجودة | حالة الاستعمال | condition | quality',
  partStatus: 'حالة القطعة | حالة الصنف | status | part status',
  description: `وصف القطعة | التفاصيل | ملاحظات | الملاحظات | ملاحظة | الاسم الأجنبي | الاسم الانجليزي |
    description | description_sale | sales description | notes | note | remarks`,
} as const;
