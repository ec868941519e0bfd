import { adenDay, type ReportResult } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';
import { aMadeReport } from '../../../test/inventory-reports';

const shop = useApp();
const dayLength = 86_400_000;
const day = (offset: number) => adenDay(new Date(Date.now() + offset * dayLength));
let admin: Person;
let taiz: string;
let aden: string;
let filters: string;
let oilFilters: string;

async function aCategory(nameAr: string, parentId: string | null = null): Promise<string> {
  const id = crypto.randomUUID();
  await shop.db
    .insertInto('categories')
    .values({ id, rootId: parentId ?? id, parentId, nameAr, nameEn: nameAr })
    .execute();
  return id;
}
const inCategory = (id: string, categoryId: string) =>
  shop.db.updateTable('products').set({ categoryId }).where('id', '=', id).execute();

/** full: 20 in two warehouses; low: 3 with a minimum of 5; gone: out of stock; brake: 10, uncategorised. */
beforeAll(async () => {
  admin = await shop.person('admin');
  taiz = await aWarehouse(shop.db, 'تعز');
  aden = await aWarehouse(shop.db, 'عدن');
  filters = await aCategory('فلاتر');
  oilFilters = await aCategory('فلاتر زيت', filters);
  const part = (name: string, partNumber: string, stock: Record<string, number>, mainWarehouseId = taiz) =>
    aPart(shop.db, { name, partNumber, stock, cost: 1000, sellingPrice: 1500, mainWarehouseId });
  const full = await part('ممتلئ', 'FULL-1', { [taiz]: 15, [aden]: 5 });
  const low = await part('منخفض', 'LOW-1', { [taiz]: 3 });
  await part('نافد', 'GONE-1', {});
  await part('بلا فئة', 'BRAKE-1', { [aden]: 10 }, aden);
  await inCategory(full, oilFilters);
  await inCategory(low, filters);
  const batch = { productId: full, warehouseId: taiz };
  await shop.db
    .insertInto('stockBatches')
    .values([
      { ...batch, batchNumber: 'OLD', quantity: 4, expiryDate: day(-2) },
      { ...batch, batchNumber: 'SOON', quantity: 2, expiryDate: day(10) },
      { ...batch, batchNumber: 'LATE', quantity: 1, expiryDate: day(200) },
      { ...batch, batchNumber: 'EMPTY', quantity: 0, expiryDate: day(5) },
      { ...batch, batchNumber: 'NEVER', quantity: 3, expiryDate: null },
    ])
    .execute();
});

async function resultOf(type: string, more: object = {}) {
  const { _id: id } = await aMadeReport(shop, admin, { type, ...more });
  const reply = await admin.call('GET', `/inventory-reports/${id}/result?limit=100`);
  const result: ReportResult = reply.json().data;
  const at = (label: string) => result.columns.findIndex((column) => column.label === label);
  return {
    ...result,
    column: (label: string) => result.rows.map((row) => row[at(label)]),
    figure: (label: string) => result.summary.find((one) => one.label === label)?.value,
  };
}

