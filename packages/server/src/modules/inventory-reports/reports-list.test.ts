import { adenDay, reportTypeNames } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aMadeReport, aReport, make } from '../../../test/inventory-reports';

const shop = useApp();
let admin: Person;
beforeAll(async () => {
  admin = await shop.person('admin');
});

const input = { name: 'تقرير', type: 'low_stock', warehouse: 'all' };
const put = (id: string, body: object) => admin.call('PUT', `/inventory-reports/${id}`, body);
const listed = async (query: string) =>
  (await admin.call('GET', `/inventory-reports?limit=100&${query}`))
    .json()
    .data.map((one: { _id: string }) => one._id);

describe('the list', () => {
  it('IREP-02: is searched by words in any spelling, and filtered by type', async () => {
    const one = await aReport(admin, { name: 'جرد إطارات أولي', type: 'movement_report' });
    expect(await listed('q=اطارات')).toEqual([one._id]);
    expect(await listed('search=اولى')).toEqual([one._id]);
    expect(await listed('type=movement_report')).toEqual([one._id]);
    expect(await listed('type=movement')).toEqual([one._id]);
    expect(await listed('type=aging')).not.toContain(one._id);
  });

  it('IREP-02, 07: is filtered by status, also by the cards’ names', async () => {
    const made = await aMadeReport(shop, admin);
    const draft = await aReport(admin);
    expect(await listed('status=draft')).toEqual(expect.arrayContaining([draft._id]));
    for (const status of ['completed', 'generated']) {
      const found = await listed(`status=${status}`);
      expect(found).toContain(made._id);
      expect(found).not.toContain(draft._id);
    }
    expect(await listed('status=shared')).not.toContain(made._id);
    await admin.call('POST', `/inventory-reports/${made._id}/share`, { recipients: 'a@shop.ye' });
    expect(await listed('status=shared')).toContain(made._id);
    await put(made._id, { isArchived: true });
    expect(await listed('status=archived')).toContain(made._id);
  });

  it('is paged, newest first', async () => {
    const last = await aReport(admin);
    const reply = (await admin.call('GET', '/inventory-reports?limit=1')).json();
    expect(reply).toMatchObject({ success: true, pagination: { page: 1, limit: 1 } });
    expect(reply.data[0]._id).toBe(last._id);
  });

  it('IREP-04: is exported as CSV', async () => {
    await aReport(admin, { name: '=1+1' });
    const reply = await admin.call('GET', '/inventory-reports?format=csv');
    expect(reply.headers['content-disposition']).toContain(`inventory-reports-${adenDay()}.csv`);
    expect(reply.body.startsWith('\ufeffالاسم,')).toBe(true);
    expect(reply.body).toContain("'=1+1");
  });

  it('is counted by status', async () => {
    const { rows } = { rows: await shop.db.selectFrom('inventoryReports').select('status').execute() };
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    const reply = (await admin.call('GET', '/inventory-reports/statistics')).json();
    expect(reply.summary).toEqual({
      totalReports: rows.length,
      draftCount: count('draft'),
      generatingCount: count('generating'),
      completedCount: count('completed'),
      failedCount: count('failed'),
      scheduledCount: count('scheduled'),
    });
    expect(reply.data.summary).toEqual(reply.summary);
  });

  it('IREP-21: has one template for each type', async () => {
    const templates = (await admin.call('GET', '/inventory-reports/templates')).json().data;
    expect(templates.map(({ type }: { type: string }) => type)).toEqual(reportTypeNames);
    for (const { name } of templates) expect(name).toMatch(/[؀-ۿ]/);
  });
});

describe('rights', () => {
  it('IREP-01, 17, 18: read to see and export, create to make, update to schedule and share, delete', async () => {
    const made = await aMadeReport(shop, admin);
    const [manager, viewer, seller] = await Promise.all([
      shop.person('manager'),
      shop.person('viewer'),
      shop.person('sales_staff'),
    ]);
    const code = async (who: Person, method: string, path: string, body?: object) =>
      (await who.call(method, `/inventory-reports${path}`, body)).statusCode;
    // a manager has the right to create: may define and generate, but not edit, schedule or share
    expect(await code(manager, 'POST', '', input)).toBe(201);
    expect(await code(manager, 'POST', '/generate', input)).toBe(200);
    expect(
      await code(manager, 'POST', '', { ...input, scheduleEnabled: true, emailRecipients: 'a@b.ye' }),
    ).toBe(403);
    expect(await code(manager, 'PUT', `/${made._id}`, { name: 'x' })).toBe(403);
    expect(await code(manager, 'POST', `/${made._id}/share`, { recipients: 'a@b.ye' })).toBe(403);
    expect(await code(manager, 'POST', '/schedule', { reportId: made._id, recipients: 'a@b.ye' })).toBe(403);
    expect(await code(manager, 'DELETE', `/${made._id}`)).toBe(403);
    expect(await code(manager, 'GET', `/${made._id}/export?format=csv`)).toBe(200);
    const may = (await viewer.call('GET', '/auth/me'))
      .json()
      .data.user.permissions.includes('inventoryReports.read');
    expect(await code(viewer, 'GET', '')).toBe(may ? 200 : 403);
    expect(await code(viewer, 'GET', `/${made._id}/export?format=csv`)).toBe(may ? 200 : 403);
    expect(await code(viewer, 'POST', '/generate', input)).toBe(403);
    expect(await code(seller, 'POST', '', input)).toBe(403);
    await make(shop, admin, made._id);
    expect(await code(admin, 'DELETE', `/${made._id}`)).toBe(200);
  });
});
