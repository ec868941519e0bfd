import { must, type ShiftReport } from '@turoos/contract';
import type { ClosingCount, OpeningCount, ShiftFigures } from '../../db/column-types';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { readWritten, type Written } from './amounts';
import { seesExpected } from './money-accounts.queries';
import { addUpShift, expectedOf } from './shift-figures';
import { readShift } from './shifts.queries';

/**
 * Reads the report of a shift. X is added up now, and says nothing of what should be in the drawer to those who must
 * count first; Z is what was stored when the shift was closed, and never changes.
 */
export async function readShiftReport(db: Db, user: Actor, id: string): Promise<ShiftReport> {
  const shift = await readShift(db, user, id);
  const [{ floats, currencies }, written] = await Promise.all([readDrawer(db, id), readWritten(db)]);
  if (shift.status === 'closed') {
    const { figures, counts, zNumber } = await readLastClose(db, id);
    const rows = counts.map(({ currency, ...count }) => ({
      ...sumsOf(currency, floats, figures, written),
      expected: written(currency, count.expected),
      counted: written(currency, count.counted),
      difference: written(currency, count.counted - count.expected),
      notes: count.notes ?? null,
    }));
    return { shift, kind: 'Z', zNumber, currencies: rows, ...totalsOf(figures, written) };
  }
  const figures = await addUpShift(db, id);
  const sees = seesExpected(user);
  const codes = [...new Set([...currencies, ...floats, ...figures.movements].map(codeOf))];
  const rows = codes.map((currency) => ({
    ...sumsOf(currency, floats, sees ? figures : { movements: [] }, written),
    ...(!sees && { openingDifference: null }),
    expected: sees ? written(currency, expectedOf(currency, floats, figures)) : null,
    counted: null,
    difference: null,
    notes: null,
  }));
  return { shift, kind: 'X', zNumber: null, currencies: rows, ...totalsOf(figures, written) };
}

const codeOf = (one: string | { currency: string }): string => (typeof one === 'string' ? one : one.currency);

const sumsOf = (
  currency: string,
  floats: readonly OpeningCount[],
  { movements }: Pick<ShiftFigures, 'movements'>,
  written: Written,
) => ({
  currency,
  float: written(currency, expectedOf(currency, floats, { movements: [] })),
  openingDifference: written(currency, floats.find((one) => one.currency === currency)?.difference ?? 0),
  movements: movements
    .filter((one) => one.currency === currency)
    .map(({ kind, count, amount }) => ({ kind, count, amount: written(currency, amount) })),
});

const totalsOf = ({ sales, refunds, rials, methods }: ShiftFigures, written: Written) => ({
  sales,
  refunds,
  rials: rials ?? null,
  methods: methods.map((one) => ({ ...one, amount: written(one.currency, one.amount) })),
});

const readDrawer = (db: Db, shiftId: string) =>
  db
    .selectFrom('shifts')
    .innerJoin('moneyAccounts', 'moneyAccounts.id', 'shifts.drawerId')
    .select(['shifts.floats', 'moneyAccounts.currencies'])
    .where('shifts.id', '=', shiftId)
    .executeTakeFirstOrThrow();

async function readLastClose(
  db: Db,
  shiftId: string,
): Promise<{ figures: ShiftFigures; counts: ClosingCount[]; zNumber: number }> {
  const row = await db
    .selectFrom('shiftCloses')
    .select(['figures', 'counts', 'zNumber'])
    .where('shiftId', '=', shiftId)
    .orderBy('zNumber', 'desc')
    .limit(1)
    .executeTakeFirst();
  return must(row);
}
