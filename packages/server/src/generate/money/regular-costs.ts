import { addDays, adenDay, nextDue, quoted } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { RegularCost } from './keep-house';

/** The monthly costs of a shop with so many sales in a year; those of larger shops grow with it. */
const usualSales = 7000;
const costs = [
  { category: 'إيجار', dayOfMonth: 1, rials: 1_200_000, note: 'إيجار المعرض والمستودع' },
  { category: 'كهرباء وماء', dayOfMonth: 5, rials: 420_000, note: 'كهرباء تجارية وماء' },
  { category: 'رسوم وضرائب', dayOfMonth: 10, rials: 250_000, note: 'رسوم البلدية والتحسين' },
  { category: 'رواتب', dayOfMonth: 28, rials: 5_400_000, note: 'رواتب الموظفين' },
] as const;
const rounded = 10_000;

/** Returns the monthly costs of a shop, as recurring expenses whose next day is in the future. */
export async function regularCosts(tx: Tx, sales: number): Promise<RegularCost[]> {
  const today = adenDay();
  const made: RegularCost[] = [];
  for (const usual of costs) {
    const rials = Math.ceil((usual.rials * sales) / usualSales / rounded) * rounded;
    const cost = { ...usual, rials };
    const startsOn = `${addDays(today, -365).slice(0, 8)}${String(cost.dayOfMonth).padStart(2, '0')}`;
    const nextOn = nextDue(startsOn, 'month', today);
    const { rows } = await sql<{ id: string }>`
      with category as (
        select a.id from accounts a join accounts p on p.id = a.parent_id where p.key = 'expenses' and a.name = ${cost.category}
      ), known as (
        select id from recurring_expenses where category_id in (select id from category) limit 1
      ), made as (
        insert into recurring_expenses (category_id, currency, amount, every, starts_on, next_on, note)
        select id, ${quoted}, ${cost.rials}, 'month', ${startsOn}::date, ${nextOn}::date, ${cost.note} from category
        where not exists (select from known) returning id
      )
      select id from known union all select id from made`.execute(tx);
    made.push({ ...cost, recurringId: rows[0]?.id ?? null });
  }
  return made;
}
