import { reportFormats, reportTypes, scheduleFrequencies, type InventoryReport } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { Num } from '@/ui/Code';

/** The fields shown by both the card and the details of a report. */
export const reportFacts = (report: InventoryReport) => [
  { name: 'النوع', value: reportTypes[report.type].label },
  { name: 'المستودع', value: report.warehouse?.name ?? 'كل المستودعات' },
  { name: 'الفئة', value: report.filters.category?.name },
  { name: 'الصيغة', value: reportFormats[report.format].label },
  {
    name: 'الجدولة',
    value: report.schedule && (
      <>
        {scheduleFrequencies[report.schedule.frequency]} <bdi>{report.schedule.time}</bdi>
      </>
    ),
  },
  {
    name: 'الموعد القادم',
    value: report.scheduledAt && <bdi>{formatDateTime(report.scheduledAt)}</bdi>,
  },
  { name: 'آخر إنشاء', value: report.generatedAt && <bdi>{formatDateTime(report.generatedAt)}</bdi> },
  { name: 'عدد الصفوف', value: report.rowCount !== null && <Num value={report.rowCount} /> },
  { name: 'أنشأه', value: report.createdBy?.name },
];
