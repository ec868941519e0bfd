import { webhooksApi, type Webhook } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useConfirm } from '@/ui/ConfirmDialog';
import type { ShownSecret } from './SecretDialog';

export const shownSecretOf = (name: string, secret: string): ShownSecret => ({
  title: `سر توقيع «${name}»`,
  description: 'انسخه إلى البرنامج الآن، فلن يظهر ثانية. به يتأكد أن ما يصله من هذا المتجر.',
  label: 'سر التوقيع',
  secret,
});

/** What can be done with an address besides editing it. */
export function useWebhookActions(
  { _id: id, name, isActive, version }: Webhook,
  onSecret: (shown: ShownSecret) => void,
) {
  const confirm = useConfirm();
  const test = useAction(webhooksApi.test, {
    done: 'أُرسلت رسالة التجربة، انظر «ما أُبلغ به»',
    failed: 'فشل في إرسال رسالة التجربة',
  });
  const update = useAction(webhooksApi.update, {
    done: isActive ? 'تم تعطيل عنوان الإبلاغ' : 'تم تفعيل عنوان الإبلاغ',
    failed: 'فشل في تعديل عنوان الإبلاغ',
  });
  const remove = useAction(webhooksApi.remove, {
    done: 'تم حذف عنوان الإبلاغ',
    failed: 'فشل في حذف عنوان الإبلاغ',
  });
  const renew = useAction(webhooksApi.renewSecret, {
    failed: 'فشل في تجديد سر التوقيع',
    onDone: ({ secret }) => onSecret(shownSecretOf(name, secret)),
  });
  const askToRemove = async () => {
    const sure = await confirm({
      title: 'حذف عنوان الإبلاغ',
      message: `هل تريد حذف العنوان «${name}»؟ لا يُبلَّغ بعد ذلك بشيء، ويُحذف ما ينتظر إرساله إليه.`,
      confirmLabel: 'حذف',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id } });
  };
  const askToRenew = async () => {
    const sure = await confirm({
      title: 'تجديد سر التوقيع',
      message: `هل تريد سراً جديداً للعنوان «${name}»؟ يوقَّع به كل ما يُرسل من الآن، فانقله إلى البرنامج حالاً. ما يرفضه قبل ذلك يُعاد إرساله.`,
      confirmLabel: 'تجديد',
    });
    if (sure) renew.mutate({ params: { id } });
  };
  return {
    test: () => test.mutate({ params: { id } }),
    toggle: () => update.mutate({ params: { id }, body: { isActive: !isActive, version } }),
    remove: () => void askToRemove(),
    renew: () => void askToRenew(),
  };
}
