import { centsOf, codes, out, sum, written, type Code } from './ledger';
import { atSafe, count, moved, type Clerk, type Month } from './month';

type Counts = Record<Code, number>;

/** Opens the clerk's drawer with a count in three currencies; the first one is its opening balance. */
export async function openShift(month: Month, clerk: Clerk): Promise<void> {
  const { drawer } = clerk;
  if (!drawer) return;
  const isFirst = !month.counted.has(drawer);
  const floats = isFirst ? { YER: 300_000, USD: 40_000, SAR: 80_000 } : countOf(month, drawer);
  const { _id } = await clerk.person.ask('POST', '/shifts', {
    drawer,
    floats: codes.map((code) => written({ code, units: floats[code] })),
    reason: 'عُدّت مرتين',
  });
  clerk.shift = _id;
  enterCount(month, drawer, floats, 'float');
  count(month, 'shift');
}

export async function closeShift(month: Month, clerk: Clerk): Promise<void> {
  const { drawer, shift } = clerk;
  if (!drawer || !shift) return;
  const counts = countOf(month, drawer);
  await clerk.person.ask('POST', `/shifts/${shift}/close`, {
    counts: codes.map((code) => written({ code, units: counts[code] })),
    reason: 'عُدّت مرتين',
    withoutTills: true,
  });
  enterCount(month, drawer, counts, 'difference');
  clerk.shift = undefined;
}

/** A count that is a little wrong now and then. */
function countOf({ ledger, dice }: Month, place: string): Counts {
  const seen = (code: Code) => {
    const off = dice.chance(0.15) ? (dice.below(9) - 4) * (code === 'YER' ? 50 : 25) : 0;
    return Math.max(0, ledger.books.held(place, code) + off);
  };
  return { YER: seen('YER'), USD: seen('USD'), SAR: seen('SAR') };
}

function enterCount({ ledger, counted }: Month, place: string, counts: Counts, kind: string): void {
  const { books, rates } = ledger;
  const money = codes
    .map((code) => ({ code, units: counts[code] - books.held(place, code) }))
    .filter(({ units }) => units !== 0)
    .map((amount) => ({ ...amount, kind, place, cents: centsOf(amount, rates) }));
  const isFirst = !counted.has(place);
  counted.add(place);
  books.post(
    isFirst ? 'opening' : 'cashDifference',
    { [isFirst ? 'openingBalances' : 'cashDifferences']: -sum(money, ({ cents }) => cents) },
    money,
  );
}

/** Brings what a drawer does not need to the safe. */
export async function drop(month: Month, clerk: Clerk): Promise<void> {
  const { ledger, dice, places } = month;
  const { drawer, shift } = clerk;
  const code = dice.oneOf(['YER', 'USD', 'SAR'] as const);
  const held = drawer ? ledger.books.held(drawer, code) : 0;
  const units = Math.floor(held / 40_000) * 10_000;
  if (!drawer || !shift || units <= 0) return;
  const amount = { code, units };
  await clerk.person.ask('POST', `/shifts/${shift}/movements`, { kind: 'drop', ...written(amount) });
  const cents = ledger.books.worth(drawer, amount, centsOf(amount, ledger.rates));
  ledger.books.post('moneyTransfer', {}, [
    { ...out(amount), kind: 'drop', place: drawer, cents: -cents },
    { ...amount, kind: 'drop', place: places.safe, cents },
  ]);
  count(month, 'drop to the safe');
}

/** Pays an expense: out of a drawer in any currency, or dated to the round out of the safe in dollars. */
export async function spend(month: Month, clerk?: Clerk): Promise<void> {
  const { ledger, dice, places, staff } = month;
  const category = dice.oneOf(month.categories);
  if (!category) return;
  const code = clerk ? dice.oneOf(['YER', 'USD', 'SAR'] as const) : 'USD';
  const amount = { code, units: (1 + dice.below(30)) * (code === 'YER' ? 500 : 100) };
  const cents = centsOf(amount, ledger.rates);
  if (clerk?.shift)
    await clerk.person.ask('POST', `/shifts/${clerk.shift}/movements`, {
      kind: 'expense',
      category: category._id,
      note: 'أجرة حمّال',
      ...written(amount),
    });
  else
    await staff.accountant.ask('POST', '/expenses', {
      category: category._id,
      account: places.safe,
      date: month.date,
      note: 'مصروف اليوم',
      ...written(amount),
    });
  ledger.books.post('expense', { [category.name]: cents }, [
    moved(month, clerk ?? atSafe, 'expense', out(amount), -cents),
  ]);
  ledger.spent.set(category.name, (ledger.spent.get(category.name) ?? 0) + cents);
  count(month, 'expense');
}

/** Exchanges dollars of the safe into rials at the bank, a little better or worse than the rate. */
export async function exchange(month: Month): Promise<void> {
  const { ledger, dice, places, staff } = month;
  const given = { code: 'USD' as const, units: 5000 };
  const got = { code: 'YER' as const, units: 50 * ledger.rates.USD + (dice.below(5) - 2) * 500 };
  const { currency, amount } = written(got);
  await staff.accountant.ask('POST', '/money/transfers', {
    from: places.safe,
    to: places.bank,
    toCurrency: currency,
    toAmount: amount,
    ...written(given),
  });
  const [cents, arrives] = [centsOf(given, ledger.rates), centsOf(got, ledger.rates)];
  ledger.books.post('moneyTransfer', { exchangeDifferences: cents - arrives }, [
    { ...out(given), kind: 'exchange', place: places.safe, cents: -cents },
    { ...got, kind: 'exchange', place: places.bank, cents: arrives },
  ]);
  count(month, 'exchange of money');
}

/** The rate of the morning, by a manager. */
export async function setRate(month: Month): Promise<void> {
  const { dice, staff, ledger } = month;
  const rates = { USD: 1600 + dice.below(40), SAR: 420 + dice.below(12) };
  await staff.manager.ask('POST', '/exchange-rate', {
    usd_to_yer: rates.USD,
    sar_to_yer: rates.SAR,
    confirm: true,
  });
  ledger.rates = rates;
}
