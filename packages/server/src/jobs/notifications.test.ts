import type { Topic } from '@turoos/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Jobs } from '../kernel/jobs';
import type { Live } from '../kernel/live';
import { watchForNews } from './notifications';

let tell: (changed: readonly Topic[]) => void;
let asked: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  const live = {
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => (tell = () => undefined);
    },
  } as unknown as Live;
  const jobs = { enqueue: async (name: string) => void asked.push(name) } as unknown as Jobs;
  stop = watchForNews(live, jobs, () => undefined);
});
afterEach(() => vi.useRealTimers());

it.each<Topic>(['sales', 'customers', 'inventory', 'cash', 'transfers', 'backup'])(
  'notifications are requested soon after a change of %s',
  (topic) => {
    tell([topic]);
    vi.advanceTimersByTime(2000);
    expect(asked).toEqual(['shop-news']);
  },
);

it('notifications are requested soon after a relevant change, once for many changes', () => {
  for (let sale = 0; sale < 50; sale++) tell(['sales', 'inventory']);
  vi.advanceTimersByTime(1999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['shop-news']);
  tell(['backup']);
  vi.advanceTimersByTime(2000);
  expect(asked).toHaveLength(2);
});

it('notifications are not requested for other changes, nor after stopping', () => {
  tell(['settings', 'notifications']);
  vi.advanceTimersByTime(10_000);
  tell(['sales']);
  stop();
  tell(['sales']);
  vi.advanceTimersByTime(10_000);
  expect(asked).toEqual([]);
});
