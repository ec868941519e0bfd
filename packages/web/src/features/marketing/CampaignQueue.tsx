import type { Campaign } from '@turoos/contract';
import { WhatsappQueueDialog } from '@/shared/messages/WhatsappQueueDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** The queue of a campaign's messages to send by hand. */
export const CampaignQueue = ({ subject: { _id: id }, ...dialog }: SubjectDialogProps<Campaign>) => (
  <WhatsappQueueDialog about="marketing" campaign={id} {...dialog} />
);
