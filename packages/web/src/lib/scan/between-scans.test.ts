import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { betweenScans, noteKey } from './between-scans';

const told: string[] = [];
const tell = (what: string) => void betweenScans().then(() => told.push(what));
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  noteKey({ is: 'other' });
  vi.useRealTimers();
});

it('waits for the end of a scan, and for nothing between two', async () => {
  tell('before');
  await settled();
  expect(told).toEqual(['before']);
  noteKey({ is: 'first' });
  tell('during');
  noteKey({ is: 'next', fast: true });
  await settled();
  expect(told).toEqual(['before']);
  noteKey({ is: 'scan', code: 'ABCD' });
  await settled();
  expect(told).toEqual(['before', 'during']);
});

it('waits for the next scan too, if that began at once', async () => {
  noteKey({ is: 'first' });
  tell('after both');
  noteKey({ is: 'scan', code: 'ABCD' });
  noteKey({ is: 'first' });
  await settled();
  expect(told).toEqual([]);
  noteKey({ is: 'scan', code: 'EFGH' });
  await settled();
  expect(told).toEqual(['after both']);
});

it('takes keys for a scan only while they come fast', async () => {
  noteKey({ is: 'first' });
  tell('typed by hand');
  noteKey({ is: 'next', fast: false });
  await settled();
  expect(told).toEqual(['typed by hand']);
  noteKey({ is: 'first' });
  tell('a single key');
  await vi.advanceTimersByTimeAsync(249);
  expect(told).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['typed by hand', 'a single key']);
});
