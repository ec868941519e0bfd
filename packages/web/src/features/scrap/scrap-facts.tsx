import { disposalMethods, scrapConditions, scrapReasons, type ScrapReport } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { Quantity } from '@/shared/parts/Quantity';
import { Money } from '@/ui/Money';

/** The fields shown by both the card and the details of a scrap report. */
export const scrapFacts = (report: ScrapReport) => [
  {
    name: 'الكمية',
    value: <Quantity value={report.quantity} unit={report.unit} className="font-semibold" />,
  },
  { name: 'المستودع', value: report.warehouse.name },
  { name: 'سبب الإتلاف', value: scrapReasons[report.reason] },
  { name: 'حالة القطعة', value: report.condition && scrapConditions[report.condition].label },
  { name: 'طريقة التصرف', value: disposalMethods[report.disposalMethod] },
  {
    name: 'القيمة التقديرية',
    value: report.estimatedValue > 0 && <Money usd={report.estimatedValue} at={report.usd_to_yer} />,
  },
  { name: 'أنشأه', value: report.createdBy?.name },
  { name: 'التاريخ', value: <bdi>{formatDateTime(report.createdAt)}</bdi> },
];
