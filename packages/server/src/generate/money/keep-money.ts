import { adenDay, adenDayBounds, must } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { dice } from '../../samples/numbers';
import type { TradingShop } from '../trade/read-shop';
import type { Traded } from '../trade/trade';
import { column } from '../trade/write-in-pieces';
import { happeningsOf, type Happening } from './happenings';
import { openJournal } from './journal';
import { keepHouse, type RegularCost } from './keep-house';
import type { Cash } from './move-money';
import { postHappening } from './post-happening';
import { readPlaces, type Places } from './read-places';
import type { Shift } from './shift';
import { closeShift, openShift } from './work-shifts';
import { noRows, writeMoney } from './write-money';

const entriesAtOnce = 20_000;
/** A quarter before the doors open, from the start of the day. */
const morning = 7.75 * 3_600_000;
const minute = 60_000;

/**
 * Posts a year of trade to the journal with its money: shifts on a drawer for each branch, tenders in several
 * currencies, drops to the safe, expenses and the bank.
 */
export async function keepMoney(
  tx: Tx,
  shop: TradingShop,
  traded: Traded,
  costs: readonly RegularCost[],
): Promise<void> {
  const places = await readPlaces(tx);
  const rows = noRows();
  const cash: Cash = { shop, places, rows, post: openJournal(places, rows), roll: dice(52) };
  const happenings = happeningsOf(traded);
  const [owner = null] = shop.chiefs;
  const deliveries = [...traded.deliveries];
  let owed = 0;
  for (let from = 0; from < happenings.length;) {
    const day = adenDay(new Date(must(happenings[from]).at));
    const until = adenDayBounds(day).until.getTime();
    let to = from;
    while (to < happenings.length && must(happenings[to]).at < until) to++;
    const closed = workADay(cash, shop, day, happenings.slice(from, to));
    while (deliveries[0] && deliveries[0].at < until) owed += must(deliveries.shift()).cents;
    owed = keepHouse(cash, { day, at: closed, costs, owed, userId: owner });
    from = to;
    if (rows.entries.length >= entriesAtOnce || from >= happenings.length) {
      await writeMoney(tx, rows);
      Object.assign(rows, noRows());
    }
  }
  await writePlaces(tx, places);
}

/** Works one day in shifts and returns the moment when the last one is closed. */
function workADay(cash: Cash, shop: TradingShop, day: string, happenings: readonly Happening[]): number {
  const { drawers } = cash.places;
  const users = [...new Set([...shop.sellers, ...shop.chiefs])];
  const shifts = new Map<string, Shift>();
  const opened = Math.min(adenDayBounds(day).from.getTime() + morning, must(happenings[0]).at);
  for (const happening of happenings) {
    const { userId } = happening;
    const drawer = must(drawers[Math.max(0, users.indexOf(userId ?? '')) % drawers.length]);
    const shift = shifts.get(drawer.id) ?? openShift(cash, drawer, opened, userId);
    shifts.set(drawer.id, shift);
    if (userId) shift.people.add(userId);
    postHappening(cash, shift, happening);
  }
  const last = must(happenings.at(-1)).at;
  // today's last sale may be a minute ago
  const step = Math.min(5 * minute, Math.floor((Date.now() - last) / (shifts.size + 2)));
  let at = last;
  for (const shift of shifts.values()) closeShift(cash, shift, (at += step));
  return at + step;
}

async function writePlaces(
  tx: Tx,
  { purse, drawers, expenseNumbers, transferNumbers }: Places,
): Promise<void> {
  const held = purse.holdings();
  await sql`
    update money_balances b set amount = h.units, cents = h.cents
    from unnest(
      ${column(held, ({ placeId }) => placeId)}::uuid[], ${column(held, ({ currency }) => currency)}::text[],
      ${column(held, ({ units }) => units)}::bigint[], ${column(held, ({ cents }) => cents)}::bigint[]
    ) as h (place_id, currency, units, cents)
    where b.money_account_id = h.place_id and b.currency = h.currency`.execute(tx);
  for (const { id, lastZ } of drawers)
    await tx.updateTable('moneyAccounts').set({ lastZ }).where('id', '=', id).execute();
  await expenseNumbers.save();
  await transferNumbers.save();
}
