import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { code128Widths } from '@turoos/pdf/code128';
import { api, aWarehouse, makePart } from './parts';
import { expect, test } from './shop';

const [width, height] = [640, 480];

/** Writes a film of one barcode, as Chromium's false camera plays it. */
function filmOf(text: string): string {
  const widths = code128Widths(text) ?? [];
  const module = 3;
  const bars = widths.flatMap((wide, index) => Array.from({ length: wide * module }, () => index % 2 === 0));
  const start = Math.floor((width - bars.length) / 2);
  const row = Buffer.from(Array.from({ length: width }, (_, x) => (bars[x - start] ? 16 : 235)));
  const light = Buffer.alloc(width, 235);
  const lines = Array.from({ length: height }, (_, y) => (y > 120 && y < 360 ? row : light));
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), ...lines, colour]);
  const path = join(mkdtempSync(join(tmpdir(), 'turoos-film-')), 'code.y4m');
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
  return path;
}

test('the camera of a phone finds a part, read by our own WebAssembly', async ({ page, signIn, baseURL }) => {
  await signIn('admin');
  const { _id: warehouse } = await aWarehouse(page);
  const barcode = `CAM${Date.now() % 1_000_000}`;
  const part = await makePart(page, { name: `قطعة ${barcode}`, barcode, quantity: 2, warehouse });
  const { launchOptions } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${filmOf(barcode)}`,
    ],
  });
  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await page.context().storageState(),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'ar',
    permissions: ['camera'],
    serviceWorkers: 'block',
  });
  const screen = await phone.newPage();
  await screen.goto('/products');
  await screen.getByRole('button', { name: 'المسح بالكاميرا' }).click();
  await expect(screen).toHaveURL(new RegExp(`/products/${part._id}$`), { timeout: 30_000 });

  await test.step('goods that arrive are counted by the camera', async () => {
    const { _id: order } = await api<{ _id: string }>(page, 'POST', '/purchases', {
      supplierName: 'مورد الكاميرا',
      purchaseDate: '2026-01-10',
      status: 'pending',
      items: [{ product: part._id, quantity: 3, unitCost: 1, warehouse }],
    });
    await screen.goto(`/purchases/${order}`);
    await screen.getByRole('button', { name: 'استلام', exact: true }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'المسح بالكاميرا' }).click();
    await expect(dialog.getByLabel(`ما وصل من ${part.name}`)).toHaveValue(/[1-3]/, { timeout: 30_000 });
  });
  await browser.close();
});
