import type { NewInventoryReport, ReportType } from '@turoos/contract';
import type { Tx } from '../db/transaction';
import { createReport, fillReport, shareReport } from '../modules/inventory-reports';
import { demoActor, pastHour } from './demo-documents';
import type { DemoPart } from './demo-part';

interface Story extends Partial<Omit<NewInventoryReport, 'warehouse'>> {
  daysAgo: number;
  name: string;
  type: ReportType;
  /** The index of the warehouse, sorted by name; all warehouses without it. */
  place?: number;
  end?: 'made' | 'shared' | 'failed' | 'archived';
}

const owner = ['owner@turoos.example'];

const stories: readonly Story[] = [
  { daysAgo: 150, name: 'ملخص المخزون السنوي', type: 'inventory_summary', end: 'archived' },
  {
    daysAgo: 90,
    name: 'قيمة المخزون للميزانية',
    type: 'value_report',
    title: 'قيمة المخزون',
    format: 'excel',
    description: 'للمحاسب في نهاية كل ربع',
    end: 'shared',
  },
  {
    daysAgo: 60,
    name: 'نواقص الصباح',
    type: 'low_stock',
    description: 'ما يجب طلبه اليوم',
    scheduleEnabled: true,
    emailRecipients: ['purchasing@turoos.example', ...owner],
    end: 'made',
  },
  {
    daysAgo: 45,
    name: 'حركة الأسبوع',
    type: 'movement_report',
    format: 'csv',
    scheduleEnabled: true,
    scheduleFrequency: 'weekly',
    scheduleTime: '18:00',
    emailRecipients: owner,
    end: 'made',
  },
  { daysAgo: 30, name: 'ما نفد من المستودع', type: 'out_of_stock', place: 0, end: 'made' },
  { daysAgo: 21, name: 'صلاحية الزيوت والسوائل', type: 'expiry_report', format: 'html', end: 'made' },
  { daysAgo: 14, name: 'المستودعات في سطر', type: 'warehouse_report', end: 'made' },
  { daysAgo: 7, name: 'الفئات الأثقل', type: 'category_report', format: 'excel', end: 'made' },
  { daysAgo: 3, name: 'جرد سريع للفرع', type: 'inventory_summary', place: 1, end: 'failed' },
  { daysAgo: 2, name: 'ما فوق مئة قطعة', type: 'inventory_summary', filters: { minQuantity: 100 } },
  { daysAgo: 1, name: 'نواقص الفرع', type: 'low_stock', place: 1 },
  {
    daysAgo: 0,
    name: 'قيمة المخزون الشهرية',
    type: 'value_report',
    scheduleEnabled: true,
    scheduleFrequency: 'monthly',
    emailRecipients: owner,
  },
];

const reportOf = (tx: Tx, id: string) =>
  tx.selectFrom('inventoryReports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const change = (tx: Tx, id: string, values: object) =>
  tx.updateTable('inventoryReports').set(values).where('id', '=', id).execute();

export const demoInventoryReports: DemoPart = {
  title: 'inventory reports',
  async fill(tx) {
    const admin = await demoActor(tx, 'admin');
    const places = await tx.selectFrom('warehouses').select('id').orderBy('name').execute();
    for (const { daysAgo, place, end, ...story } of stories) {
      const at = pastHour(daysAgo, 1);
      const warehouse = place === undefined ? null : (places[place]?.id ?? null);
      const id = await createReport(tx, admin, { ...story, warehouse }, at);
      if (end === 'failed')
        await change(tx, id, { status: 'failed', error: 'توقف الخادم أكثر من مرة أثناء إنشاء التقرير' });
      else if (end) {
        await fillReport(tx, tx, await reportOf(tx, id), async () => undefined);
        await change(tx, id, { generatedAt: at, updatedAt: at, isArchived: end === 'archived' });
        await tx
          .updateTable('inventoryReportResults')
          .set({ generatedAt: at })
          .where('reportId', '=', id)
          .execute();
      }
      if (end === 'shared') await shareReport(tx, admin, id, { recipients: owner });
    }
  },
};
