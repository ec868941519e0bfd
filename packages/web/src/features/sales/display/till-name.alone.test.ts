import { customerDisplayPath } from '@turoos/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../../test/fake-browser';
import { renderHook } from '../../../../test/render-hook';

let opened: string[][] = [];

/** A page of its own, in a tab with the given storage. */
async function page(tab: Storage) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', tab);
  opened = [];
  vi.stubGlobal('window', { open: (...how: string[]) => opened.push(how) });
  return import('./till-name');
}
/** A channel that reaches the pages of this test alone. */
const taken = new Set<string>();
vi.mock('@/lib/drafts/open-tabs', () => ({
  announceTab: (_: string, me: string) => taken.add(me),
  openTabs: async () => taken,
}));
beforeEach(() => taken.clear());

it('opens the display of this till, again in the same window', async () => {
  const { openDisplay } = await page(fakeStorage());
  expect([openDisplay(), openDisplay()]).toEqual([true, true]);
  const [[address, name] = [], again = []] = opened;
  expect(address).toMatch(new RegExp(`^${customerDisplayPath}\\?till=.{8}`));
  expect(again.slice(0, 2)).toEqual([address, name]);
});

it('keeps its name over a reload, and a duplicated tab gets another', async () => {
  const tab = fakeStorage();
  (await page(tab)).openDisplay();
  const [[first] = []] = opened;

  const duplicate = await page(tab);
  await duplicate.resumeTill();
  expect(renderHook(duplicate.useTillName).current).toBeNull();

  taken.clear();
  const reloaded = await page(tab);
  await reloaded.resumeTill();
  reloaded.openDisplay();
  expect(opened[0]?.[0]).toBe(first);
});
