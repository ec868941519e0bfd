import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two measurements; a finer one would itself cost processor time. */
const resolution = 20;
/** Milliseconds over which they are summed up. */
const window = 1000;

/** How late this process is with what it has to do: every request waits that long in addition. */
export interface EventLoop {
  /** Milliseconds of delay in the last second, on average. */
  lag(): number;
  /** The longest delay of the last second, in milliseconds. */
  worst(): number;
  close(): void;
}

export function watchEventLoop(): EventLoop {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  const inMs = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution);
  let last = { lag: 0, worst: 0 };
  const timer = setInterval(() => {
    last = delays.count > 0 ? { lag: inMs(delays.mean), worst: inMs(delays.max) } : { lag: 0, worst: 0 };
    delays.reset();
  }, window).unref();
  return {
    lag: () => last.lag,
    worst: () => last.worst,
    close() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
