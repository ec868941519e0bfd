import { addDays, adenDay, base, centsOf, type Rates } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { transaction, type Tx } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';
import { postJournal, type MoneyMove } from './post-journal';

interface Held extends Rates {
  moneyAccountId: string;
  currency: string;
  currencyName: string;
  decimals: number;
  amount: number;
  cents: number;
}

/**
 * Values what money accounts held of other currencies at the end of yesterday at yesterday's last rate of their zone,
 * and posts the difference to the books. Returns the number of balances whose value changed; none while the books of
 * that day are closed.
 */
export const revalueMoney = (db: Db, now = new Date()): Promise<number> =>
  transaction(db, (tx) => revalue(tx, addDays(adenDay(now), -1)));

async function revalue(tx: Tx, day: string): Promise<number> {
  // a second server finds nothing to revalue after the first
  await sql`select pg_advisory_xact_lock(hashtext('turoos revaluation'))`.execute(tx);
  const changed = (await readHeld(tx, day))
    .map((held) => ({ ...held, move: revaluation(held) }))
    .filter(({ move }) => move.cents !== 0);
  if (changed.length === 0) return 0;
  const gain = gainOf(changed);
  await recordChange(tx, 'system', {
    action: 'books.revalue',
    entity: 'accounting',
    after: { date: day, gain },
  });
  // an entry has one rate, so each zone with a rate of its own gets its entry
  for (const usdToYer of new Set(changed.map((held) => held.usdToYer))) {
    const zone = changed.filter((held) => held.usdToYer === usdToYer);
    await postJournal(tx, {
      kind: 'revaluation',
      figures: { gain: gainOf(zone) },
      money: zone.map(({ move }) => move),
      usdToYer,
      day,
      note: noteOf(day, zone),
      userId: null,
    });
  }
  return changed.length;
}

type Changed = Held & { move: MoneyMove };

const gainOf = (changed: readonly Changed[]): number =>
  changed.reduce((sum, { move }) => sum + move.cents, 0);

/** Names the rates of the valuation: 'تقييم العملات بسعر نهاية يوم 15/11/2026: دولار أمريكي 530، ريال سعودي 140'. */
function noteOf(day: string, zone: readonly Changed[]): string {
  const rates = zone.flatMap(({ currency, currencyName, usdToYer, toYer }) => [
    `دولار أمريكي ${usdToYer}`,
    ...(currency === 'YER' ? [] : [`${currencyName} ${toYer[currency]}`]),
  ]);
  return `تقييم العملات بسعر نهاية يوم ${day.split('-').toReversed().join('/')}: ${[...new Set(rates)].join('، ')}`;
}

/** Reads what each account held at the end of the day, with the last rates of its zone until then. */
async function readHeld(tx: Tx, day: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select b.money_account_id, b.currency, c.name as currency_name, c.decimals, b.amount - coalesce(later.amount, 0) as amount,
      b.cents - coalesce(later.cents, 0) as cents, rate.usd_to_yer, rate.to_yer
    from money_balances b
    join currencies c on c.code = b.currency
    cross join lateral turoos_rate(turoos_zone(null, null, b.money_account_id), ${day}::date) as rate
    left join lateral (
      select sum(amount_in - amount_out) as amount, sum(cents_in - cents_out) as cents from money_days d
      where d.money_account_id = b.money_account_id and d.currency = b.currency and d.day > ${day}::date
    ) later on true
    where b.currency <> ${base} and ${day}::date > coalesce((select closing_date from books), '-infinity')
    order by 1, 2`.execute(tx);
  return rows;
}

/** Returns a movement that changes only the value; none without a rate of the currency. */
function revaluation(held: Held): MoneyMove {
  const { moneyAccountId, currency, decimals, amount, cents, usdToYer, toYer } = held;
  const worth = centsOf(amount, { code: currency, decimals, cashStep: 1 }, { usdToYer, toYer });
  return {
    moneyAccountId,
    shiftId: null,
    kind: 'revaluation',
    currency,
    amount: 0,
    cents: worth === undefined ? 0 : worth - cents,
    toYer: currency === 'YER' ? 1 : (toYer[currency] ?? null),
  };
}
