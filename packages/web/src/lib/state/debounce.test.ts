import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('UI-05: runs once, with the last arguments, 400 ms after the last key', () => {
  const run = vi.fn();
  const search = debounce(run);
  search('ف');
  vi.advanceTimersByTime(399);
  search('فلتر');
  vi.advanceTimersByTime(399);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([['فلتر']]);
});

it('can be flushed and cancelled', () => {
  const run = vi.fn();
  const search = debounce(run);
  search('90915');
  search.flush();
  search.flush();
  expect(run).toHaveBeenCalledTimes(1);
  search('x');
  search.cancel();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
