import { campaignStatus, campaignTypes, marketingApi, type Campaign } from '@turoos/contract';
import { useState } from 'react';
import { useData } from '@/lib/http/use-data';
import { Dialog } from '@/ui/Dialog';
import { Tabs } from '@/ui/Tabs';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { Analytics } from './Analytics';
import { CampaignFacts } from './CampaignFacts';
import { Recipients } from './Recipients';

export type DetailsTab = 'analytics' | 'recipients' | 'campaign';
export type DetailsSubject = { campaign: Campaign; tab: DetailsTab };

const tabs = [
  { id: 'analytics', label: 'التحليلات' },
  { id: 'recipients', label: 'المستلمون' },
  { id: 'campaign', label: 'بيانات الحملة' },
] as const satisfies { id: DetailsTab; label: string }[];

/** A campaign with the delivery of its messages and their results; updates live. */
export function CampaignDetails({ subject, open, onClose }: SubjectDialogProps<DetailsSubject>) {
  const [tab, setTab] = useState<DetailsTab>(subject.tab);
  const given = { params: { id: subject.campaign._id } };
  const { data: campaign = subject.campaign } = useData('marketing', marketingApi.read, given);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="xl"
      title={campaign.name}
      description={`${campaignTypes[campaign.type]}، ${campaignStatus[campaign.status].label}`}
    >
      <Tabs label="الحملة" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'analytics' && <Analytics id={campaign._id} />}
        {tab === 'recipients' && <Recipients campaign={campaign} />}
        {tab === 'campaign' && <CampaignFacts campaign={campaign} />}
      </Tabs>
    </Dialog>
  );
}
