import {
  columnLabel,
  importColumns,
  partTypes,
  placeText,
  type PartPlace,
  pieceStatus,
  teardownStatus,
} from '@turoos/contract';
import { code, moment, number, text, usd, words, type Sheet, type SheetColumn } from '../sheet';

const numberKinds = { oem: 'رقم الوكالة (OEM)', alternative: 'رقم بديل' };
const headed = (field: keyof typeof importColumns) => importColumns[field].label;

/** The categories with the names of those above them. */
export const categoryPaths = `
  with recursive paths as (
    select id, parent_id, name_ar as path, 1 as depth from categories where parent_id is null
    union all
    select c.id, c.parent_id, p.path || ' / ' || c.name_ar, p.depth + 1 from categories c join paths p on p.id = c.parent_id
  ) select * from paths`;

/** Where on the car a part goes, in the words that an import reads. */
const placeOnCar: SheetColumn = {
  label: columnLabel('parts', 'place'),
  kind: 'text',
  cell: (row) => placeText(row as unknown as PartPlace),
};

/** The columns of parts that an import knows have its headings, so that the file can be imported again. */
export const catalogueSheets: readonly Sheet[] = [
  {
    name: 'المنتجات',
    tables: ['products', 'stockTotals'],
    rows: `
      select p.*, p.place_position as position, coalesce(k.path, 'غير مصنف') as category, t.quantity, t.cost, t.min_level, u.name as unit_name,
        coalesce(nullif(p.part_status, ''), 'متاح') as status,
        (select string_agg(t.name || ': ' || ((one ->> 'price')::numeric / 100), '، ' order by t.id)
          from jsonb_array_elements(p.tier_prices) as one join price_tiers t on t.id::text = one ->> 'tier') as tiers,
        (select string_agg((one ->> 'from') || ': ' || ((one ->> 'price')::numeric / 100), '، ')
          from jsonb_array_elements(p.price_breaks) as one) as breaks, w.name as warehouse, r.part_number as replaced_by
      from products p join stock_totals t on t.product_id = p.id left join units u on u.code = p.unit
        left join (${categoryPaths}) k on k.id = p.category_id left join warehouses w on w.id = p.main_warehouse_id
        left join products r on r.id = p.replaced_by_id
      order by p.id`,
    columns: [
      code('partNumber', headed('partNumber')),
      text('name', headed('name')),
      text('category', headed('category')),
      words('type', headed('type'), partTypes),
      text('status', headed('partStatus')),
      usd('purchasePrice', headed('purchasePrice')),
      usd('cost', headed('costPrice')),
      usd('sellingPrice', headed('sellingPrice')),
      number('quantity', headed('quantity')),
      text('unitName', headed('unit')),
      code('supplierPartNumber', headed('supplierPartNumber')),
      text('condition', headed('condition')),
      number('minLevel', headed('minStockLevel')),
      number('maxLevel', headed('maxStockLevel')),
      number('discountPercentage', headed('discountPercentage')),
      usd('wholesalePrice', 'سعر الجملة'),
      text('tiers', 'أسعار الفئات (دولار)'),
      text('breaks', 'أسعار الكميات (دولار)'),
      code('code', 'الرمز الداخلي'),
      code('barcode', 'الباركود'),
      text('brand', 'العلامة التجارية'),
      text('shelf', 'الرف'),
      text('warehouse', 'المستودع الرئيسي'),
      code('replacedBy', 'حلّت محلها'),
      placeOnCar,
      text('description', 'الوصف'),
      text('specifications', 'المواصفات'),
      text('isActive', 'نشط'),
    ],
  },
  {
    name: 'فئات الأسعار',
    tables: ['priceTiers'],
    rows: 'select * from price_tiers order by is_wholesale desc, id',
    columns: [
      text('name', 'الفئة'),
      number('percent', 'النسبة من سعر البيع'),
      text('isWholesale', 'فئة الجملة'),
    ],
  },
  {
    name: 'تغييرات الأسعار',
    tables: ['priceChanges', 'priceChangeItems'],
    rows: `
      select c.created_at, c.user_name, t.name as tier, p.part_number, p.name, i.before, i.after, c.undone_at, c.undone_by
      from price_changes c join price_change_items i on i.change_id = c.id join products p on p.id = i.product_id
        left join price_tiers t on t.id = c.tier_id
      order by c.created_at, c.id, p.id`,
    columns: [
      moment('createdAt', 'الوقت'),
      text('userName', 'غيّرها'),
      text('tier', 'فئة السعر'),
      code('partNumber', 'رقم القطعة'),
      text('name', 'الاسم'),
      usd('before', 'السعر قبلها (دولار)'),
      usd('after', 'السعر بعدها (دولار)'),
      moment('undoneAt', 'تم التراجع في'),
      text('undoneBy', 'تراجع عنها'),
    ],
  },
  {
    name: 'أرقام القطع',
    tables: ['productNumbers'],
    rows: `
      select p.part_number, p.name, n.kind, n.number from product_numbers n join products p on p.id = n.product_id
      order by p.id, n.kind, n.number`,
    columns: [
      code('partNumber', 'رقم القطعة'),
      text('name', 'الاسم'),
      words('kind', 'نوع الرقم', numberKinds),
      code('number', 'الرقم'),
    ],
  },
  {
    name: 'المركبات المناسبة للقطع',
    tables: ['productFitments'],
    rows: `
      select p.part_number, p.name, f.* from product_fitments f join products p on p.id = f.product_id
      order by p.id, f.id`,
    columns: [
      code('partNumber', 'رقم القطعة'),
      text('name', 'الاسم'),
      text('make', 'شركة الصنع'),
      text('model', 'الطراز'),
      number('yearFrom', 'من سنة'),
      number('yearTo', 'إلى سنة'),
      number('monthFrom', 'من شهر'),
      number('monthTo', 'إلى شهر'),
      text('engine', 'المحرك'),
    ],
  },
  {
    name: 'الفئات',
    tables: ['categories'],
    rows: `
      select k.path, c.* from categories c join (${categoryPaths}) k on k.id = c.id order by k.path`,
    columns: [
      text('path', 'المسار'),
      text('nameAr', 'الاسم العربي'),
      text('nameEn', 'الاسم الإنجليزي'),
      text('descriptionAr', 'الوصف'),
      number('sortOrder', 'الترتيب'),
      text('isActive', 'نشطة'),
      text('engineMatters', 'تختلف قطعها باختلاف المحرك'),
    ],
  },
  {
    name: 'قاموس القطع',
    tables: ['partWords'],
    rows: `select word, array_to_string(means, '، ') as means, user_name from part_words order by key`,
    columns: [text('word', 'الكلمة'), text('means', 'تعني'), text('userName', 'سجّلها')],
  },
  {
    name: 'وحدات القياس',
    tables: ['units'],
    rows: 'select * from units order by position, code',
    columns: [code('code', 'الرمز'), text('name', 'الاسم'), number('decimals', 'خانات الكسور')],
  },
  {
    name: 'المركبات',
    tables: ['vehicles'],
    rows: 'select * from vehicles order by make, model, year, id',
    columns: [
      text('make', 'شركة الصنع'),
      text('model', 'الطراز'),
      number('year', 'السنة'),
      text('engine', 'المحرك'),
      text('notes', 'ملاحظات'),
    ],
  },
  {
    name: 'السيارات المفككة',
    tables: ['sourceVehicles', 'teardowns'],
    rows: `
      select v.*, t.status, t.cost, t.scrap_weight, t.scrap_cents, p.purchase_number
      from source_vehicles v left join teardowns t on t.vehicle_id = v.id left join purchases p on p.id = t.purchase_id
      order by v.created_at, v.id`,
    columns: [
      code('carCode', 'رمز السيارة'),
      code('vin', 'رقم الهيكل (VIN)'),
      text('make', 'شركة الصنع'),
      text('model', 'الطراز'),
      number('year', 'السنة'),
      words('status', 'التفكيك', teardownStatus),
      code('purchaseNumber', 'فاتورة الشراء'),
      usd('cost', 'التكلفة (دولار)'),
      number('scrapWeight', 'وزن الخردة (كغ)'),
      usd('scrapCents', 'ثمن الخردة (دولار)'),
    ],
  },
  {
    name: 'قطع السيارات المفككة',
    tables: ['teardownPieces'],
    rows: `
      select v.vin, v.car_code, v.make, v.model, v.year, e.*, p.part_number as own_number
      from teardown_pieces e join source_vehicles v on v.id = e.vehicle_id left join products p on p.id = e.product_id
      order by v.created_at, v.id, e.position`,
    columns: [
      code('carCode', 'رمز السيارة'),
      code('vin', 'رقم الهيكل (VIN)'),
      text('make', 'شركة الصنع'),
      text('model', 'الطراز'),
      number('year', 'السنة'),
      text('name', 'القطعة'),
      code('partNumber', 'رقم القطعة'),
      words('status', 'الحالة', pieceStatus),
      usd('expected', 'سعر البيع المتوقع (دولار)'),
      usd('cost', 'التكلفة (دولار)'),
      code('ownNumber', 'رقم بطاقتها'),
      moment('takenAt', 'أُنزلت في'),
      text('note', 'البيان'),
    ],
  },
];
