import { createServer, type Server } from 'node:net';
import { expectCleanAtBothWidths } from './clean';
import { api } from './parts';
import { expect, test } from './shop';

/** A printer that takes everything and says nothing, on the first free port of printers. */
async function listenAsPrinter(
  first = 9100,
): Promise<{ printer: Server; port: number; taken: () => number }> {
  let taken = 0;
  const printer = createServer((socket) => {
    socket.on('data', ({ length }) => (taken += length));
    socket.on('error', () => undefined);
  });
  for (let port = first; port <= 9109; port++) {
    const isFree = await new Promise<boolean>((resolve) => {
      printer.once('error', () => resolve(false));
      printer.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (isFree) return { printer, port, taken: () => taken };
  }
  throw new Error('No port of printers is free.');
}

test('a printer is added and switched off: the receipt waits, is told of, and is printed by a hand', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/settings?tab=printers');
  const { printer: first, port } = await listenAsPrinter();
  await new Promise((resolve) => first.close(resolve));
  await page.getByRole('button', { name: 'إضافة طابعة' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('اسم الطابعة').fill('طابعة الباب');
  await dialog.getByLabel('العنوان').fill('8.8.8.8');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog).toContainText('لا يُسمح بهذا العنوان');
  await dialog.getByLabel('العنوان').fill(`127.0.0.1:${port}`);
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`127.0.0.1:${port}`)).toBeVisible();

  const [sale] = await api<{ _id: string }[]>(page, 'GET', '/sales?limit=1');
  await page.goto(`/sales/${sale?._id}`);
  await page.getByRole('button', { name: 'طباعة الإيصال' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'الطابعة لا تجيب' });
  await expect(notice).toContainText('محفوظ في قائمة الطباعة');

  const { printer, taken } = await listenAsPrinter(port);
  await notice.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(notice).toBeHidden({ timeout: 30_000 });
  await expect.poll(taken, { timeout: 30_000 }).toBeGreaterThan(1000);

  await page.goto('/settings?tab=printers');
  await expect(page.getByText('قائمة الطباعة')).toBeVisible();
  await expectCleanAtBothWidths(page);
  const printers = await api<{ _id: string; name: string }[]>(page, 'GET', '/printing/printers');
  const own = printers.find(({ name }) => name === 'طابعة الباب');
  await api(page, 'DELETE', `/printing/printers/${own?._id}`);
  printer.close();
});
