import { ltr, scrapStatus, scrapWorkflow, type ScrapReport } from '@turoos/contract';
import type { SubjectDialogProps } from '@/lib/use-lazy-dialog';
import { StatusBadge } from '@/ui/Badge';
import { PartNumber } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { Facts } from '@/ui/Facts';
import { StepTrail } from '@/ui/StepTrail';
import { scrapFacts } from './scrap-facts';

/** A report with all that stands in it, and the way it went. */
export default function ScrapDetails({ subject: report, open, onClose }: SubjectDialogProps<ScrapReport>) {
  return (
    <Dialog open={open} onClose={onClose} title={`تقرير الإتلاف ${ltr(report.reportNumber)}`}>
      <div className="flex flex-col gap-5">
        <Facts
          facts={[
            { name: 'الحالة', value: <StatusBadge status={scrapStatus[report.status]} /> },
            {
              name: 'المنتج',
              value: (
                <>
                  {report.productName} <PartNumber>{report.partNumber}</PartNumber>
                </>
              ),
            },
            ...scrapFacts(report),
            { name: 'ملاحظات', value: report.notes },
          ]}
        />
        <StepTrail
          workflow={scrapWorkflow}
          created={{ at: report.createdAt, by: report.createdBy }}
          steps={report.steps}
        />
      </div>
    </Dialog>
  );
}
