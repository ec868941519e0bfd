import { adjustmentStatus, adjustmentWorkflow, ltr, type Adjustment } from '@turoos/contract';
import { WorkflowHistory } from '@/shared/workflow/WorkflowHistory';
import { StatusBadge } from '@/ui/Badge';
import { legible, PartNumber } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { adjustmentFacts, Outcome } from './adjustment-words';

/** An adjustment with all that stands in it, and the way it went. */
export default function AdjustmentDetails({
  subject: adjustment,
  open,
  onClose,
}: SubjectDialogProps<Adjustment>) {
  return (
    <Dialog open={open} onClose={onClose} title={`التسوية ${ltr(adjustment.adjustmentNumber)}`}>
      <div className="flex flex-col gap-5">
        <DescriptionList
          facts={[
            { name: 'الحالة', value: <StatusBadge status={adjustmentStatus[adjustment.status]} /> },
            {
              name: 'المنتج',
              value: (
                <>
                  {legible(adjustment.productName)} <PartNumber>{adjustment.partNumber}</PartNumber>
                </>
              ),
            },
            ...adjustmentFacts(adjustment),
            { name: 'أثرها', value: adjustment.change !== null && <Outcome {...adjustment} /> },
            { name: 'اعتُمدت بواسطة', value: adjustment.adjustedBy?.name },
            { name: 'ملاحظات', value: adjustment.notes },
          ]}
        />
        <WorkflowHistory
          workflow={adjustmentWorkflow}
          created={{ at: adjustment.createdAt, by: adjustment.createdBy }}
          steps={adjustment.steps}
        />
      </div>
    </Dialog>
  );
}
