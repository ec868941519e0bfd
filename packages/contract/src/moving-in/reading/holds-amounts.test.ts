import { expect, it } from 'vitest';
import { describeColumns } from './headings-of';

const hasAmounts = (heading: string, ...cells: string[]) =>
  describeColumns([['الاسم', heading], ...cells.map((cell) => ['سالم', cell])], 1)[1]?.hasAmounts;

it.each([
  ['له', ['0', '15000', '', '20000']],
  ['', ['0', '15000', '', '٢٠٬٠٠٠', '30000']],
  ['إجمالي', ['1,240,000 ريال']],
  ['مشتريات العام', ['15000', '0', '7250', '120']],
  ['قديم', ['$5', '$7']],
])('a column %j of %j holds amounts', (heading, cells) => expect(hasAmounts(heading, ...cells)).toBe(true));

it.each([
  ['م', ['1001', '1002', '1003', '1004']],
  ['', ['1001', '1002', '1003', '1004']],
  ['رقم القيد', ['15000', '7250', '9000']],
  ['', ['771000001', '733456789', '770009988']],
  ['الوزن', ['1.5', '2', '3']],
  ['بيان', ['1500', 'دفعة', 'قديم', 'جديد']],
  ['له', ['0', '0', '']],
])('a column %j of %j does not', (heading, cells) => expect(hasAmounts(heading, ...cells)).toBe(false));
