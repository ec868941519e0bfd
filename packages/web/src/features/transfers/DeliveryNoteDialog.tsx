import { ltr, type Transfer } from '@turoos/contract';
import { PaperDialog } from '@/ui/PaperDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { DeliveryNote } from './DeliveryNote';

/** Shows the paper that goes with the goods, and prints it. */
export const DeliveryNoteDialog = ({ subject: transfer, open, onClose }: SubjectDialogProps<Transfer>) => (
  <PaperDialog open={open} onClose={onClose} title={`سند تسليم ${ltr(transfer.transferNumber)}`}>
    <DeliveryNote transfer={transfer} />
  </PaperDialog>
);
