import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { expect, test } from './shop';

const assets = fileURLToPath(new URL('../packages/web/dist/assets', import.meta.url));
const kib = (bytes: number) => bytes / 1024;
const read = (name: string) => readFileSync(join(assets, name));
const gzipped = (content: Buffer) => kib(gzipSync(content).length);

test('login and then the dashboard take at most 160 KiB of scripts and styles, and 52 KiB of fonts', async ({
  page,
  signIn,
}) => {
  const fetched = new Set<string>();
  const note = (request: Request) => fetched.add(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto('/login');
  await expect(page.getByLabel('اسم المستخدم')).toBeVisible();
  await signIn('admin', '/');
  await page.evaluate(() => document.fonts.ready);
  page.off('request', note);

  const files = [...fetched].filter((path) => path.startsWith('/assets/')).map((path) => basename(path));
  // what recognises scans follows a second later, and on a slow machine within this test
  const code = files.filter((name) => /\.(js|css)$/.test(name) && !name.startsWith('scan-'));
  const codeTotal = code.reduce((sum, name) => sum + gzipped(read(name)), 0);
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

/** Loaded with the first PDF, not by a screen: what draws invoices and vouchers alike, named after its fonts. */
const isPdf = (name: string) => name.startsWith('pdf-fonts-');

test('no screen brings more than 40 KiB of its own', () => {
  const entry = readFileSync(join(assets, '../index.html'), 'utf8');
  const chunks = readdirSync(assets).filter(
    (name) => name.endsWith('.js') && !entry.includes(name) && !isPdf(name),
  );
  const heavy = chunks.filter((name) => gzipped(read(name)) > 40);
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
