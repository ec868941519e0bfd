import {
  reportCardStatusNames,
  reportFormatNames,
  reportStatusNames,
  periodText,
  reportTexts,
  reportTypeAliases,
  reportTypeNames,
  scheduleFrequencyNames,
  texts,
} from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aWarehouse } from '../../../test/factories';
import { aMadeReport, aReport } from '../../../test/inventory-reports';

const shop = useApp();
let admin: Person;
beforeAll(async () => {
  admin = await shop.person('admin');
});

const input = { name: 'تقرير', type: 'low_stock', warehouse: 'all' };
const post = (body: object, who = admin) => who.call('POST', '/inventory-reports', body);
const put = (id: string, body: object, who = admin) => who.call('PUT', `/inventory-reports/${id}`, body);

describe('the documented terms', () => {
  it('IREP-06, 07, 09, 10, 11, 12: states, types, formats and frequencies', () => {
    expect(reportStatusNames).toEqual(['draft', 'generating', 'completed', 'failed', 'scheduled']);
    expect(reportCardStatusNames).toEqual(['draft', 'generated', 'scheduled', 'shared', 'archived']);
    expect(reportTypeNames).toEqual([
      'inventory_summary',
      'low_stock',
      'out_of_stock',
      'expiry_report',
      'movement_report',
      'value_report',
      'warehouse_report',
      'category_report',
    ]);
    expect(reportTypeAliases).toEqual({
      stock_level: 'inventory_summary',
      movement: 'movement_report',
      valuation: 'value_report',
      aging: 'expiry_report',
      forecast: 'low_stock',
    });
    expect(reportFormatNames).toEqual(['pdf', 'excel', 'csv', 'html']);
    expect(scheduleFrequencyNames).toEqual(['daily', 'weekly', 'monthly']);
  });
});

describe('a new report', () => {
  it('IREP-22: is a draft with the documented defaults', async () => {
    expect(await aReport(admin, { name: '  نواقص  ', type: 'low_stock' })).toMatchObject({
      name: 'نواقص',
      type: 'low_stock',
      warehouse: null,
      format: 'pdf',
      scheduleEnabled: false,
      scheduleFrequency: 'daily',
      scheduleTime: '09:00',
      emailRecipients: [],
      schedule: null,
      filters: { category: null, minQuantity: null, includeZeroStock: false, includeExpired: true },
      status: 'draft',
      cardStatus: 'draft',
      generatedAt: null,
      lastGenerated: null,
      scheduledAt: null,
      rowCount: null,
      createdBy: { _id: admin.id },
      includeCharts: true,
      includeTables: true,
      includeSummary: true,
    });
  });

  it('accepts every documented field, and a card’s name for a type', async () => {
    const warehouse = await aWarehouse(shop.db);
    const reply = await post({
      ...input,
      warehouse,
      type: 'valuation',
      title: 'قيمة',
      description: 'لمجلس الإدارة',
      format: 'excel',
      includeCharts: false,
      includeTables: true,
      includeSummary: false,
      filters: {
        category: '',
        minQuantity: 1,
        maxQuantity: 10,
        includeZeroStock: true,
        includeExpired: false,
      },
    });
    expect(reply.json().data, reply.body).toMatchObject({
      type: 'value_report',
      warehouse: { _id: warehouse },
      format: 'excel',
      filters: { minQuantity: 1, maxQuantity: 10, includeZeroStock: true, includeExpired: false },
    });
  });

  it.each([
    ['IREP-13: a blank name', { name: '   ' }, reportTexts.name],
    ['IREP-13: no name', { name: undefined }, reportTexts.name],
    ['IREP-13: no type', { type: undefined }, reportTexts.type],
    ['an unknown type', { type: 'gossip' }, reportTexts.type],
    ['IREP-13: a warehouse not spoken of', { warehouse: undefined }, reportTexts.warehouse],
    ['a blank warehouse', { warehouse: '' }, reportTexts.warehouse],
    ['an unknown format', { format: 'docx' }, 'القيمة المختارة غير معروفة'],
    ['an unknown frequency', { scheduleFrequency: 'hourly' }, 'القيمة المختارة غير معروفة'],
    ['a time that is none', { scheduleTime: '25:00' }, reportTexts.time],
    ['IREP-14: a schedule without recipients', { scheduleEnabled: true }, reportTexts.recipients],
    ['only blank recipients', { scheduleEnabled: true, emailRecipients: ' , ,' }, reportTexts.recipients],
    ['a recipient without an address', { emailRecipients: 'أحمد' }, 'البريد الإلكتروني غير صحيح: أحمد'],
    ['a range turned around', { filters: { minQuantity: 5, maxQuantity: 4 } }, reportTexts.quantities],
    ['a quantity below zero', { filters: { minQuantity: -1 } }, 'يجب إدخال كمية صحيحة'],
    ['a period turned around', { filters: { startDate: '2026-02-01', endDate: '2026-01-01' } }, periodText],
    ['an unknown filter', { filters: { colour: 'red' } }, 'حقل غير معروف: colour'],
    ['an unknown field', { colour: 'red' }, 'حقل غير معروف: colour'],
  ])('is refused with %s', async (_, wrong, message) => {
    const reply = await post({ ...input, ...wrong });
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });

  it('is refused for an unknown warehouse or category', async () => {
    const nowhere = crypto.randomUUID();
    for (const wrong of [{ warehouse: nowhere }, { filters: { category: nowhere } }])
      expect((await post({ ...input, ...wrong })).statusCode).toBe(404);
  });

  it('IREP-15, 16: accepts recipients as a comma-separated text or as a list of {email}', async () => {
    const addresses = [{ email: 'a@shop.ye' }, { email: 'b@shop.ye' }];
    for (const emailRecipients of [
      ' a@shop.ye ,, b@shop.ye, ',
      'a@shop.ye، b@shop.ye',
      addresses,
      ['a@shop.ye', { email: ' b@shop.ye ' }, ''],
    ])
      expect((await aReport(admin, { emailRecipients })).emailRecipients).toEqual(addresses);
    expect((await aReport(admin, { recipients: 'a@shop.ye' })).emailRecipients).toEqual([
      { email: 'a@shop.ye' },
    ]);
  });

  it('with a schedule has its next run', async () => {
    const report = await aReport(admin, { scheduleEnabled: true, emailRecipients: 'a@shop.ye' });
    expect(report).toMatchObject({
      status: 'scheduled',
      cardStatus: 'scheduled',
      schedule: { frequency: 'daily', time: '09:00', nextRun: expect.any(String) },
    });
    expect(new Date(report.scheduledAt as unknown as string).getTime()).toBeGreaterThan(Date.now());
  });

  it('sent twice with one idempotency key is created once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = [
      await admin.call('POST', '/inventory-reports', input, key),
      await admin.call('POST', '/inventory-reports', input, key),
    ];
    expect(one.json().data._id).toBe(other.json().data._id);
  });
});

