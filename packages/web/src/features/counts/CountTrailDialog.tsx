import { countWorkflow, ltr, type Count } from '@turoos/contract';
import { WorkflowHistory } from '@/shared/workflow/WorkflowHistory';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

export const CountTrailDialog = ({ subject: count, open, onClose }: SubjectDialogProps<Count>) => (
  <Dialog open={open} onClose={onClose} title={`سجل الجرد ${ltr(count.countNumber)}`}>
    <WorkflowHistory workflow={countWorkflow} document={count} />
  </Dialog>
);
