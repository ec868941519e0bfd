import { expect } from 'vitest';
import { centsOf, type Amount, type Code } from '../money-model';
import {
  ask,
  codes,
  inDrawer,
  out,
  toUnits,
  written,
  type Clerk,
  type Counts,
  type Day,
  type SaleModel,
  type ShiftModel,
  type Work,
} from './day';

/** A count of a place that is a little wrong now and then. */
export function countOf({ books, dice }: Day, place: string, least = 0): Counts {
  const { below } = dice;
  const off = (code: string) => (below(4) === 0 ? (below(9) - 4) * (code === 'YER' ? 50 : 25) : 0);
  const [YER = 0, USD = 0, SAR = 0] = codes.map((code) =>
    Math.max(least, books.held(place, code) + off(code)),
  );
  return { YER, USD, SAR };
}
export const counted = (counts: Counts) => codes.map((code) => written({ code, units: counts[code] }));

const differences = ({ books }: Day, place: string, counts: Counts) =>
  codes
    .map((code) => ({ code, units: counts[code] - books.held(place, code) }))
    .filter(({ units }) => units !== 0);

/** Books the difference of a count; the first of a place is its opening balance. */
export function bookCount(day: Day, place: string, counts: Counts, kind: string, shift?: ShiftModel): void {
  const money = differences(day, place, counts).map((amount) => {
    const cents = centsOf(amount, day.rates);
    return shift ? inDrawer(shift, kind, amount, cents) : { ...amount, kind, place, cents };
  });
  const found = money.reduce((sum, { cents }) => sum + cents, 0);
  const isFirst = !day.counted.has(place);
  day.counted.add(place);
  day.books.post(
    isFirst ? 'opening' : 'cashDifference',
    { [isFirst ? 'openingBalances' : 'cashDifferences']: -found },
    money,
  );
}

/** Opens a free drawer, or joins the shift of another; whoever is in a shift closes it. */
export const changeShift: Work = async (day, clerk) => {
  if (clerk.shift) return closeShift(day, clerk);
  const free = day.drawers.filter(({ shift }) => !shift);
  return free.length > 0 && day.dice.below(3) ? openShift(day, clerk) : joinShift(day, clerk);
};

export const openShift: Work = async (day, clerk) => {
  const drawer = day.dice.oneOf(day.drawers.filter(({ shift }) => !shift));
  if (!drawer || clerk.shift) return;
  const floats = day.counted.has(drawer.id)
    ? countOf(day, drawer.id)
    : { YER: 20_000 + day.dice.below(9000), USD: 5000, SAR: 0 };
  const isFirst = !day.counted.has(drawer.id);
  const beyond = (code: Code) => (isFirst ? 0 : floats[code] - day.books.held(drawer.id, code));
  const opening = { YER: beyond('YER'), USD: beyond('USD'), SAR: beyond('SAR') };
  const asked = day.dice.below(2) ? { ask: true, reason: 'سبب' } : {};
  const body = { drawer: drawer.id, floats: counted(floats), ...asked };
  const { _id: id } = await ask(clerk.person, 'POST', '/shifts', body);
  const shift: ShiftModel = {
    id,
    drawer,
    people: new Set([clerk]),
    floats,
    opening,
    movements: new Map(),
    methods: new Map(),
    sales: new Set(),
    refunds: { count: 0, total: 0 },
  };
  bookCount(day, drawer.id, floats, 'float', shift);
  [drawer.shift, drawer.last, clerk.shift] = [shift, undefined, shift];
};

const joinShift: Work = async (day, clerk) => {
  const shift = day.dice.oneOf(day.drawers)?.shift;
  if (!shift) return;
  const { people } = await ask(clerk.person, 'POST', `/shifts/${shift.id}/join`);
  shift.people.add(clerk);
  clerk.shift = shift;
  expect(people).toHaveLength([...shift.people].filter((one) => one.shift === shift).length);
};

/** Opens the last shift of a drawer again, with those of its people who are in no other by now. */
export async function reopenShift(day: Day, accountant: Clerk['person']): Promise<void> {
  const drawer = day.dice.oneOf(day.drawers);
  const shift = drawer.last;
  if (!shift || drawer.shift || [...shift.people].every((clerk) => clerk.shift)) return;
  await ask(accountant, 'POST', `/shifts/${shift.id}/reopen`);
  for (const clerk of shift.people) clerk.shift ??= shift;
  [drawer.shift, drawer.last] = [shift, undefined];
  day.reports.delete(shift.id);
}

