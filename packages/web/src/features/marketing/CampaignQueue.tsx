import type { Campaign } from '@turoos/contract';
import type { SubjectDialogProps } from '@/lib/use-lazy-dialog';
import { WhatsappQueueDialog } from '@/ui/WhatsappQueueDialog';

/** The messages of one campaign that people send. */
export const CampaignQueue = ({ subject: { _id: id }, ...dialog }: SubjectDialogProps<Campaign>) => (
  <WhatsappQueueDialog about="marketing" campaign={id} {...dialog} />
);
