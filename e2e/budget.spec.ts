import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, test } from './shop';

const assets = fileURLToPath(new URL('../packages/web/dist/assets', import.meta.url));
const kib = (bytes: number) => bytes / 1024;
const read = (name: string) => readFileSync(join(assets, name));
const gzipped = (content: Buffer) => kib(gzipSync(content).length);

/** Records the files that are fetched while something is done. */
async function fetchedBy(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const fetched = new Set<string>();
  const note = (request: Request) => fetched.add(new URL(request.url()).pathname);
  page.on('request', note);
  await act();
  page.off('request', note);
  return [...fetched].filter((path) => path.startsWith('/assets/')).map((path) => basename(path));
}

const isCode = (name: string) => /\.(js|css)$/.test(name);
const totalOf = (names: readonly string[]) => names.reduce((sum, name) => sum + gzipped(read(name)), 0);

test('login and then the dashboard take at most 160 KiB of scripts and styles, and 52 KiB of fonts', async ({
  page,
  signIn,
}) => {
  const files = await fetchedBy(page, async () => {
    await page.goto('/login');
    await expect(page.getByLabel('اسم المستخدم')).toBeVisible();
    await signIn('admin', '/');
    await page.evaluate(() => document.fonts.ready);
  });
  // what recognises scans and the table of screens follow a second later, on a slow machine within this test
  const codeTotal = totalOf(files.filter((name) => isCode(name) && !/^(scan|screen-code)-/.test(name)));
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  const fontsTotal = fonts.reduce((sum, name) => sum + kib(read(name).length), 0);
  console.log(
    `first load: ${codeTotal.toFixed(1)} KiB of code gzipped, ${fontsTotal.toFixed(1)} KiB of fonts`,
  );
  expect(codeTotal).toBeGreaterThan(50);
  expect(codeTotal).toBeLessThanOrEqual(160);
  // regular and semi-bold Arabic, and regular Latin
  expect(fonts).toHaveLength(3);
  expect(fontsTotal).toBeLessThanOrEqual(52);
});

const salesScreens = [
  { name: 'the list of sales', path: '/sales', heading: 'المبيعات', atMost: 196 },
  { name: 'the counter', path: '/sales?new=1', heading: 'فاتورة مبيعات جديدة', atMost: 261 },
];

for (const { name, path, heading, atMost } of salesScreens)
  test(`${name} takes at most ${atMost} KiB of scripts and styles, in few files`, async ({
    page,
    signIn,
  }) => {
    const code = await fetchedBy(page, async () => {
      await signIn('admin', path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    }).then((files) => files.filter(isCode));
    console.log(`${name}: ${totalOf(code).toFixed(1)} KiB of code gzipped in ${code.length} files`);
    expect(totalOf(code)).toBeLessThanOrEqual(atMost);
    // the first load, six connections' worth of files, and the styles of some
    expect(code.length).toBeLessThanOrEqual(20);
  });

/** Loaded with the first PDF, not by a screen: what draws invoices and vouchers alike, named after its fonts. */
const isPdf = (name: string) => name.startsWith('pdf-fonts-');

/** A worker that no screen waits for: it searches a till's copy, with the words of parts and the names of cars. */
const isCopyWorker = (name: string) => name.startsWith('copy.worker-');

test('no screen brings more than 40 KiB of its own', () => {
  const entry = readFileSync(join(assets, '../index.html'), 'utf8');
  const chunks = readdirSync(assets).filter(
    (name) => name.endsWith('.js') && !entry.includes(name) && !isPdf(name),
  );
  const heavy = chunks.filter((name) => gzipped(read(name)) > (isCopyWorker(name) ? 64 : 40));
  expect(heavy).toEqual([]);
});

test('the service worker stores the fonts of the first visit alone', () => {
  const stored = readFileSync(join(assets, '../sw.js'), 'utf8').match(/[^"]+\.woff2?(?=")/g);
  expect(stored?.map((name) => name.replace(/-.{8}\.woff2$/, ''))).toEqual([
    '/assets/arabic-400',
    '/assets/arabic-600',
    '/assets/latin-400',
  ]);
});

/** What arrives last on these screens, and the screen after it has arrived. */
const lateArrivals = [
  { path: '/', late: '**/api/dashboard/needs', soon: '/api/dashboard/sales', shown: 'مبيعات اليوم' },
  { path: '/sales?new=1', late: '**/api/catalogue/parts?*', soon: '/api/catalogue/pinned', shown: 'تثبيت' },
];

test('nothing moves on a phone while home and the counter load', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const { path, late, soon, shown } of lateArrivals) {
    const others = page.waitForResponse((response) => response.url().includes(soon));
    await page.route(late, async (route) => {
      await (await others).finished();
      // what the others brought is painted before this arrives
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      await route.continue();
    });
    await signIn('admin', path);
    await expect(page.locator('main').getByText(shown).or(page.getByLabel(shown)).first()).toBeVisible();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.1);
  }
});
