import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from '../../../test/render-hook';
import { followDownload, useRunningDownloads } from './running-downloads';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shown() {
  const downloads = renderHook(useRunningDownloads);
  const list = downloads.current;
  downloads.unmount();
  return list;
}

it('shows a download that takes longer than a moment, with its pages, until it ends', () => {
  const quick = followDownload('quick.pdf');
  const long = followDownload('long.pdf');
  expect(shown()).toEqual([]);
  quick.end();
  vi.advanceTimersByTime(1000);
  long.report({ done: 3, total: 87 });
  expect(shown()).toMatchObject([{ fileName: 'long.pdf', pages: { done: 3, total: 87 } }]);
  long.end();
  expect(shown()).toEqual([]);
});

it('aborts the request of a download that the user cancels', () => {
  const download = followDownload('long.pdf');
  vi.advanceTimersByTime(1000);
  shown()[0]?.cancel();
  expect(download.signal.aborted).toBe(true);
  download.end();
});
