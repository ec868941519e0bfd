/* Headings as people and other programs write them, the surest first. */

export const vehicleHeadings = {
  make: `الشركة | الماركة | ماركة السيارة | الشركة المصنعة | نوع السيارة | النوع | make | brand |
    manufacturer | brand_id | model_id/brand_id`,
  model: `الطراز | السيارة | المركبة | اسم السيارة | فئة السيارة | model | car | vehicle |
    vehicle model | model_id | model_id/name`,
  year: `السنة | سنة الموديل | الموديل سنة | سنة | year | model year | model_year |
    year of manufacture`,
  engine: 'نوع المحرك | رقم المحرك | حجم المحرك | المكينة | engine | engine size | engine code',
  vin: `رقم الشاصي | الشاصي | رقم القاعدة | رقم الشاسيه | الشاسيه | هيكل | vin | vin number |
    chassis | chassis no | chassis number | vin_sn`,
  plate: `اللوحة | لوحة | plate | plate no | plate number | license plate | license_plate |
    registration`,
  color: 'لون | لون السيارة | color | colour',
  notes: 'ملاحظات | ملاحظة | البيان | الوصف | notes | note | remarks | description',
} as const;
