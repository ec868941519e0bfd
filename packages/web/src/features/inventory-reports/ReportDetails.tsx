import { inventoryReportsApi, reportStatus, type InventoryReport } from '@turoos/contract';
import { useState } from 'react';
import { useData } from '@/lib/http/use-data';
import { StatusBadge } from '@/ui/Badge';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import { Tabs } from '@/ui/Tabs';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { Deliveries } from './Deliveries';
import { reportFacts } from './report-facts';
import { ReportPreview } from './ReportPreview';

const tabs = [
  { id: 'result', label: 'النتيجة' },
  { id: 'deliveries', label: 'الإرسال' },
  { id: 'about', label: 'التعريف' },
] as const;

/** A report's result, its deliveries and its definition. */
export default function ReportDetails({ subject, open, onClose }: SubjectDialogProps<InventoryReport>) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('result');
  const given = { params: { id: subject._id } };
  const { data: report = subject } = useData('inventory-reports', inventoryReportsApi.read, given);
  return (
    <Dialog open={open} onClose={onClose} size="xl" title={report.title || report.name}>
      <Tabs label="تفاصيل التقرير" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'result' && <ReportPreview report={report} />}
        {tab === 'deliveries' && <Deliveries report={report} />}
        {tab === 'about' && (
          <DescriptionList
            facts={[
              { name: 'الحالة', value: <StatusBadge status={reportStatus[report.status]} /> },
              ...reportFacts(report),
              { name: 'المستلمون', value: report.emailRecipients.map(({ email }) => email).join('، ') },
              { name: 'الوصف', value: report.description },
            ]}
          />
        )}
      </Tabs>
    </Dialog>
  );
}
