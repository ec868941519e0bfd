import { bookingDay } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postJournal } from '../accounting';
import type { LockedPurchase } from './lock-purchase';
import { readArrivedCharges } from './purchase-receipts';

/**
 * Moves the receipt of a purchase to the day of its corrected date: it is taken off the day it was booked on and booked
 * again. Money stays on the day it was paid. Both days must be open.
 */
export async function redatePurchase(
  tx: Tx,
  user: Actor,
  { id, purchaseNumber, purchaseDate, status }: LockedPurchase,
  date: string,
): Promise<void> {
  if (date === purchaseDate || status === 'partly_received') return;
  // goods that came in parts stay on the days they came
  if ((await readArrivedCharges(tx, id)).receipts > 1) return;
  const booked = await readBooked(tx, id);
  const day = bookingDay(date);
  // a purchase of before the books is in their opening entry
  if (!booked || booked.day === day) return;
  const { goods, difference, clearing, rounding } = booked;
  const figures = { goods, difference, clearing, rounding, owed: goods + difference - clearing - rounding };
  const source = { type: 'purchase', id, number: purchaseNumber };
  const entry = { kind: 'purchaseDate', source, userId: user.id } as const;
  await postJournal(tx, { ...entry, figures: negative(figures), day: booked.day });
  await postJournal(tx, { ...entry, figures, day });
}

const negative = <F extends Record<string, number>>(figures: F): F =>
  Object.fromEntries(Object.entries(figures).map(([name, cents]) => [name, -cents])) as F;

interface Booked {
  day: string;
  /** Cents: the first two a debit above zero, the others a credit. */
  goods: number;
  difference: number;
  clearing: number;
  rounding: number;
}

/** Reads on which day the receipt stands, and what of it besides debt and money; a later correction is another day's. */
async function readBooked(tx: Tx, purchaseId: string): Promise<Booked | undefined> {
  const { rows } = await sql<Booked>`
    with booked as (
      select id, number, day, kind from journal_entries
      where source_id = ${purchaseId} and kind in ('purchase', 'purchaseAmount', 'purchaseDate')
    ), receipt as (
      select day from booked
      order by kind = 'purchaseDate' desc, case kind when 'purchaseDate' then -number else number end limit 1
    )
    select receipt.day::text as day,
      coalesce(sum(l.amount) filter (where a.key = 'inventory'), 0) as goods,
      coalesce(sum(l.amount) filter (where a.key = 'stockDifferences'), 0) as difference,
      coalesce(-sum(l.amount) filter (where a.key = 'freightClearing'), 0) as clearing,
      coalesce(-sum(l.amount) filter (where a.key = 'rounding'), 0) as rounding
    from receipt join booked using (day)
    join journal_lines l on l.entry_id = booked.id join accounts a on a.id = l.account_id
    group by receipt.day`.execute(tx);
  return rows[0];
}
