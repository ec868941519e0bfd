import { whatsappQueueApi, type Campaign } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { DetailsSubject, DetailsTab } from './details/CampaignDetails';
import type { SendSubject } from './SendDialog';

/** The dialogs of the screen; the code of each loads on first opening. */
export function useCampaignDialogs() {
  const form = useLazyDialog<Campaign | null>(() =>
    import('./form/CampaignDialog').then((m) => m.CampaignDialog),
  );
  const details = useLazyDialog<DetailsSubject>(() =>
    import('./details/CampaignDetails').then((m) => m.CampaignDetails),
  );
  const send = useLazyDialog<SendSubject>(() => import('./SendDialog').then((m) => m.SendDialog));
  const approve = useLazyDialog<Campaign>(() => import('./ApproveDialog').then((m) => m.ApproveDialog));
  const queue = useLazyDialog<Campaign>(() => import('./CampaignQueue').then((m) => m.CampaignQueue));

  return {
    dialogs: (
      <>
        {form.dialog}
        {details.dialog}
        {send.dialog}
        {approve.dialog}
        {queue.dialog}
      </>
    ),
    edit: form.show,
    look: (campaign: Campaign, tab: DetailsTab) => details.show({ campaign, tab }),
    send: (campaign: Campaign) => send.show({ campaign, onSent: (sent) => void offer(sent, queue.show) }),
    approve: approve.show,
    queue: queue.show,
  };
}

/** Offers to work through the WhatsApp queue at once; a user who declines finds it in the header. */
async function offer(campaign: Campaign, show: (campaign: Campaign) => void): Promise<void> {
  if (!campaign.channels.includes('whatsapp')) return;
  const query = { about: 'marketing', campaign: campaign._id };
  const waiting = await call(whatsappQueueApi.waiting, { query }).catch(() => undefined);
  if (waiting && waiting.waiting > 0) show(campaign);
}
