import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../test/fake-browser';
import { fakeIndexedDb } from '../../../test/fake-indexed-db';

const load = () => import('./draft-store');

let disk: ReturnType<typeof fakeIndexedDb>;
let drafts: Awaited<ReturnType<typeof load>>;
let pages: { leave: () => void }[];

const any = () => true;

/** A page on which something is filled in, as a tab would open it. */
async function openPage(scope = 'sale-1/ahmed', wants: (value: string) => boolean = any) {
  const { keeper, leave } = drafts.openDraft(scope, wants);
  const page = { ...(await keeper), leave };
  pages.push(page);
  return page;
}

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  disk = fakeIndexedDb();
  pages = [];
  vi.resetModules();
  drafts = await load();
});
afterEach(() => {
  for (const { leave } of pages) leave();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('is found again by the next page, and is gone once it was cleared', async () => {
    const first = await openPage();
    await first.save('فلتر');
    await first.save('فلتر، بواجي');
    first.leave();
    const second = await openPage();
    expect(second.recovered).toMatchObject({ value: 'فلتر، بواجي', isNews: false });
    await second.clear();
    second.leave();
    expect((await openPage()).recovered).toBeNull();
    expect(disk.kept.size).toBe(0);
  });

  it('is left alone by other tabs as long as its own is open', async () => {
    const first = await openPage();
    await first.save('لي');
    const second = await openPage();
    expect(second.recovered).toBeNull();
    await second.save('لك');
    expect(disk.kept.size).toBe(2);
    first.leave();
    second.leave();
    expect((await openPage()).recovered).not.toBeNull();
  });

  it('goes to one of two pages that open at once', async () => {
    const left = await openPage();
    await left.save('واحدة');
    left.leave();
    const both = await Promise.all([openPage(), openPage()]);
    expect(both.filter(({ recovered }) => recovered !== null)).toHaveLength(1);
  });

  it('of one account, or of another shape, is nobody else’s', async () => {
    const ahmed = await openPage('sale-1/ahmed');
    await ahmed.save('لأحمد');
    ahmed.leave();
    expect((await openPage('sale-1/ali')).recovered).toBeNull();
    expect((await openPage('sale-2/ahmed')).recovered).toBeNull();
    expect((await openPage('sale-1/ahmed')).recovered).toMatchObject({ value: 'لأحمد' });
  });

  it('that the page does not want waits for the next one', async () => {
    const left = await openPage();
    await left.save('معلقة');
    left.leave();
    const other = await openPage('sale-1/ahmed', () => false);
    expect(other.recovered).toBeNull();
    other.leave();
    expect((await openPage()).recovered).toMatchObject({ value: 'معلقة' });
  });

  it('goes on under a new name when another page took it over while this one slept', async () => {
    const sleeper = await openPage();
    await sleeper.save('قبل النوم');
    sleeper.leave(); // as a sleeping tab answers nobody
    const other = await openPage();
    expect(other.recovered).toMatchObject({ value: 'قبل النوم' });
    await sleeper.save('بعد النوم');
    await sleeper.clear();
    await other.save('عند الآخر');
    expect([...disk.kept.values()]).toMatchObject([{ value: 'عند الآخر' }]);
  });
});

describe('a browser without room or without a store', () => {
  it('lets the work go on: only saving fails', async () => {
    const page = await openPage();
    await page.save('أول');
    disk.refuses = 'writing';
    await expect(page.save('ثان')).rejects.toBeUndefined();
    disk.refuses = null;
    await page.save('ثالث');
    expect([...disk.kept.values()]).toMatchObject([{ value: 'ثالث' }]);
  });

  it('is asked again after it could not be opened', async () => {
    disk.refuses = 'opening';
    const page = await openPage();
    expect(page.recovered).toBeNull();
    await expect(page.save('أول')).rejects.toThrow();
    disk.refuses = null;
    await page.save('ثان');
    expect([...disk.kept.values()]).toMatchObject([{ value: 'ثان' }]);
  });
});
