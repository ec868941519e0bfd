import {
  fromUnits,
  type CashFlow,
  type DayRange,
  type FinancialOverview,
  type PostingKind,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { labelOf } from './entry-facts';

interface FlowSum {
  kind: string;
  opening: number;
  in: number;
  out: number;
}

export interface HeldSum {
  accountId: string;
  name: string;
  currency: string;
  decimals: number;
  opening: number;
  in: number;
  out: number;
  value: number;
}

/** Money that only moves between own accounts counts by the difference it makes. */
const inner: PostingKind = 'moneyTransfer';
const revalued: PostingKind = 'revaluation';

export async function readCashFlow(db: Db, period: DayRange): Promise<CashFlow> {
  const [{ rows: flows }, held] = await Promise.all([sumKinds(db, period), sumHeld(db, period)]);
  const rows = flows
    .filter(({ kind }) => kind !== revalued)
    .map(({ kind, in: came, out: went }) => {
      const net = came - went;
      const shown =
        kind === inner ? { in: Math.max(net, 0), out: Math.max(-net, 0) } : { in: came, out: went };
      return { kind, label: labelOf(kind), ...shown };
    })
    .filter((row) => row.in !== 0 || row.out !== 0)
    .toSorted((one, other) => other.in + other.out - one.in - one.out);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const opening = sum(flows.map((flow) => flow.opening));
  const totals = { in: sum(rows.map((row) => row.in)), out: sum(rows.map((row) => row.out)) };
  const revaluation = sum(flows.filter(({ kind }) => kind === revalued).map((flow) => flow.in - flow.out));
  return {
    ...period,
    opening,
    rows,
    totals,
    revaluation,
    closing: opening + totals.in - totals.out + revaluation,
    accounts: held.map(({ accountId, name, value, ...amounts }) => ({
      account: accountId,
      name,
      ...inCurrency(amounts),
      value,
    })),
  };
}

const sumKinds = (db: Db, { startDate, endDate }: DayRange) =>
  sql<FlowSum>`
    select kind,
      coalesce(sum(cents_in - cents_out) filter (where day < ${startDate}::date), 0) as opening,
      coalesce(sum(cents_in) filter (where day >= ${startDate}::date), 0) as in,
      coalesce(sum(cents_out) filter (where day >= ${startDate}::date), 0) as out
    from money_days where day <= ${endDate}::date group by 1`.execute(db);

/** Sums the amounts of money accounts by currency, in units; of all accounts or of some. */
export async function sumHeld(
  db: Db,
  { startDate, endDate }: DayRange,
  accounts: readonly string[] | null = null,
): Promise<HeldSum[]> {
  const { rows } = await sql<HeldSum>`
    select d.money_account_id as account_id, a.name, d.currency, c.decimals,
      coalesce(sum(amount_in - amount_out) filter (where day < ${startDate}::date), 0) as opening,
      coalesce(sum(amount_in) filter (where day >= ${startDate}::date), 0) as in,
      coalesce(sum(amount_out) filter (where day >= ${startDate}::date), 0) as out,
      sum(cents_in - cents_out) as value
    from money_days d join accounts a on a.id = d.money_account_id join currencies c on c.code = d.currency
    where day <= ${endDate}::date and (${accounts}::uuid[] is null or d.money_account_id = any (${accounts}::uuid[]))
    group by 1, 2, 3, 4, a.code, c.position
    order by a.code, c.position`.execute(db);
  return rows.filter((row) => row.opening !== 0 || row.in !== 0 || row.out !== 0 || row.value !== 0);
}

/** Sums what all money accounts hold at the end of a day, by currency, with its value in the books. */
export async function readHeldMoney(db: Db, day: string): Promise<FinancialOverview['money']> {
  const { rows } = await sql<{ currency: string; decimals: number; units: number; value: number }>`
    select d.currency, c.decimals, sum(amount_in - amount_out) as units, sum(cents_in - cents_out) as value
    from money_days d join currencies c on c.code = d.currency
    where day <= ${day}::date group by 1, 2, c.position order by c.position`.execute(db);
  return rows
    .filter(({ units, value }) => units !== 0 || value !== 0)
    .map(({ currency, decimals, units, value }) => ({
      currency,
      amount: fromUnits(units, { decimals }),
      value,
    }));
}

/** Converts the amounts of a currency from units to amounts as they are written. */
export function inCurrency({
  currency,
  decimals,
  opening,
  in: came,
  out: went,
}: Pick<HeldSum, 'currency' | 'decimals' | 'opening' | 'in' | 'out'>) {
  const amount = (units: number) => fromUnits(units, { decimals });
  return {
    currency,
    opening: amount(opening),
    in: amount(came),
    out: amount(went),
    closing: amount(opening + came - went),
  };
}
