import { expect, test } from './shop';

test('a change made elsewhere reaches an open screen within a second', async ({
  page,
  signIn,
  request,
  baseURL,
}) => {
  await signIn('admin', '/');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const partNumber = `LIVE-${Date.now()}`;
  const created = await request.post(`${baseURL}/api/products`, {
    headers,
    data: { name: 'قطعة حية', partNumber },
  });
  const { _id } = (await created.json()).data;

  const following = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await page.goto(`/products?q=${partNumber}`);
  await following;
  await expect(page.getByText('قطعة حية').first()).toBeVisible();
  await request.put(`${baseURL}/api/products/${_id}`, { headers, data: { name: 'قطعة تغير اسمها' } });
  await expect(page.getByText('قطعة تغير اسمها').first()).toBeVisible({ timeout: 1500 });
  await request.delete(`${baseURL}/api/products/${_id}`, { headers });
});
