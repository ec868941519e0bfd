import { afterEach, expect, it, vi } from 'vitest';
import { newestCopy, printOnce } from './print-copy';

const copies: { hidden: boolean }[] = [];

/** A browser that tells of each print before it begins. */
function aPage() {
  const page = Object.assign(new EventTarget(), {
    print: () => void page.dispatchEvent(new Event('beforeprint')),
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { querySelectorAll: () => copies.filter(({ hidden }) => !hidden) });
  return page;
}
afterEach(() => {
  copies.length = 0;
  vi.unstubAllGlobals();
});

it('a copy that was printed is not in the next print of the page', async () => {
  const page = aPage();
  copies.push({ hidden: false });
  const end = printOnce(Promise.resolve());
  await Promise.resolve();
  expect(newestCopy()).toBe(copies[0]);
  page.print();
  expect(newestCopy()).toBeUndefined();
  end();
});

it('of several copies the newest is printed', async () => {
  const page = aPage();
  const shown = { hidden: false };
  const printed = { hidden: false };
  copies.push(shown, printed);
  const end = printOnce(Promise.resolve());
  await Promise.resolve();
  expect(newestCopy()).toBe(printed);
  page.print();
  expect(newestCopy()).toBe(shown);
  end();
});

it('nothing is printed that was left before it was ready', async () => {
  const page = aPage();
  const print = vi.spyOn(page, 'print');
  printOnce(Promise.resolve())();
  await Promise.resolve();
  expect(print).not.toHaveBeenCalled();
});
