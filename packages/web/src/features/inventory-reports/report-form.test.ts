import { describe, expect, it } from 'vitest';
import { asNewReport, fromTemplate, ReportForm, startValues } from './report-form';

const filled = { ...startValues(null), name: 'نواقص', type: 'low_stock' as const, warehouse: 'all' };
const messages = (typed: object) =>
  (ReportForm.safeParse({ ...filled, ...typed }).error?.issues ?? []).map(({ path: [name], message }) => [
    name,
    message,
  ]);

describe('the report form', () => {
  it('starts with the documented defaults and reports missing fields', () => {
    expect(startValues(null)).toMatchObject({
      format: 'pdf',
      scheduleFrequency: 'daily',
      scheduleTime: '09:00',
    });
    expect(messages({ name: ' ', type: '', warehouse: '' })).toEqual([
      ['name', 'اسم التقرير مطلوب'],
      ['type', 'نوع التقرير مطلوب'],
      ['warehouse', 'يجب اختيار المستودع أو كل المستودعات'],
    ]);
  });

  it('requires recipients for a schedule, and valid addresses', () => {
    expect(messages({ scheduleEnabled: true, recipients: ' , ' })).toEqual([
      ['recipients', 'يجب إدخال بريد مستلم واحد على الأقل عند تفعيل الجدولة'],
    ]);
    expect(messages({ recipients: 'a@shop.ye, x' })).toEqual([
      ['recipients', 'البريد الإلكتروني غير صحيح: x'],
    ]);
  });

  it('rejects ranges whose start is after their end, and no days that are not shown', () => {
    const ranges = { minQuantity: 5, maxQuantity: 1, startDate: '2026-02-02', endDate: '2026-02-01' };
    const quantity = ['maxQuantity', 'بداية الكمية أكبر من نهايتها'];
    expect(messages({ ...ranges, type: 'movement_report' })).toEqual([
      quantity,
      ['endDate', 'يجب ألا يكون تاريخ النهاية قبل تاريخ البداية'],
    ]);
    expect(messages({ ...ranges, type: 'low_stock' })).toEqual([quantity]);
  });

  it('sends all warehouses as null and recipients as a list', () =>
    expect(asNewReport(ReportForm.parse({ ...filled, recipients: 'a@shop.ye،b@shop.ye' }))).toMatchObject({
      warehouse: null,
      filters: { category: null, startDate: null },
      emailRecipients: ['a@shop.ye', 'b@shop.ye'],
    }));

  it('takes a template’s values and keeps what was typed', () => {
    const template = {
      _id: 'out_of_stock',
      name: 'النافدة',
      type: 'out_of_stock' as const,
      description: 'ما نفد',
      format: 'pdf' as const,
      includeCharts: true,
      includeTables: true,
      includeSummary: true,
      filters: { includeZeroStock: true, includeExpired: true },
    };
    expect(fromTemplate(template, { ...startValues(null), name: 'اسمي' })).toMatchObject({
      name: 'اسمي',
      type: 'out_of_stock',
      description: 'ما نفد',
      includeZeroStock: true,
    });
  });
});
