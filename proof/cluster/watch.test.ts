import { expect, it, vi } from 'vitest';
import { Answers } from './watch';

const heard = (status: number, seconds = 0.1, hasRetryAfter = false) => ({
  status,
  seconds,
  hasRetryAfter,
  isWrite: true,
});

it('only a 503 with a time to retry is an error that may be heard, and no answer may take long', () => {
  const answers = new Answers(() => 'calm');
  for (const status of [0, 200, 201, 404, 409, 422]) answers.hear(heard(status));
  answers.hear(heard(503, 0.1, true));
  expect([answers.away, answers.faults.size]).toEqual([1, 0]);
  answers.hear(heard(500));
  answers.hear(heard(500));
  answers.hear(heard(503));
  answers.hear(heard(200, 16));
  answers.hear(heard(0, 16));
  expect(Object.fromEntries(answers.faults)).toEqual({
    '500, calm': 2,
    '503 without a time to retry, calm': 1,
    'no answer within 15 s, calm': 2,
  });
  expect(answers.slowest).toBe(16);
});

it('the longest pause is that between confirmed writes, up to now', () => {
  vi.useFakeTimers({ now: 0 });
  const answers = new Answers(() => 'calm');
  const after = (seconds: number, status: number) => {
    vi.advanceTimersByTime(seconds * 1000);
    answers.hear(heard(status, 0.1, true));
  };
  after(1, 200);
  const blow = performance.now();
  after(2, 200);
  after(4, 503);
  after(5, 200);
  after(3, 200);
  expect(answers.longestPause(blow)).toBe(9);
  vi.advanceTimersByTime(12_000);
  expect(answers.longestPause(blow)).toBe(12);
  vi.useRealTimers();
});
