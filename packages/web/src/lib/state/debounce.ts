import { useEffect, useRef } from 'react';

/** Milliseconds a search waits for the next key. */
const SEARCH_DELAY = 400;

type Debounced<Args extends unknown[]> = {
  (...args: Args): void;
  /** Runs the pending call now. */
  flush: () => void;
  cancel: () => void;
};

export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  delay = SEARCH_DELAY,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Args | undefined;
  const cancel = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = () => {
    const args = waiting;
    cancel();
    if (args) run(...args);
  };
  const call = (...args: Args) => {
    clearTimeout(timer);
    waiting = args;
    timer = setTimeout(flush, delay);
  };
  return Object.assign(call, { flush, cancel });
}

/** A debounced call for a component; unmounting cancels the pending call. */
export function useDebounced<Args extends unknown[]>(run: (...args: Args) => void, delay?: number) {
  const waiting = useRef<Debounced<Args>>(undefined);
  useEffect(() => () => waiting.current?.cancel(), []);

  return {
    call: (...args: Args) => {
      waiting.current?.cancel();
      waiting.current = debounce(run, delay);
      waiting.current(...args);
    },
    flush: () => waiting.current?.flush(),
    cancel: () => waiting.current?.cancel(),
  };
}
