import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { parsed } from './judge';
import type { Attack, Target } from './types';

/** Amounts by currency; below zero the shop paid them. */
type Money = Record<string, number>;

export interface MovedMoney {
  /** Returns the money that came and went since the last call; undefined while an aborted request may still move some. */
  taken(): Promise<Money | undefined>;
  /** Notes that the sender of a request hung up, which the server may carry out later. */
  aborted(): void;
  close(): Promise<void>;
}

/** Milliseconds until an aborted request has ended. */
const patience = 3000;

export async function watchMoney(databaseUrl: string): Promise<MovedMoney> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  let last = '0';
  let sureFrom = 0;
  const taken = async () => {
    const { rows } = await client.query<{ last: string; currency: string; amount: number }>(
      `select max(max(seq)) over () as last, currency, sum(amount / 10 ^ decimals)::float as amount
       from money_movements join currencies on code = currency where seq > $1 group by currency`,
      [last],
    );
    last = rows[0]?.last ?? last;
    if (performance.now() < sureFrom) return undefined;
    return withoutZeros(Object.fromEntries(rows.map(({ currency, amount }) => [currency, amount])));
  };
  await taken();
  return {
    taken,
    aborted: () => void (sureFrom = performance.now() + patience),
    close: () => client.end(),
  };
}

const withoutZeros = (money: Money): Money =>
  Object.fromEntries(Object.entries(money).filter(([, amount]) => amount !== 0));

interface Amount {
  currency: string;
  amount: number;
}

/** Requests by which money is handed over, to the shop or by it. */
const directions: Readonly<Record<string, 1 | -1>> = {
  'sales.create': 1,
  'sales.update': 1,
  'sales.refund': -1,
  'customers.changeBalance': 1,
  'suppliers.pay': -1,
  'purchases.create': -1,
  'purchases.pay': -1,
};

/**
 * Returns the money that an accepted request must have moved: its tenders, less the change that the reply tells of.
 * Undefined for a request that names none.
 */
export function moneyOf(
  { name, endpoint }: Target,
  { method, body }: Attack,
  replyText: string,
): Money | undefined {
  const sign = method === endpoint.method ? directions[name] : undefined;
  const { tenders } = parsed(body?.toString() ?? '') as { tenders?: Amount[] };
  const { data } = parsed(replyText) as { data?: { change?: (Amount & { rest?: Amount }) | null } };
  if (!sign || !tenders || !data) return undefined;
  const money: Money = {};
  const add = (times: number, { currency, amount }: Amount) =>
    (money[currency] = (money[currency] ?? 0) + times * amount);
  for (const tender of tenders) add(sign, tender);
  const { change } = data;
  if (change) add(-1, change);
  if (change?.rest) add(-1, change.rest);
  return withoutZeros(money);
}

/** Returns how the moved money differs from the money that was handed over. */
export function wrongMoney(moved: Money | undefined, due: Money): string | undefined {
  if (!moved) return undefined;
  const rounded = (money: Money) =>
    Object.fromEntries(Object.entries(money).map(([code, amount]) => [code, amount.toFixed(3)]));
  if (isDeepStrictEqual(rounded(moved), rounded(due))) return undefined;
  return `moved ${JSON.stringify(moved)} instead of ${JSON.stringify(due)}`;
}
