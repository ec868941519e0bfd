import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { chromium, expect, test, type LaunchOptions } from '@playwright/test';
import { passwordField } from './shop';
import { startShop } from './start-shop';

const password = 'a good password';

/** The hash of the public key in a server's certificate, in the form of Chromium's list of trusted keys. */
const keyOf = (url: URL) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ host: url.hostname, port: Number(url.port), rejectUnauthorized: false }, () => {
      const shown = new X509Certificate(socket.getPeerCertificate().raw);
      socket.end();
      const der = shown.publicKey.export({ type: 'spki', format: 'der' });
      resolve(createHash('sha256').update(der).digest('base64'));
    }).on('error', reject);
  });

/**
 * Options of a browser that trusts the authority: in its own store, as a device would, where certutil (of NSS) can
 * write one, and otherwise by an exception for the server's key.
 */
async function trusting(home: string, authority: string, secure: URL): Promise<LaunchOptions> {
  const launched = test.info().project.use.launchOptions ?? {};
  if (spawnSync('certutil', ['-H']).error)
    return {
      ...launched,
      args: [...(launched.args ?? []), `--ignore-certificate-errors-spki-list=${await keyOf(secure)}`],
    };
  const store = `sql:${join(home, '.pki/nssdb')}`;
  const file = join(home, 'turoos-ca.crt');
  await writeFile(file, authority);
  execFileSync('mkdir', ['-p', join(home, '.pki/nssdb')]);
  execFileSync('certutil', ['-d', store, '-N', '--empty-password']);
  execFileSync('certutil', ['-d', store, '-A', '-n', 'Turoos', '-t', 'C,,', '-i', file]);
  return { ...launched, env: { ...launched.env, HOME: home } };
}

test('a device learns to trust the shop, and then works at the secure address without the server too', async ({
  page,
}) => {
  const shop = await startShop('main', { TUROOS_HTTPS: 'on', TUROOS_ADMIN_PASSWORD: password });
  const home = await mkdtemp(join(tmpdir(), 'turoos-home-'));
  try {
    await page.goto(`${shop.url}/trust`);
    await page.getByRole('button', { name: 'التحقق ثم الفتح' }).click();
    await expect(page.getByRole('status')).toContainText('لا يثق هذا الجهاز بشهادة المتجر بعد');
    const secure = new URL((await page.locator('#secure').getAttribute('href')) ?? '');
    const authority = await (await page.request.get(`${shop.url}/trust/turoos-ca.crt`)).text();

    const browser = await chromium.launch(await trusting(home, authority, secure));
    const context = await browser.newContext({ locale: 'ar', serviceWorkers: 'allow' });
    const device = await context.newPage();
    await device.goto(`${shop.url}/trust`);
    await device.locator('#secure').click();
    await expect(device).toHaveURL(`${secure.origin}/login`);
    await device.getByLabel('اسم المستخدم').fill('admin');
    await passwordField(device).fill(password);
    const news = device.waitForResponse((response) => response.url() === `${secure.origin}/api/events`);
    await device.keyboard.press('Enter');
    expect((await news).status()).toBe(200);
    expect(await device.evaluate(() => window.isSecureContext)).toBe(true);
    await device.evaluate(() => navigator.serviceWorker.ready);
    await device.reload();
    await context.setOffline(true);
    await device.reload();
    await expect(device.getByText('لا يوجد اتصال بالخادم').first()).toBeVisible();
    await browser.close();
  } finally {
    await shop.stop();
    await rm(home, { recursive: true, force: true });
  }
});
