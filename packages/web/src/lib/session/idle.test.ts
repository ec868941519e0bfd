import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
import { fakeBrowser } from '../../../test/fake-browser';
import { noteActivity, watchIdle } from './idle';

const minute = 60_000;
let page: EventTarget;
let stop: () => void;
let idle: Mock<() => void>;

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser(() => new Error('nobody asks'));
  localStorage.clear();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  idle = vi.fn();
  stop = watchIdle(5, idle);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls back after the given minutes without activity', () => {
  vi.advanceTimersByTime(5 * minute - 1000);
  expect(idle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(6000);
  expect(idle).toHaveBeenCalled();
});

it.each(['pointerdown', 'keydown', 'wheel'])('starts over with every %s', (sign) => {
  vi.advanceTimersByTime(4 * minute);
  page.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(4 * minute);
  expect(idle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * minute);
  expect(idle).toHaveBeenCalled();
});

it('counts activity in another tab', () => {
  vi.advanceTimersByTime(4 * minute);
  noteActivity();
  vi.advanceTimersByTime(4 * minute);
  expect(idle).not.toHaveBeenCalled();
});

it('notices after sleep that the time has passed, before the first touch counts as activity', () => {
  vi.setSystemTime(Date.now() + 60 * minute);
  page.dispatchEvent(new Event('keydown'));
  expect(idle).toHaveBeenCalledOnce();
});

it('counts from the last activity before the browser was closed', () => {
  stop();
  vi.setSystemTime(Date.now() + 6 * minute);
  stop = watchIdle(5, idle);
  expect(idle).toHaveBeenCalledOnce();
});

it('stops watching on request', () => {
  stop();
  vi.advanceTimersByTime(60 * minute);
  expect(idle).not.toHaveBeenCalled();
});
