import type { DeadPart } from '@turoos/contract';
import { PartNumber } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { CampaignProposal } from './CampaignProposal';
import { DeadFacts } from './DeadFacts';
import { DiscountProposal } from './DiscountProposal';
import { TransferProposal } from './TransferProposal';

export type DeadSubject = {
  part: DeadPart;
  /** Percent that the shop proposes. */
  discount: number;
};

/** What can be done about stock that is not sold, each with what it brings. */
export function DeadPartDialog({
  subject: { part, discount },
  open,
  onClose,
}: SubjectDialogProps<DeadSubject>) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={part.name}
      description={<PartNumber>{part.partNumber}</PartNumber>}
    >
      <div className="flex flex-col gap-4">
        <DeadFacts part={part} />
        <TransferProposal part={part} onDone={onClose} />
        <DiscountProposal part={part} discount={discount} onDone={onClose} />
        <CampaignProposal part={part} discount={discount} onDone={onClose} />
      </div>
    </Dialog>
  );
}
