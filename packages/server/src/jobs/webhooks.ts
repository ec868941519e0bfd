import type { Job } from '../kernel/jobs';
import type { Live } from '../kernel/live';
import { startDueWebhooks, type SendingContext } from '../modules/webhooks';

/** Finds every minute what no process tells: what is due again, or was left by a process that died. */
export const webhooks = (allowsInside: boolean): Job<'db' | 'background' | 'announce' | 'warn'> => ({
  name: 'webhooks',
  schedule: '* * * * *',
  run: (context) => startDueWebhooks({ ...context, allowsInside }),
});

/** Milliseconds; batches the changes of a busy counter. */
const gatherFor = 500;

/** Tells addresses what has changed, soon after it was announced. Returns a function that stops it. */
export function watchForDeliveries(live: Live, context: SendingContext): () => void {
  let waiting: NodeJS.Timeout | undefined;
  const look = () => {
    waiting = undefined;
    startDueWebhooks(context).catch(context.warn);
  };
  const unsubscribe = live.subscribe((changed) => {
    // delivering a webhook announces 'integrations' itself; no webhook has that topic
    if (changed.some((topic) => topic !== 'integrations')) waiting ??= setTimeout(look, gatherFor);
  });
  return () => {
    clearTimeout(waiting);
    unsubscribe();
  };
}
