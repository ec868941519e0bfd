import { marketingApi, type Campaign } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useConfirm } from '@/ui/ConfirmDialog';

/** Actions on a campaign, immediate or after a confirmation. */
export function useCampaignActions() {
  const confirm = useConfirm();
  const pause = useAction(marketingApi.pause, {
    done: 'تم إيقاف الحملة مؤقتاً',
    failed: 'فشل في إيقاف الحملة',
  });
  const resume = useAction(marketingApi.resume, {
    done: 'تم استئناف الحملة',
    failed: 'فشل في استئناف الحملة',
  });
  const duplicate = useAction(marketingApi.duplicate, {
    done: 'نُسخت الحملة إلى مسودة جديدة',
    failed: 'فشل في نسخ الحملة',
  });
  const update = useAction(marketingApi.update, { done: 'تم إنهاء الحملة', failed: 'فشل في إنهاء الحملة' });
  const remove = useAction(marketingApi.remove, { done: 'تم حذف الحملة', failed: 'فشل في حذف الحملة' });
  const at = ({ _id: id }: Campaign) => ({ params: { id } });

  const askAndEnd = async (campaign: Campaign) => {
    const sure = await confirm({
      title: `إنهاء الحملة «${campaign.name}»`,
      message: 'لن يُقبل رمزها في فواتير جديدة، ولن تُرسل رسائلها التي في الانتظار. لا يمكن استئنافها بعد ذلك.',
      confirmLabel: 'إنهاء الحملة',
      tone: 'danger',
    });
    if (sure) update.mutate({ ...at(campaign), body: { status: 'completed', version: campaign.version } });
  };
  const askAndRemove = async (campaign: Campaign) => {
    const sure = await confirm({
      title: `حذف الحملة «${campaign.name}»`,
      message: 'هل أنت متأكد من حذف هذه الحملة؟',
      confirmLabel: 'حذف الحملة',
      tone: 'danger',
    });
    if (sure) remove.mutate(at(campaign));
  };

  return {
    pause: (campaign: Campaign) => pause.mutate(at(campaign)),
    resume: (campaign: Campaign) => resume.mutate(at(campaign)),
    duplicate: (campaign: Campaign) => duplicate.mutate(at(campaign)),
    end: (campaign: Campaign) => void askAndEnd(campaign),
    remove: (campaign: Campaign) => void askAndRemove(campaign),
  };
}
