import { reportTexts, type InventoryReport } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aMadeReport, aReport, make } from '../../../test/inventory-reports';
import { jobContext } from '../../../test/job-context';
import { generateReport } from './generate-report';
import { runDueReports } from './run-due-reports';

const shop = useApp();
let admin: Person;
beforeAll(async () => {
  admin = await shop.person('admin');
});

const schedule = (body: object) => admin.call('POST', '/inventory-reports/schedule', body);
const read = async (id: string): Promise<InventoryReport> =>
  (await admin.call('GET', `/inventory-reports/${id}`)).json().data;
const messages = (id: string) =>
  shop.db.selectFrom('outbox').selectAll().where('sourceId', '=', id).orderBy('recipient').execute();
const makeDue = (id: string) =>
  shop.db
    .updateTable('inventoryReports')
    .set({ scheduledAt: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute();

describe('scheduling', () => {
  it('IREP-21: puts a report on the schedule and takes it off', async () => {
    const { _id: id } = await aReport(admin);
    const reply = await schedule({
      reportId: id,
      frequency: 'weekly',
      time: '07:30',
      recipients: 'a@shop.ye,b@shop.ye',
    });
    expect(reply.json().data, reply.body).toMatchObject({
      status: 'scheduled',
      scheduleEnabled: true,
      schedule: { frequency: 'weekly', time: '07:30' },
      emailRecipients: [{ email: 'a@shop.ye' }, { email: 'b@shop.ye' }],
    });
    expect((await schedule({ reportId: id, enabled: false })).json().data).toMatchObject({
      status: 'draft',
      schedule: null,
      scheduledAt: null,
    });
  });

  it('IREP-14: needs recipients, given or the report’s own', async () => {
    const bare = await aReport(admin);
    const refused = await schedule({ reportId: bare._id });
    expect([refused.statusCode, refused.json().message]).toEqual([400, reportTexts.recipients]);
    const own = await aReport(admin, { emailRecipients: 'own@shop.ye' });
    expect((await schedule({ reportId: own._id })).statusCode).toBe(200);
    expect((await schedule({ reportId: crypto.randomUUID(), recipients: 'a@b.ye' })).statusCode).toBe(404);
  });

  it('runs what is due once, with several servers at the same minute, and mails it', async () => {
    const { _id: id } = await aReport(admin, {
      name: 'كل صباح',
      format: 'csv',
      scheduleEnabled: true,
      emailRecipients: 'a@shop.ye, b@shop.ye',
    });
    await runDueReports(jobContext(shop.db));
    expect((await read(id)).status).toBe('scheduled');
    await makeDue(id);
    const wanted: unknown[] = [];
    const context = jobContext(shop.db, { enqueue: async (_, data) => void wanted.push(data) });
    await Promise.all([runDueReports(context), runDueReports(context), runDueReports(context)]);
    expect(wanted).toContainEqual({ reportId: id });
    expect((await read(id)).status).toBe('generating');
    await Promise.all([generateReport(jobContext(shop.db), id), generateReport(jobContext(shop.db), id)]);
    const after = await read(id);
    expect(after).toMatchObject({ status: 'scheduled', generatedAt: expect.any(String) });
    expect(new Date(after.scheduledAt as unknown as string).getTime()).toBeGreaterThan(Date.now());
    expect(await messages(id)).toMatchObject([
      { recipient: 'a@shop.ye', subject: 'تقرير المخزون: كل صباح', status: 'queued' },
      { recipient: 'b@shop.ye', attachment: { kind: 'inventory-report', format: 'csv' } },
    ]);
    await runDueReports(context);
    expect(await messages(id)).toHaveLength(2);
  });

  it('leaves archived ones alone, and makes one by hand without mailing it', async () => {
    const { _id: id } = await aReport(admin, { scheduleEnabled: true, emailRecipients: 'a@shop.ye' });
    await make(shop, admin, id);
    expect(await messages(id)).toEqual([]);
    await admin.call('PUT', `/inventory-reports/${id}`, { isArchived: true });
    await makeDue(id);
    await runDueReports(jobContext(shop.db));
    expect((await read(id)).status).toBe('scheduled');
  });
});

describe('sharing', () => {
  const share = (id: string, body: object) => admin.call('POST', `/inventory-reports/${id}/share`, body);

  it('IREP-21: writes a message for each recipient and marks the report', async () => {
    const { _id: id } = await aMadeReport(shop, admin);
    const reply = await share(id, {
      recipients: [{ email: 'x@shop.ye' }, { email: 'y@shop.ye' }],
      message: 'للعلم',
    });
    expect(reply.json().data, reply.body).toMatchObject({
      isShared: true,
      cardStatus: 'shared',
      status: 'completed',
    });
    expect(await messages(id)).toMatchObject([
      { recipient: 'x@shop.ye', body: expect.stringContaining('للعلم'), userId: admin.id },
      { recipient: 'y@shop.ye' },
    ]);
    const listed = (await admin.call('GET', `/inventory-reports/${id}/deliveries`)).json();
    expect(listed.pagination.total).toBe(2);
    expect(listed.data[0]).toMatchObject({ status: 'queued', attempts: 0 });
  });

  it('is refused without recipients, without a result, and with a wrong address', async () => {
    const made = await aMadeReport(shop, admin);
    const none = await share(made._id, {});
    expect([none.statusCode, none.json().message]).toEqual([400, reportTexts.shareWith]);
    expect((await share(made._id, { recipients: 'nobody' })).statusCode).toBe(400);
    const draft = await aReport(admin);
    const early = await share(draft._id, { recipients: 'a@shop.ye' });
    expect([early.statusCode, early.json().message]).toEqual([409, reportTexts.noResult]);
  });

  it('keeps the result that a message is still to be made from', async () => {
    const { _id: id } = await aMadeReport(shop, admin);
    await share(id, { recipients: 'a@shop.ye' });
    await make(shop, admin, id);
    await make(shop, admin, id);
    const results = await shop.db
      .selectFrom('inventoryReportResults')
      .select('id')
      .where('reportId', '=', id)
      .execute();
    expect(results).toHaveLength(2);
    const [{ attachment } = { attachment: null }] = await messages(id);
    expect(results.map((one) => ({ resultId: one.id }))).toContainEqual({
      resultId: (attachment as { resultId: string }).resultId,
    });
  });

  it('a message that did not arrive is sent again, one that did is not', async () => {
    const { _id: id } = await aMadeReport(shop, admin);
    await share(id, { recipients: 'a@shop.ye' });
    const [message] = await messages(id);
    const retry = (report = id) =>
      admin.call('POST', `/inventory-reports/${report}/deliveries/${message?.id}/retry`);
    expect((await retry()).statusCode).toBe(409);
    await shop.db
      .updateTable('outbox')
      .set({ status: 'undelivered', attempts: 2 })
      .where('sourceId', '=', id)
      .execute();
    expect((await retry((await aReport(admin))._id)).statusCode).toBe(404);
    expect((await retry()).statusCode).toBe(200);
    expect(await messages(id)).toMatchObject([{ status: 'queued', attempts: 0 }]);
  });
});
