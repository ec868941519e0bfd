import type { Campaign } from '@turoos/contract';
import { WhatsappQueueDialog } from '@/shared/messages/WhatsappQueueDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** The messages of one campaign that people send. */
export const CampaignQueue = ({ subject: { _id: id }, ...dialog }: SubjectDialogProps<Campaign>) => (
  <WhatsappQueueDialog about="marketing" campaign={id} {...dialog} />
);
