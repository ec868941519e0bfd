import { toast } from '@/lib/toasts/toast-store';
import { ApiError } from './api-error';
import { pause } from './pause';
import type { CallOptions } from './request';

/** Milliseconds: another server takes over from a database that died within half a minute. */
const patience = 40_000;
const betweenTries = 2000;

/** Nothing was refused: no server could work just then, or what stands before it found none. */
const isAwayForNow = (error: unknown): boolean =>
  error instanceof ApiError && [502, 503, 504].includes(error.status) && error.code !== 'MOVED';

/**
 * Repeats a write under its key until a server can work again, so that nobody has to press again. A write without a key
 * might be carried out twice and is not repeated; reads are repeated by their queries.
 */
export async function waitOut<T>(
  { key, signal }: Pick<CallOptions, 'key' | 'signal'>,
  ask: () => Promise<T>,
): Promise<T> {
  const giveUpAt = performance.now() + patience;
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!key || !isAwayForNow(error) || performance.now() > giveUpAt) throw error;
      if (tries === 1) toast({ tone: 'warning', title: 'الخادم مشغول للحظات، ويُعاد الإرسال تلقائياً' });
      await pause(betweenTries);
      if (signal?.aborted) throw error;
    }
  }
}
