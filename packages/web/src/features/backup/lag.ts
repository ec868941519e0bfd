import { waitText } from '@turoos/contract';
import { formatAgo } from '@/lib/format/format';

/** How long ago a copy was in step. Seconds matter here, which other texts about the past leave out. */
export function lagOf(reachedAt: Date): string {
  const seconds = Math.round((Date.now() - reachedAt.getTime()) / 1000);
  return seconds >= 1 && seconds < 60 ? `قبل ${waitText(seconds)}` : formatAgo(reachedAt);
}