describe('IREP-09: the content of each type', () => {
  it('inventory_summary: every part with stock, its level and value', async () => {
    const result = await resultOf('inventory_summary');
    expect(result.column('رقم القطعة')).toEqual(['BRAKE-1', 'FULL-1', 'LOW-1']);
    expect(result.column('الكمية')).toEqual([10, 20, 3]);
    expect(result.column('المستوى')).toEqual(['متوفر', 'متوفر', 'منخفض']);
    expect(result.column('القيمة')).toEqual([10_000, 20_000, 3000]);
    expect(result.figure('عدد الأصناف')).toBe(3);
    expect(result.figure('إجمالي الكمية')).toBe(33);
    expect(result.figure('إجمالي القيمة')).toBe(33_000);
    expect(result.figure('منخفضة')).toBe(1);
    expect(result.chart).toEqual({
      title: 'الفئات الأكبر قيمة',
      kind: 'usd',
      bars: [
        { label: 'فلاتر زيت', value: 20_000 },
        { label: 'بلا فئة', value: 10_000 },
        { label: 'فلاتر', value: 3000 },
      ],
    });
  });

  it('low_stock: parts at the minimum or below, with the shortage', async () => {
    const result = await resultOf('low_stock');
    expect(result.column('رقم القطعة')).toEqual(['LOW-1']);
    expect(result.column('النقص')).toEqual([2]);
    expect(result.figure('تكلفة سد النقص')).toBe(2000);
    const withGone = await resultOf('low_stock', { filters: { includeZeroStock: true } });
    expect(withGone.column('رقم القطعة')).toEqual(['GONE-1', 'LOW-1']);
  });

  it('out_of_stock: parts without stock, in the shop or in one warehouse', async () => {
    const result = await resultOf('out_of_stock');
    expect(result.column('رقم القطعة')).toEqual(['GONE-1']);
    expect(result.figure('لم تتحرك قط')).toBe(1);
  });

  it('expiry_report: batches sorted by expiry, with their state', async () => {
    const result = await resultOf('expiry_report');
    expect(result.column('رقم دفعة المخزون')).toEqual(['OLD', 'SOON', 'LATE']);
    expect(result.column('الحالة')).toEqual(['منتهية', 'قاربت الانتهاء', 'سارية']);
    expect(result.column('تاريخ الانتهاء')).toEqual([day(-2), day(10), day(200)]);
    expect(result.column('الأيام المتبقية')).toEqual([-2, 10, 200]);
    expect(result.figure('قيمة المنتهية')).toBe(4000);
    const fresh = await resultOf('expiry_report', { filters: { includeExpired: false } });
    expect(fresh.column('رقم دفعة المخزون')).toEqual(['SOON', 'LATE']);
    const other = await resultOf('expiry_report', { warehouse: aden });
    expect(other.rows).toEqual([]);
  });

  it('movement_report: the movements of the period', async () => {
    const result = await resultOf('movement_report');
    expect(result.rowCount).toBe(4);
    expect(new Set(result.column('السبب'))).toEqual(new Set(['رصيد افتتاحي']));
    expect(result.figure('كمية الوارد')).toBe(33);
    expect(result.figure('كمية الصادر')).toBe(0);
    const before = { startDate: '2020-01-01', endDate: '2020-01-31' };
    expect((await resultOf('movement_report', { filters: before })).rowCount).toBe(0);
    const today = { startDate: adenDay(), endDate: adenDay() };
    const facts = (await resultOf('movement_report', { filters: today })).facts;
    expect(facts).toContainEqual({ name: 'الفترة', value: `من ${adenDay()} إلى ${adenDay()}` });
  });

  it('value_report: at cost, at selling price, and the difference', async () => {
    const result = await resultOf('value_report');
    expect(result.column('رقم القطعة')).toEqual(['FULL-1', 'BRAKE-1', 'LOW-1']);
    expect(result.column('القيمة بسعر البيع')).toEqual([30_000, 15_000, 4500]);
    expect(result.column('هامش الربح')).toEqual([33.3, 33.3, 33.3]);
    expect(result.figure('الربح المتوقع')).toBe(16_500);
  });

  it('warehouse_report: the stock of each warehouse', async () => {
    const result = await resultOf('warehouse_report');
    expect(result.column('المستودع')).toEqual(['تعز', 'عدن']);
    expect(result.column('الكمية')).toEqual([18, 15]);
    expect(result.column('الأصناف')).toEqual([2, 2]);
    expect((await resultOf('warehouse_report', { warehouse: aden })).column('المستودع')).toEqual(['عدن']);
  });

  it('category_report: the totals of each category', async () => {
    const result = await resultOf('category_report');
    expect(result.column('الفئة')).toEqual(['فلاتر زيت', 'بلا فئة', 'فلاتر']);
    expect(result.column('القيمة')).toEqual([20_000, 10_000, 3000]);
    expect(result.column('منخفضة')).toEqual([0, 0, 1]);
  });
});

describe('filters', () => {
  const numbers = async (more: object) => (await resultOf('inventory_summary', more)).column('رقم القطعة');

  it('warehouse: the stock of one warehouse', async () => {
    const result = await resultOf('inventory_summary', { warehouse: aden });
    expect(result.column('رقم القطعة')).toEqual(['BRAKE-1', 'FULL-1']);
    expect(result.column('الكمية')).toEqual([10, 5]);
    expect(result.facts).toContainEqual({ name: 'المستودع', value: 'عدن' });
  });

  it('category: with its descendants', async () => {
    expect(await numbers({ filters: { category: filters } })).toEqual(['FULL-1', 'LOW-1']);
    expect(await numbers({ filters: { category: oilFilters } })).toEqual(['FULL-1']);
  });

  it('minQuantity and maxQuantity: both inclusive', async () => {
    expect(await numbers({ filters: { minQuantity: 10 } })).toEqual(['BRAKE-1', 'FULL-1']);
    expect(await numbers({ filters: { maxQuantity: 10 } })).toEqual(['BRAKE-1', 'LOW-1']);
    expect(await numbers({ filters: { minQuantity: 4, maxQuantity: 10 } })).toEqual(['BRAKE-1']);
  });

  it('includeZeroStock: also parts without stock', async () => {
    expect(await numbers({ filters: { includeZeroStock: true } })).toContain('GONE-1');
    expect(await numbers({})).not.toContain('GONE-1');
  });

  it('includeExpired: without it expired batches do not count', async () => {
    const result = await resultOf('inventory_summary', { filters: { includeExpired: false } });
    expect(result.column('الكمية')).toEqual([10, 16, 3]);
    const places = await resultOf('warehouse_report', { filters: { includeExpired: false } });
    expect(places.column('الكمية')).toEqual([15, 14]);
  });
});
