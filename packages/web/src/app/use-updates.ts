import { useEffect, useEffectEvent } from 'react';
import { pause } from '@/lib/http/pause';
import { quietLine } from '@/lib/live/quiet-line';
import { serviceWorkers } from '@/lib/platform/service-workers';
import { useConfirm } from '@/ui/ConfirmDialog';
import type { Questions } from './watch-updates';

/**
 * Follows the versions of the app once the screen has loaded. Asks before switching to a new one, and never on top of
 * another dialog.
 */
export function useUpdates(): void {
  const confirm = useConfirm();

  const ask = useEffectEvent(async (question: { title: string; message: string; confirmLabel: string }) => {
    while (document.querySelector('dialog[open]')) await pause(2000);
    return confirm({ ...question, cancelLabel: 'لاحقاً', tone: 'primary' });
  });

  useEffect(() => {
    const workers = serviceWorkers();
    if (!import.meta.env.PROD || !workers) return;
    const watch = async (questions: Questions) => {
      await quietLine();
      await (await import('./watch-updates')).watchUpdates(workers, questions);
    };
    watch({
      onReady: () =>
        ask({
          title: 'تحديث تروس',
          message: 'يتوفر إصدار جديد من تروس. احفظ ما تعمل عليه ثم حدّث، ويستغرق ذلك لحظات.',
          confirmLabel: 'التحديث الآن',
        }),
      onReplaced: () =>
        ask({
          title: 'تم تحديث تروس',
          message: 'حُدّث تروس من نافذة أخرى. أعد تحميل هذه النافذة لتعمل بالإصدار نفسه.',
          confirmLabel: 'إعادة التحميل',
        }),
    }).catch((error: unknown) => console.warn('service worker', error));
  }, []);
}
