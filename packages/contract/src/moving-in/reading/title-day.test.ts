import { expect, it } from 'vitest';
import { recogniseSheet } from './recognise-sheet';
import { titleDay } from './title-day';

const headings = ['اسم العميل', 'عليه'];

it.each([
  [['أرصدة العملاء حتى 15/11/2026 - العملة: ريال يمني'], '2026-11-15'],
  [['أرصدة العملاء كما في ٢٠٢٦/١١/١٥'], '2026-11-15'],
  [['كشف الأرصدة بتاريخ: 5-3-2026'], '2026-03-05'],
  [['الأرصدة لغاية تاريخ 11/25/2026'], '2026-11-25'],
  [['من تاريخ', '01/01/2026', 'إلى تاريخ', '30/06/2026'], '2026-06-30'],
  [['Balances as of 2026-06-30'], '2026-06-30'],
  [['التاريخ:', '1/7/2026'], '2026-07-01'],
  [['تاريخ الطباعة: 17/11/2026'], undefined],
  [['هاتف 01-245678'], undefined],
  [['رقم السجل 12/34/5678'], undefined],
])('the title %j tells of %s', (title, day) => {
  expect(titleDay([['محلات النور'], title, headings, ['سالم', '5']], 3)).toBe(day);
});

it('the day of a title is proposed for opening balances', () => {
  const rows = [['حتى 15/11/2026'], headings, ['سالم', '5']];
  expect(recogniseSheet('العملاء', rows).settings.day).toBe('2026-11-15');
  expect(recogniseSheet('العملاء', rows.slice(1)).settings.day).toBeUndefined();
});
