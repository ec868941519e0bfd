import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheUntilChange } from './cache-until-change';
import type { Live } from './live';

/** A live whose news a test tells. */
function aLive() {
  let tell: (() => void) | undefined;
  const live = {
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  } as unknown as Live;
  return { live, news: () => tell?.() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an answer', () => {
  it('is worked out once for all who ask meanwhile, each question by itself', async () => {
    const { live } = aLive();
    const work = vi.fn(async () => 1);
    expect(await Promise.all([cacheUntilChange(live, 'a', work), cacheUntilChange(live, 'a', work)])).toEqual(
      [1, 1],
    );
    await cacheUntilChange(live, 'a', work);
    expect(work).toHaveBeenCalledTimes(1);
    await cacheUntilChange(live, 'b', work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is forgotten at the first news, also while it is worked out', async () => {
    const { live, news } = aLive();
    const work = vi.fn(async () => work.mock.calls.length);
    const first = cacheUntilChange(live, 'a', work);
    news();
    expect(await cacheUntilChange(live, 'a', work)).toBe(2);
    expect(await first).toBe(1);
  });

  it('grows no older than five seconds', async () => {
    const { live } = aLive();
    const work = vi.fn(async () => 1);
    await cacheUntilChange(live, 'a', work);
    vi.advanceTimersByTime(5001);
    await cacheUntilChange(live, 'a', work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is not kept when it fails', async () => {
    const { live } = aLive();
    await expect(cacheUntilChange(live, 'a', () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    );
    expect(await cacheUntilChange(live, 'a', async () => 1)).toBe(1);
  });
});
