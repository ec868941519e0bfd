import { ltr, scrapStatus, scrapWorkflow, type ScrapReport } from '@turoos/contract';
import { WorkflowHistory } from '@/shared/workflow/WorkflowHistory';
import { StatusBadge } from '@/ui/Badge';
import { legible, PartNumber } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { scrapFacts } from './scrap-facts';

/** A report with all that stands in it, and the way it went. */
export default function ScrapDetails({ subject: report, open, onClose }: SubjectDialogProps<ScrapReport>) {
  return (
    <Dialog open={open} onClose={onClose} title={`تقرير الإتلاف ${ltr(report.reportNumber)}`}>
      <div className="flex flex-col gap-5">
        <DescriptionList
          facts={[
            { name: 'الحالة', value: <StatusBadge status={scrapStatus[report.status]} /> },
            {
              name: 'المنتج',
              value: (
                <>
                  {legible(report.productName)} <PartNumber>{report.partNumber}</PartNumber>
                </>
              ),
            },
            ...scrapFacts(report),
            { name: 'ملاحظات', value: report.notes },
          ]}
        />
        <WorkflowHistory
          workflow={scrapWorkflow}
          created={{ at: report.createdAt, by: report.createdBy }}
          steps={report.steps}
        />
      </div>
    </Dialog>
  );
}
