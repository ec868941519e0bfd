import { createStore } from '@/lib/state/store';

export type RunningDownload = {
  id: number;
  fileName: string;
  /** Pages received so far, for files that are sent page by page. */
  pages?: { done: number; total: number };
  cancel: () => void;
};

/** Milliseconds; a shorter download needs no progress bar. */
const SHOWN_AFTER = 1000;

const running = createStore<readonly RunningDownload[]>([]);
let lastId = 0;

/** Downloads that take longer than a moment, oldest first. */
export const useRunningDownloads = running.use;

/** Follows a download until `end`, so that its progress is shown and it can be cancelled. */
export function followDownload(fileName: string) {
  const stop = new AbortController();
  let shown: RunningDownload = { id: ++lastId, fileName, cancel: () => stop.abort() };
  const others = () => running.get().filter(({ id }) => id !== shown.id);
  const timer = setTimeout(() => running.set([...running.get(), shown]), SHOWN_AFTER);
  return {
    signal: stop.signal,
    report(pages: RunningDownload['pages']) {
      shown = { ...shown, pages };
      running.set(running.get().map((one) => (one.id === shown.id ? shown : one)));
    },
    end() {
      clearTimeout(timer);
      running.set(others());
    },
  };
}
