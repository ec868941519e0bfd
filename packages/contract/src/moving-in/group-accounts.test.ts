import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BroughtAccount } from './brought-rows';
import { groupAccounts, type KnownAccount } from './group-accounts';
import { foldName } from './reading/fold-name';

const account = (row: number, name: string, ...phones: string[]): BroughtAccount => ({
  row,
  name,
  folded: foldName(name),
  phones,
});
const known = (_id: string, name: string, ...phones: string[]): KnownAccount => ({
  _id,
  name,
  folded: foldName(name),
  phones,
});
const shape = ({ groups, questions }: ReturnType<typeof groupAccounts>) => ({
  groups: groups.map(({ rows, existing }) => [
    ...rows.map(({ row }) => row),
    ...(existing ? [existing._id] : []),
  ]),
  questions: questions.map(({ key, rows, proposed }) => [key, rows.map(({ row }) => row), proposed]),
});

describe('the numbers of accounts in the old program', () => {
  const numbered = (row: number, name: string, shopCode: string, ...phones: string[]) => ({
    ...account(row, name, ...phones),
    shopCode,
  });

  it('make one name a question, and with other phones too two people', () => {
    const spellings = [
      numbered(2, 'محمد علي القدسي', '1201'),
      numbered(3, 'محمد على القدسي', '1202', '777000111'),
      numbered(4, 'محمد علي القدسى', '1201'),
    ];
    expect(shape(groupAccounts(spellings))).toEqual({
      groups: [[2, 3, 4]],
      questions: [[expect.stringContaining('name:'), [2, 3, 4], 'merge']],
    });
    const strangers = [numbered(2, 'علي أحمد', '7', '777000111'), numbered(3, 'علي أحمد', '8', '733000222')];
    expect(shape(groupAccounts(strangers))).toEqual({
      groups: [[2], [3]],
      questions: [[expect.stringContaining('name:'), [2, 3], 'apart']],
    });
  });
});

it('one phone of very many accounts is no question, and takes no time', () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => account(row, `عميل ${row}`, '777000000'));
  const began = performance.now();
  const { groups, questions } = groupAccounts(rows);
  expect([groups.length, questions.length]).toEqual([20_000, 0]);
  expect(performance.now() - began).toBeLessThan(5000);
});

describe('names', () => {
  it.each([
    ['أحمد  على', 'الأخ احمد علي'],
    ['م. خالد عبد الله', 'خالد عبدالله'],
    ['الحاج محمد بن علي', 'محمد علي'],
    ['مؤسسة النور', 'موسسه نور'],
    ['ورشة الأمل.', 'ورشه الامل'],
  ])('%s is %s', (one, other) => expect(foldName(one)).toBe(foldName(other)));

  it('of different people differ', () => {
    expect(foldName('محمد علي')).not.toBe(foldName('علي محمد'));
    expect(foldName('الحاج')).not.toBe('');
  });
});

describe('the same customer in several spellings', () => {
  it('is one without a question when no phone contradicts', () => {
    const rows = [
      account(2, 'أحمد علي', '777111222'),
      account(3, 'الأخ احمد على'),
      account(4, 'احمد  علي', '00967777111222'),
      account(5, 'سعيد'),
    ];
    expect(shape(groupAccounts(rows))).toEqual({ groups: [[2, 3, 4], [5]], questions: [] });
  });

  it('is a question when the phones contradict, and is what was answered', () => {
    const rows = [
      account(2, 'أحمد علي', '777111222'),
      account(3, 'احمد علي', '733444555'),
      account(4, 'احمد علي'),
    ];
    const key = `name:${foldName('احمد علي')}`;
    expect(shape(groupAccounts(rows))).toEqual({
      groups: [[2, 3, 4]],
      questions: [[key, [2, 3, 4], 'merge']],
    });
    expect(shape(groupAccounts(rows, [], { [key]: 'apart' })).groups).toEqual([[2, 4], [3]]);
  });

  it('is a question when one phone has several names', () => {
    const rows = [account(2, 'ورشة الأمل', '777111222'), account(3, 'سعيد قاسم', '777111222')];
    expect(shape(groupAccounts(rows))).toEqual({
      groups: [[2], [3]],
      questions: [['phone:777111222', [2, 3], 'apart']],
    });
    expect(shape(groupAccounts(rows, [], { 'phone:777111222': 'merge' })).groups).toEqual([[2, 3]]);
    const longer = [account(2, 'محمد علي', '777111222'), account(3, 'محمد علي الحداد', '777111222')];
    expect(shape(groupAccounts(longer))).toMatchObject({
      groups: [[2, 3]],
      questions: [['phone:777111222', [2, 3], 'merge']],
    });
  });

  it('is found among those the shop has', () => {
    const shop = [known('a', 'أحمد علي', '777 111 222'), known('b', 'خالد'), known('c', 'سالم', '711111111')];
    expect(shape(groupAccounts([account(2, 'احمد على'), account(3, 'جديد')], shop))).toEqual({
      groups: [[2, 'a'], [3]],
      questions: [],
    });
    expect(shape(groupAccounts([account(2, 'سالم ناصر', '711111111')], shop))).toEqual({
      groups: [[2, 'c']],
      questions: [['phone:711111111', [2], 'merge']],
    });
    expect(shape(groupAccounts([account(2, 'خالد', '733333333')], shop)).groups).toEqual([[2, 'b']]);
  });

  it('two that the shop keeps apart are never joined', () => {
    const shop = [known('a', 'أحمد علي', '777111222'), known('b', 'احمد علي', '733444555')];
    expect(shape(groupAccounts([account(2, 'احمد علي', '733444555')], shop))).toEqual({
      groups: [[2, 'b']],
      questions: [],
    });
    const key = `name:${foldName('احمد علي')}`;
    const other = [account(2, 'احمد علي', '700000000')];
    expect(shape(groupAccounts(other, shop))).toEqual({
      groups: [[2, 'a']],
      questions: [[key, [2], 'merge']],
    });
    expect(shape(groupAccounts(other, shop, { [key]: 'apart' })).groups).toEqual([[2]]);
  });

  it('every row is in one group, whatever the answers', () => {
    const row = fc.record({
      name: fc.constantFrom('أحمد علي', 'احمد على', 'سعيد', 'سعيد قاسم', 'ورشة الأمل'),
      phones: fc.subarray(['777111222', '733444555', '711111111']),
    });
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 12 }),
        fc.constantFrom('merge' as const, 'apart' as const),
        (all, answer) => {
          const rows = all.map(({ name, phones }, place) => account(place + 2, name, ...phones));
          const { questions } = groupAccounts(rows);
          const answers = Object.fromEntries(questions.map(({ key }) => [key, answer]));
          const { groups } = groupAccounts(rows, [], answers);
          expect(
            groups.flatMap((group) => group.rows.map((one) => one.row)).toSorted((a, b) => a - b),
          ).toEqual(rows.map((one) => one.row));
        },
      ),
    );
  });
});
