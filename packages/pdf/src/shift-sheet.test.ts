import { usualCurrencies, type ShiftReport } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { shiftSheet } from './shift-sheet';

const person = { _id: '019a0000-0000-7000-8000-000000000001', name: 'فؤاد' };
const report: ShiftReport = {
  shift: {
    _id: '019a0000-0000-7000-8000-000000000002',
    drawer: { _id: '019a0000-0000-7000-8000-000000000003', name: 'صندوق المعرض' },
    status: 'closed',
    openedAt: new Date('2026-11-15T05:00:00Z'),
    openedBy: person,
    closedAt: new Date('2026-11-15T17:00:00Z'),
    closedBy: null,
    people: [person],
    zNumber: 7,
    differences: [],
    reason: 'باقٍ لم يُعطَ',
    refusedCounts: 0,
    openingDifferences: [],
    openingReason: '',
    missingTills: [],
    version: 1,
  },
  kind: 'Z',
  zNumber: 7,
  currencies: [
    {
      currency: 'YER',
      float: 20_000,
      openingDifference: 0,
      movements: [
        { kind: 'expense', count: 1, amount: -5000 },
        { kind: 'tender', count: 12, amount: 250_000 },
      ],
      expected: 265_000,
      counted: 264_950,
      difference: -50,
      notes: { '1000': 264, '50': 19 },
    },
  ],
  sales: { count: 12, total: 15_500, credit: 0 },
  refunds: { count: 0, total: 0 },
  rials: {
    total: { rials: 255_750, unrated: 0 },
    credit: { rials: 0, unrated: 0 },
    refunds: { rials: 0, unrated: 0 },
  },
  methods: [],
};

const written = (changes: Partial<ShiftReport> = {}, currency = 'ريال يمني') => {
  const sheet = shiftSheet({ ...report, ...changes }, usualCurrencies, {
    name: 'تروس',
    address: 'تعز',
    currency,
  });
  const lines = [...sheet.facts, ...sheet.cash].flatMap((part) => part.lines);
  const valueOf = (name: string) => {
    const value = lines.find((line) => line.name === name)?.value;
    return value && ('text' in value ? value.text : `${value.digits} ${value.symbol}`.trim());
  };
  return { sheet, names: lines.map(({ name }) => name), valueOf };
};

describe('the paper of a shift', () => {
  it('says what should be in the drawer, what was counted and what is missing', () => {
    const { sheet, names, valueOf } = written();
    expect(sheet.title).toContain('Z');
    expect(sheet.cash[0]?.title).toBe('ريال يمني');
    expect(valueOf('المفترض في الصندوق')).toBe('265,000 ر.ي');
    expect(valueOf('المعدود')).toBe('264,950 ر.ي');
    expect(valueOf('عجز')).toBe('-50 ر.ي');
    expect(valueOf('أقفلها')).toBe('مستخدم محذوف');
    expect(names.indexOf('فئة 1,000')).toBeLessThan(names.indexOf('فئة 50'));
    expect(sheet.reasons).toEqual([{ name: 'سبب الفرق', text: 'باقٍ لم يُعطَ' }]);
    expect(sheet.signers).toHaveLength(2);
  });

  it('adds up the sales in the currency of the shop, with the other one beside it', () => {
    const sold = (...given: Parameters<typeof written>) => written(...given).sheet.facts[1]?.lines[0];
    const [rials, dollars] = [
      { digits: '255,750', symbol: 'ر.ي' },
      { digits: '$155.00', symbol: '' },
    ];
    expect(sold()).toMatchObject({ value: rials, other: dollars });
    expect(sold({}, 'دولار أمريكي')).toMatchObject({ value: dollars, other: rials });
    expect(sold({ rials: null })).toEqual({ name: 'الفواتير (12)', value: dollars, strong: false });
  });

  it('hides what a clerk must count first', () => {
    const [cash] = report.currencies;
    const blind = cash && {
      ...cash,
      movements: [],
      expected: null,
      counted: null,
      difference: null,
      notes: null,
    };
    const { sheet, names } = written({ kind: 'X', zNumber: null, currencies: blind ? [blind] : [] });
    expect(names).not.toContain('المفترض في الصندوق');
    expect(names).not.toContain('المعدود');
    expect(sheet.signers).toEqual([]);
  });
});
