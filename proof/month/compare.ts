import { isRoundedOnce } from './expected';
import { codes, toUnits, type Account } from './ledger';
import type { Month } from './month';
import type { Figures } from './shown';

/** Names every figure of the whole shop that did not change by what the ledger says. */
export function compareChanges(before: Figures, after: Figures, expected: Figures): string[] {
  return Object.entries(expected).flatMap(([name, change]) => {
    const shown = (after[name] ?? 0) - (before[name] ?? 0);
    return Math.abs(shown - change) <= (isRoundedOnce(name) ? 1 : 0)
      ? []
      : [`${name} changed by ${shown}, and should have by ${change}`];
  });
}

/** Compares stock by part and warehouse, money by account and currency, and the accounts with their statements. */
export async function compareEach(month: Month): Promise<{ checked: number; faults: string[] }> {
  const faults: string[] = [];
  let checked = 0;
  const expect = (what: string, shown: number, due: number) => {
    checked++;
    if (shown !== due) faults.push(`${what}: ${shown} is shown, and ${due} is right`);
  };
  await compareStock(month, expect);
  await compareMoney(month, expect);
  for (const customer of month.ledger.customers)
    await compareAccount(
      month,
      customer,
      `/customers/${customer.id}`,
      `/customer-balance/${customer.id}`,
      expect,
    );
  for (const supplier of month.ledger.suppliers)
    await compareAccount(month, supplier, `/suppliers/${supplier.id}`, `/suppliers/${supplier.id}`, expect);
  return { checked, faults };
}

type Expect = (what: string, shown: number, due: number) => void;

async function compareStock({ ledger, staff, warehouses }: Month, expect: Expect): Promise<void> {
  for (const goods of ledger.goods.values()) {
    const part = await staff.manager.read<{
      quantity: number;
      costPrice: number;
      stockByWarehouse: { warehouse: { _id: string }; quantity: number }[];
    }>(`/products/${goods.id}`);
    expect(`stock of ${goods.partNumber}`, part.quantity, goods.quantity);
    expect(
      `cost of ${goods.partNumber}`,
      Math.round(part.costPrice * 100),
      Math.round(goods.average / 10_000),
    );
    for (const [name, id] of Object.entries(warehouses)) {
      const there = part.stockByWarehouse.find(({ warehouse }) => warehouse._id === id)?.quantity ?? 0;
      expect(`stock of ${goods.partNumber} in ${name}`, there, goods.at(id));
    }
  }
}

async function compareMoney({ ledger, staff }: Month, expect: Expect): Promise<void> {
  const accounts =
    await staff.accountant.read<
      { _id: string; name: string; balances: { currency: string; amount: number; value: number }[] }[]
    >('/money/accounts');
  for (const { _id, name, balances } of accounts)
    for (const code of codes) {
      const held = balances.find(({ currency }) => currency === code) ?? { amount: 0, value: 0 };
      const due = ledger.books.money.get(`${_id} ${code}`) ?? { units: 0, cents: 0 };
      expect(`${code} in ${name}`, toUnits(code, held.amount), due.units);
      expect(`value of ${code} in ${name}`, Math.round(held.value * 100), due.cents);
    }
}

async function compareAccount(
  { staff }: Month,
  account: Account,
  record: string,
  statement: string,
  expect: Expect,
): Promise<void> {
  const { balance } = await staff.accountant.read<{ balance: number }>(record);
  expect(`balance of ${account.name}`, Math.round(balance * 100), account.balance);
  const rows: { change: number; balanceAfter: number }[] = [];
  for (let page = 1, more = true; more; page++) {
    const part = await staff.accountant.read<typeof rows>(`${statement}/transactions?limit=100&page=${page}`);
    rows.push(...part);
    more = part.length === 100;
  }
  expect(
    `last balance in the statement of ${account.name}`,
    Math.round((rows[0]?.balanceAfter ?? 0) * 100),
    account.balance,
  );
  const changes = rows.map(({ change }) => Math.round(change * 100)).toSorted((a, b) => a - b);
  const due = account.entries.toSorted((a, b) => a - b);
  expect(`entries in the statement of ${account.name}`, changes.length, due.length);
  for (const [at, cents] of due.entries())
    expect(`entry ${at + 1} by size in the statement of ${account.name}`, changes[at] ?? 0, cents);
}
