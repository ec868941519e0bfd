import type { Topic } from '@turoos/contract';
import { jobNames } from '../kernel/job-names';
import type { Job, Jobs } from '../kernel/jobs';
import type { Live } from '../kernel/live';
import { gatherNews, mailDigests } from '../modules/notifications';

/** Runs every minute, and after changes that may cause notifications, which every server asks for. */
export const shopNews: Job<'db' | 'announce'> = {
  name: jobNames.shopNews,
  schedule: '* * * * *',
  onlyOneWaits: true,
  run: (context) => gatherNews(context),
};

/** Runs before the shop opens. */
export const newsDigest: Job<'db'> = {
  name: 'news-digest',
  schedule: '0 7 * * *',
  run: (context) => mailDigests(context),
};

const newsworthy: readonly Topic[] = ['sales', 'customers', 'inventory', 'cash', 'transfers', 'backup'];
/** Milliseconds; batches the changes of a busy counter. */
const gatherFor = 2000;

/**
 * Enqueues the notification job whenever a relevant change is announced. Returns a function that stops it.
 */
export function watchForNews(live: Live, jobs: Jobs, warn: (error: unknown) => void): () => void {
  let waiting: NodeJS.Timeout | undefined;
  const ask = () => {
    waiting = undefined;
    jobs.enqueue(jobNames.shopNews).catch(warn);
  };
  const unsubscribe = live.subscribe((changed) => {
    if (changed.some((topic) => newsworthy.includes(topic))) waiting ??= setTimeout(ask, gatherFor);
  });
  return () => {
    clearTimeout(waiting);
    unsubscribe();
  };
}
