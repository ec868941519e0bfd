import { ltr, type Transfer } from '@turoos/contract';
import type { SubjectDialogProps } from '@/lib/use-lazy-dialog';
import { PaperDialog } from '@/ui/PaperDialog';
import { DeliveryNote } from './DeliveryNote';

/** Shows the paper that goes with the goods, and prints it. */
export const DeliveryNoteDialog = ({ subject: transfer, open, onClose }: SubjectDialogProps<Transfer>) => (
  <PaperDialog open={open} onClose={onClose} title={`سند تسليم ${ltr(transfer.transferNumber)}`}>
    <DeliveryNote transfer={transfer} />
  </PaperDialog>
);
