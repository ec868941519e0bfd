import { marketingTexts, type Campaign } from '@turoos/contract';
import { AudienceFields } from './AudienceFields';
import { BasicFields } from './BasicFields';
import { locksOf, type CampaignFormState } from './campaign-form';
import { MessageFields } from './MessageFields';
import { OfferFields } from './OfferFields';
import { TermFields } from './TermFields';

type CampaignFieldsProps = { form: CampaignFormState; campaign: Campaign | null };

export function CampaignFields({ form, campaign }: CampaignFieldsProps) {
  const locks = locksOf(campaign);
  return (
    <>
      {locks.sentContent && (
        <p className="rounded-md bg-info-soft px-3 py-2">{marketingTexts.sentAlready}.</p>
      )}
      <BasicFields form={form} locks={locks} />
      <AudienceFields form={form} locks={locks} />
      <OfferFields form={form} locks={locks} />
      <MessageFields form={form} locks={locks} code={campaign?.code} />
      <TermFields form={form} locks={locks} />
    </>
  );
}
