import { whatsappQueueApi, type QueueOf, type WhatsappMessage } from '@turoos/contract';
import { useState } from 'react';
import { isExplained } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';

const untold = 'لم يُبلَّغ، فعاد طلبه إلى «وصلت، لم يُبلغ» وأُلغي ما حُجز له';

/** Takes one message after another: each is sent by hand and marked as sent before the next is taken. */
export function useWhatsappQueue(of: QueueOf) {
  const [sentCount, setSentCount] = useState(0);
  /** null when no message could be taken. */
  const [message, setMessage] = useState<WhatsappMessage | null>();
  const take = useAction(whatsappQueueApi.takeNext, { failed: 'فشل في جلب الرسالة التالية' });
  const tick = useAction(whatsappQueueApi.markSent, { failed: 'فشل في تسجيل الرسالة' });
  const skip = useAction(whatsappQueueApi.skip, { failed: 'فشل في تخطي الرسالة' });

  const next = () =>
    take.mutate({ body: of }, { onSuccess: setMessage, onError: () => setMessage(undefined) });
  /** Takes the next message when the server refused, because another user has taken this one over. */
  const skipIfTaken = (error: unknown) => {
    if (isExplained(error)) next();
  };
  const finish = (action: typeof tick | typeof skip, done: () => unknown) => {
    if (!message) return;
    action.mutate(
      { params: { id: message._id } },
      {
        onSuccess: () => {
          done();
          next();
        },
        onError: skipIfTaken,
      },
    );
  };

  return {
    message,
    sentCount,
    /** Whether all waiting messages are taken by other users at the moment. */
    isTakenByOthers: message === null,
    isBusy: take.isPending || tick.isPending || skip.isPending,
    next,
    sent: () => finish(tick, () => setSentCount((count) => count + 1)),
    skip: () => finish(skip, () => of.about === 'asked-parts' && toast({ title: untold })),
  };
}
