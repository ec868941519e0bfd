import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from './shop';

const assets = fileURLToPath(new URL('../packages/web/dist/assets', import.meta.url));
const kib = (bytes: number) => bytes / 1024;
const gzipped = (content: Buffer) => kib(gzipSync(content).length);

test('login and then the dashboard take at most 170 KiB of scripts and styles', async ({ page, signIn }) => {
  const sizes = new Map<string, Promise<number>>();
  const weigh = (response: Response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType()))
      sizes.set(response.url(), response.body().then(gzipped));
  };
  page.on('response', weigh);
  await page.goto('/login');
  await expect(page.getByLabel('اسم المستخدم')).toBeVisible();
  await signIn('admin', '/');
  page.off('response', weigh);
  const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${total.toFixed(1)} KiB gzipped`);
  expect(total).toBeGreaterThan(50);
  expect(total).toBeLessThanOrEqual(170);
});

/** Loaded with the first PDF, not by a screen. */
const isPdf = (name: string) => name.startsWith('invoice-pdf-');

test('no screen brings more than 40 KiB of its own', () => {
  const entry = readFileSync(join(assets, '../index.html'), 'utf8');
  const chunks = readdirSync(assets).filter(
    (name) => name.endsWith('.js') && !entry.includes(name) && !isPdf(name),
  );
  const heavy = chunks.filter((name) => gzipped(readFileSync(join(assets, name))) > 40);
  expect(heavy).toEqual([]);
});

test('the fonts take at most 120 KB', () => {
  const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, name) => sum + readFileSync(join(assets, name)).length, 0);
  expect(fonts.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(120_000);
});
