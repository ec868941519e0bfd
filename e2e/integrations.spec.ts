import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectCleanAtBothWidths } from './clean';
import { demoPassword, expect, test } from './shop';

test('a key is made, used by another program, and withdrawn', async ({ page, signIn, request }) => {
  await signIn('super_admin', '/integrations');
  await page.getByRole('button', { name: 'إنشاء مفتاح' }).click();
  const name = `برنامج ${crypto.randomUUID()}`;
  await page.getByLabel('اسم البرنامج').fill(name);
  await page.getByRole('combobox', { name: 'المنتجات' }).selectOption('read');
  await page.getByLabel('كلمة مرورك').fill(demoPassword);
  await expectCleanAtBothWidths(page);
  await page.getByRole('button', { name: 'إنشاء المفتاح' }).click();
  const key = (await page.getByRole('note', { name: 'مفتاح الربط' }).innerText()).trim();
  await page.getByRole('button', { name: 'حفظته' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('لم يُستعمل بعد')).toBeVisible();

  const ask = (path: string) => request.get(`/api${path}`, { headers: { authorization: `Bearer ${key}` } });
  expect((await ask('/products?limit=1')).status()).toBe(200);
  expect((await ask('/sales?limit=1')).status()).toBe(403);

  await row.getByRole('button', { name: `إجراءات المفتاح ${name}` }).click();
  await page.getByRole('menuitem', { name: 'سحب المفتاح' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'سحب', exact: true }).click();
  await expect(row.getByText('مسحوب', { exact: true })).toBeVisible();
  expect((await ask('/products?limit=1')).status()).toBe(401);
});

test('an address is added, told, and what it was told is listed', async ({ page, signIn }) => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(String(request.headers['turoos-signature']));
    request.resume().on('end', () => response.end('received'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await signIn('super_admin', '/integrations');
    await page.getByRole('button', { name: 'إضافة عنوان' }).click();
    const name = `برنامج ${crypto.randomUUID()}`;
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('اسم البرنامج').fill(name);
    await dialog
      .getByLabel('العنوان')
      .fill(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
    await dialog.getByLabel('عميل جديد').check();
    await dialog.getByRole('button', { name: 'إضافة العنوان' }).click();
    await expect(page.getByRole('note', { name: 'سر التوقيع' })).toContainText('whs_');
    await page.getByRole('button', { name: 'حفظته' }).click();
    const menu = page.getByRole('button', { name: `إجراءات العنوان ${name}` });
    await menu.click();
    await page.getByRole('menuitem', { name: 'إرسال رسالة تجربة' }).click();
    await expect.poll(() => received.length).toBe(1);
    expect(received[0]).toMatch(/^t=\d+,v1=/);
    await menu.click();
    await page.getByRole('menuitem', { name: 'ما أُبلغ به' }).click();
    const told = page.getByRole('dialog').getByRole('listitem');
    await expect(told.filter({ hasText: 'رسالة تجربة' })).toContainText('وصل');
    await expect(told.getByText('200 received')).toBeVisible();
    await expectCleanAtBothWidths(page);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
