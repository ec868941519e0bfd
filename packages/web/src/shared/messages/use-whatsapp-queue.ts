import { whatsappQueueApi, type QueueOf, type WhatsappMessage } from '@turoos/contract';
import { useState } from 'react';
import { isExplained } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';

/** One after another: a message is taken, sent by hand, ticked off, and the next one taken. */
export function useWhatsappQueue(of: QueueOf) {
  const [sentCount, setSentCount] = useState(0);
  /** null: nothing was left to take. */
  const [message, setMessage] = useState<WhatsappMessage | null>();
  const take = useAction(whatsappQueueApi.takeNext, { failed: 'فشل في جلب الرسالة التالية' });
  const tick = useAction(whatsappQueueApi.markSent, { failed: 'فشل في تسجيل الرسالة' });
  const skip = useAction(whatsappQueueApi.skip, { failed: 'فشل في تخطي الرسالة' });

  const next = () =>
    take.mutate({ body: of }, { onSuccess: setMessage, onError: () => setMessage(undefined) });
  /** One that is no longer ours is left to whoever has it. */
  const unlessLost = (error: unknown) => {
    if (isExplained(error)) next();
  };
  const finish = (action: typeof tick | typeof skip, done: () => void) => {
    if (!message) return;
    action.mutate(
      { params: { id: message._id } },
      {
        onSuccess: () => {
          done();
          next();
        },
        onError: unlessLost,
      },
    );
  };

  return {
    message,
    sentCount,
    /** What waits is in other hands just now. */
    isOutOfReach: message === null,
    isBusy: take.isPending || tick.isPending || skip.isPending,
    next,
    sent: () => finish(tick, () => setSentCount((count) => count + 1)),
    skip: () => finish(skip, () => undefined),
  };
}