describe('editing', () => {
  it('accepts the whole report as it was read and changes the new values', async () => {
    const report = await aReport(admin, { filters: { minQuantity: 2 }, emailRecipients: 'a@shop.ye' });
    const reply = await put(report._id, { ...report, name: 'اسم جديد', filters: { maxQuantity: 9 } });
    expect(reply.json().data, reply.body).toMatchObject({
      name: 'اسم جديد',
      filters: { minQuantity: 2, maxQuantity: 9 },
      emailRecipients: [{ email: 'a@shop.ye' }],
      version: report.version + 1,
    });
  });

  it('makes a completed report a draft again, and keeps its result', async () => {
    const made = await aMadeReport(shop, admin);
    expect(made).toMatchObject({ status: 'completed', cardStatus: 'generated' });
    const edited = (await put(made._id, { description: 'جديد' })).json().data;
    expect(edited).toMatchObject({ status: 'draft', rowCount: made.rowCount });
    expect((await admin.call('POST', '/inventory-reports/generate', { reportId: made._id })).statusCode).toBe(
      200,
    );
  });

  it('archives without changing the status', async () => {
    const made = await aMadeReport(shop, admin);
    expect((await put(made._id, { isArchived: true })).json().data).toMatchObject({
      status: 'completed',
      cardStatus: 'archived',
    });
  });

  it('is refused for a stale version, and while the report is being generated', async () => {
    const report = await aReport(admin);
    await put(report._id, { name: 'أ', version: report.version });
    const late = await put(report._id, { name: 'ب', version: report.version });
    expect([late.statusCode, late.json().message]).toEqual([409, texts.changedMeanwhile]);
    await admin.call('POST', '/inventory-reports/generate', { reportId: report._id });
    for (const reply of [
      await put(report._id, { name: 'ج' }),
      await admin.call('DELETE', `/inventory-reports/${report._id}`),
    ])
      expect([reply.statusCode, reply.json().message]).toEqual([
        409,
        'التقرير قيد الإنشاء الآن، انتظر حتى ينتهي',
      ]);
  });

  it('requires recipients when the schedule is enabled', async () => {
    const report = await aReport(admin);
    const reply = await put(report._id, { scheduleEnabled: true });
    expect([reply.statusCode, reply.json().message]).toEqual([400, reportTexts.recipients]);
    const given = await put(report._id, { scheduleEnabled: true, emailRecipients: 'a@shop.ye' });
    expect(given.json().data.status).toBe('scheduled');
    expect((await put(report._id, { scheduleEnabled: false })).json().data).toMatchObject({
      status: 'draft',
      scheduledAt: null,
    });
  });
});

describe('deleting', () => {
  it('removes it with its results', async () => {
    const { _id: id } = await aMadeReport(shop, admin);
    expect((await admin.call('DELETE', `/inventory-reports/${id}`)).json().message).toBe(
      'تم حذف تقرير المخزون',
    );
    const reply = await admin.call('GET', `/inventory-reports/${id}`);
    expect([reply.statusCode, reply.json().message]).toEqual([404, reportTexts.notFound]);
    const left = await shop.db
      .selectFrom('inventoryReportResults')
      .selectAll()
      .where('reportId', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});
