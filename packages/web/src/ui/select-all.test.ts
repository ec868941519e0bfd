import { afterEach, expect, it, vi } from 'vitest';
import { selectAll } from './select-all';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['still there', true, 2],
  ['left', false, 1],
])('a field that is %s is selected again in the next frame: %s', (_, isThere, times) => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const select = vi.fn();
  const page = { activeElement: null as unknown };
  const field = { value: '5', select, ownerDocument: page } as unknown as HTMLInputElement;
  page.activeElement = field;
  selectAll(field);
  if (!isThere) page.activeElement = {};
  for (const frame of frames) frame();
  expect(select).toHaveBeenCalledTimes(times);
});
