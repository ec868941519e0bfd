import { marketingApi, marketingTexts, type Campaign } from '@turoos/contract';
import { useKeptForm } from '@/lib/forms/use-kept-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { FormDialog } from '@/ui/FormDialog';
import { RecoveredNote } from '@/ui/RecoveredNote';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { AudienceFields } from './AudienceFields';
import { BasicFields } from './BasicFields';
import {
  asChanges,
  asNewCampaign,
  isBlank,
  SeenCampaign,
  startValues,
  locksOf,
  type CampaignFormState,
} from './campaign-form';
import { MessageFields } from './MessageFields';
import { OfferFields } from './OfferFields';
import { TermFields } from './TermFields';

type DialogState = Omit<SubjectDialogProps<unknown>, 'subject'>;

/** Creates a campaign as a draft, or edits one. */
export const CampaignDialog = ({ subject, ...dialog }: SubjectDialogProps<Campaign | null>) =>
  subject ? <EditDialog campaign={subject} {...dialog} /> : <NewDialog {...dialog} />;

const useCampaignForm = (campaign: Campaign | null): CampaignFormState =>
  useZodForm(SeenCampaign, { defaultValues: startValues(campaign) });

const kept = { scope: 'campaign-1', empty: () => startValues(null), isBlank };

function NewDialog({ open, onClose }: DialogState) {
  const form = useCampaignForm(null);
  const { isRecovered, discard } = useKeptForm(form, kept);
  const create = useAction(marketingApi.create, {
    done: 'حُفظت الحملة كمسودة',
    failed: 'فشل في إنشاء الحملة',
  });
  return (
    <FormDialog
      open={open}
      onClose={() => {
        discard();
        onClose();
      }}
      form={form}
      onSubmit={(valid) => create.mutateAsync({ body: asNewCampaign(valid) })}
      size="lg"
      title="حملة جديدة"
      description="تُحفظ كمسودة، ولا يصل العملاء شيء حتى ترسلها"
      submitLabel="حفظ المسودة"
    >
      {isRecovered && <RecoveredNote onDiscard={discard} />}
      <CampaignFields form={form} campaign={null} />
    </FormDialog>
  );
}

function EditDialog({ campaign, open, onClose }: DialogState & { campaign: Campaign }) {
  const form = useCampaignForm(campaign);
  const update = useAction(marketingApi.update, {
    done: 'تم تحديث الحملة',
    failed: 'فشل في تحديث الحملة',
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) =>
        update.mutateAsync({ params: { id: campaign._id }, body: asChanges(valid, campaign) })
      }
      size="lg"
      title={`تعديل الحملة «${campaign.name}»`}
      submitLabel="حفظ التعديلات"
    >
      <CampaignFields form={form} campaign={campaign} />
    </FormDialog>
  );
}

type CampaignFieldsProps = { form: CampaignFormState; campaign: Campaign | null };

function CampaignFields({ form, campaign }: CampaignFieldsProps) {
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
