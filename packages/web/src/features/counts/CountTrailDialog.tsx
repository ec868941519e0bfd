import { countWorkflow, ltr, type Count } from '@turoos/contract';
import type { SubjectDialogProps } from '@/lib/use-lazy-dialog';
import { Dialog } from '@/ui/Dialog';
import { StepTrail } from '@/ui/StepTrail';

export const CountTrailDialog = ({ subject: count, open, onClose }: SubjectDialogProps<Count>) => (
  <Dialog open={open} onClose={onClose} title={`سجل الجرد ${ltr(count.countNumber)}`}>
    <StepTrail
      workflow={countWorkflow}
      created={{ at: count.createdAt, by: count.createdBy }}
      steps={count.steps}
    />
  </Dialog>
);