/** Closes the shift that a clerk is in, or one that lost its people to others, and compares its Z report. */
export async function closeShift(day: Day, clerk: Clerk, shift = clerk.shift): Promise<void> {
  if (!shift) return;
  const { drawer } = shift;
  const counts = countOf(day, drawer.id);
  const body = { counts: counted(counts), reason: 'سبب' };
  const report = await ask(clerk.person, 'POST', `/shifts/${shift.id}/close`, body);
  drawer.lastZ++;
  expect([report.kind, report.zNumber, report.shift.status]).toEqual(['Z', drawer.lastZ, 'closed']);
  compareReport(day, shift, report);
  for (const code of codes) {
    const row = report.currencies.find((one: Row) => one.currency === code);
    const figures = [row.counted, row.difference].map((amount) => toUnits(code, amount));
    expect(figures, code).toEqual([counts[code], counts[code] - day.books.held(drawer.id, code)]);
  }
  day.reports.set(shift.id, report);
  bookCount(day, drawer.id, counts, 'difference', shift);
  for (const one of shift.people) if (one.shift === shift) one.shift = undefined;
  [drawer.shift, drawer.last] = [undefined, shift];
}

interface Row {
  kind?: string;
  method?: string;
  currency: string;
  count: number;
  amount: number;
}

/** Compares every figure of an X or Z report with the shift, besides the count. */
export function compareReport(day: Day, shift: ShiftModel, report: ReturnType<typeof JSON.parse>): void {
  const sums = (rows: Row[]) =>
    new Map(
      rows.map(({ kind, method, currency, count, amount }) => [
        `${currency} ${kind ?? method}`,
        { count, units: toUnits(currency, amount) },
      ]),
    );
  const movements = report.currencies.flatMap(({ currency, movements: rows }: Row & { movements: Row[] }) =>
    rows.map((row) => ({ ...row, currency })),
  );
  expect(sums(movements)).toEqual(shift.movements);
  expect(sums(report.methods)).toEqual(shift.methods);
  for (const code of codes) {
    const row = report.currencies.find(({ currency }: Row) => currency === code);
    const figures = [row.float, row.openingDifference, row.expected].map((amount) => toUnits(code, amount));
    const { floats, opening, drawer } = shift;
    expect(figures, code).toEqual([floats[code], opening[code], day.books.held(drawer.id, code)]);
  }
  const made = [...shift.sales].filter(({ isCancelled }) => !isCancelled);
  const total = (of: (sale: SaleModel) => number) => made.reduce((sum, sale) => sum + of(sale), 0) / 100;
  expect(report.sales).toEqual({
    count: made.length,
    total: total((sale) => sale.total),
    credit: total((sale) => sale.total - sale.till),
  });
  expect(report.refunds).toEqual({ count: shift.refunds.count, total: shift.refunds.total / 100 });
}

/** Moves cash of a shift; what its drawer does not hold by the books has to be confirmed. */
export async function moveConfirmed(
  { books }: Day,
  person: Clerk['person'],
  shift: ShiftModel,
  { amount, ...more }: { kind: string; amount: Amount; category?: string; note: string },
): Promise<void> {
  const path = `/shifts/${shift.id}/movements`;
  const body = { ...more, ...written(amount) };
  const isMoreThanHeld = more.kind !== 'pay_in' && amount.units > books.held(shift.drawer.id, amount.code);
  if (isMoreThanHeld)
    expect((await person.call('POST', path, body)).json()).toMatchObject({ code: 'DRAWER_SHORT' });
  await ask(person, 'POST', path, isMoreThanHeld ? { ...body, confirm: true } : body);
}

/** Pays the owner's money into the drawer or out of it, or drops some into the safe. */
export const moveCash: Work = async (day, { person, shift }) => {
  if (!shift) return;
  const { below, oneOf } = day.dice;
  const { books } = day;
  const kind = oneOf(['pay_in', 'pay_out', 'drop'] as const);
  const amount = { code: oneOf(codes), units: 100 * (1 + below(80)) };
  const cents = centsOf(amount, day.rates);
  await moveConfirmed(day, person, shift, { kind, amount, note: 'بيان' });
  if (kind === 'pay_in')
    return books.post('payIn', { capital: -cents }, [inDrawer(shift, kind, amount, cents)]);
  if (kind === 'pay_out')
    return books.post('payOut', { drawings: cents }, [inDrawer(shift, kind, out(amount), -cents)]);
  const value = books.worth(shift.drawer.id, amount, cents);
  return books.post('moneyTransfer', {}, [
    inDrawer(shift, kind, out(amount), -value),
    { ...amount, kind, place: day.places.safe, cents: value },
  ]);
};
