import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../../test/fake-browser';
import { renderHook } from '../../../../test/render-hook';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', fakeStorage());
});

it('keeps the pinned parts in the order in which they were pinned, over a restart of the till', async () => {
  const first = await import('./pinned-parts');
  for (const id of ['a', 'b', 'c', 'b']) first.togglePinned(id);
  vi.resetModules();
  const again = await import('./pinned-parts');
  expect(renderHook(again.usePinnedParts).current).toEqual(['a', 'c']);
});

it('starts without any when what is stored cannot be read', async () => {
  localStorage.setItem('pinned_parts', '{');
  const { usePinnedParts } = await import('./pinned-parts');
  expect(renderHook(usePinnedParts).current).toEqual([]);
});
