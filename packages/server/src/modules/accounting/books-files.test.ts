import { adenDay } from '@turoos/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../../pdf/test/read-pdf';
import { useAdmin } from '../../../test/admin';
import { accountIds, dollars, post } from '../../../test/journal';

const { shop, call } = useAdmin();
let safe = '';

beforeAll(async () => {
  const ids = await accountIds(shop.db);
  safe = ids['safe'] ?? '';
  const day = adenDay();
  await post(shop.db, {
    kind: 'payIn',
    figures: { value: 90_000 },
    own: ids['capital'] ?? '',
    money: [dollars(safe, 90_000)],
    day,
    note: '=HYPERLINK("x")',
    number: 'PAY-1',
    usdToYer: 530,
  });
  await post(shop.db, {
    kind: 'expense',
    figures: { value: 12_050 },
    own: ids['إيجار'] ?? '',
    money: [dollars(safe, -12_050)],
    day,
  });
});

const files = {
  'reports/trial-balance': ['trial-balance', 'ميزان المراجعة', /الإجمالي,,0,0,1020.5,1020.5,900,900/],
  'reports/profit-and-loss': ['profit-and-loss', 'الأرباح والخسائر', /صافي الربح,-120.5,0,/],
  'reports/balance-sheet': ['balance-sheet', 'الميزانية العمومية', /إجمالي الأصول,,779.5/],
  'reports/equity-change': [
    'equity-change',
    'التغير في حقوق الملكية',
    /يُطرح: الخسارة قبل فروق الصرف,-120.5\r?\n.*\r?\nيُضاف: رأس المال,900\r?\n.*\r?\nحقوق الملكية في نهاية الفترة,779.5/,
  ],
  'reports/cash-flow': ['cash-flow', 'التدفق النقدي', /الرصيد الختامي,,,900,120.5,,779.5/],
  'reports/expenses': ['expenses', 'المصروفات حسب النوع', /إيجار,120.5,100,0/],
  journal: ['journal', 'اليومية', /PAY-1,1200,الخزنة,900,,477000,900,USD,"'=HYPERLINK\(""x""\)"/],
} as const;

describe.each(Object.entries(files))('%s as a file', (path, [name, title, row]) => {
  it('in CSV, with the shop and the period above', async () => {
    const reply = await call('GET', `/${path}?format=csv`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain(`${name}-${adenDay()}.csv`);
    expect(reply.body.startsWith('\ufeff')).toBe(true);
    expect(reply.body).toContain(title);
    expect(reply.body).toMatch(row);
  });

  it('in Excel', async () => {
    const parts = unzipSync(new Uint8Array((await call('GET', `/${path}?format=xlsx`)).rawPayload));
    expect(strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array)).toContain('rightToLeft="1"');
  });

  it('in PDF', { timeout: 60_000 }, async () => {
    const reply = await call('GET', `/${path}?format=pdf`);
    expect(reply.headers['content-type']).toBe('application/pdf');
    const words = readPdf(reply.rawPayload)
      .join('')
      .replaceAll(/[\u200e ]/g, '');
    expect(words).toContain(title.replaceAll(' ', ''));
  });
});

it('a statement as a file goes from the opening to the closing balance', async () => {
  const { body, headers } = await call(
    'GET',
    `/accounts/${safe}/statement?format=csv&startDate=${adenDay()}`,
  );
  expect(headers['content-disposition']).toContain('account-1200');
  const lines = body.trimEnd().split('\r\n').slice(-4);
  expect(lines[0]).toContain('الرصيد الافتتاحي');
  expect(lines[1]).toContain('PAY-1');
  expect(lines[1]).toContain(',900,,900,477000,900,USD');
  expect(lines[2]).toContain(',120.5,779.5,');
  expect(lines[3]).toContain('الرصيد الختامي');
  expect(lines[3]).toContain('900,120.5,779.5');
});
