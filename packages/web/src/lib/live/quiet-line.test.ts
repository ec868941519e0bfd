import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietLine } from './quiet-line';

let somethingCame: () => void;
const disconnect = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      disconnect = disconnect;
      observe() {}
      constructor(heard: () => void) {
        somethingCame = heard;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('resolves once nothing has loaded for a while', async () => {
  const quiet = vi.fn<() => void>();
  void quietLine(3000).then(quiet);
  await vi.advanceTimersByTimeAsync(2900);
  somethingCame();
  await vi.advanceTimersByTimeAsync(2900);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(quiet).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});
