import { adenDay, adenDayBounds, type TopPart } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { sumInRials } from '../../db/rials';
import { unitOf } from '../units';

const freshFor = 60_000;

interface CachedParts {
  at: number;
  answer: Promise<TopPart[]>;
}

/** Cached per database and query. Concurrent callers share one computation. */
const cache = new WeakMap<Db, Map<string, CachedParts>>();

export function readTopParts(db: Db, input: { days: number; limit: number }): Promise<TopPart[]> {
  const answers = cache.get(db) ?? new Map<string, CachedParts>();
  cache.set(db, answers);
  const key = `${input.days} ${input.limit}`;
  const known = answers.get(key);
  if (known && Date.now() - known.at < freshFor) return known.answer;
  const answer = findTopParts(db, input);
  answers.set(key, { at: Date.now(), answer });
  answer.catch(() => answers.delete(key));
  return answer;
}

async function findTopParts(db: Db, { days, limit }: { days: number; limit: number }): Promise<TopPart[]> {
  const since = new Date(adenDayBounds(adenDay()).from.getTime() - (days - 1) * 86_400_000);
  const { rows } = await sql<Omit<TopPart, '_id'> & { id: string }>`
    select p.id, p.name, p.part_number, ${unitOf(sql`p.id`)} as unit, sold.quantity, sold.total,
      own.rials
    from (
      select product_id, sum(quantity - returned) as quantity, sum(round(price * (quantity - returned))) as total
      from sale_items i
      where at >= ${since} and not exists (
        select from sales s where s.id = i.sale_id and s.status in ('cancelled', 'pending') and s.created_at >= ${since})
      group by product_id having sum(quantity - returned) > 0
      order by quantity desc, total desc, product_id limit ${limit}
    ) sold join products p on p.id = sold.product_id
    -- only for these few parts, each line at its invoice's rate
    cross join lateral (
      select ${sumInRials(sql`round(i.price * (i.quantity - i.returned))`, sql`s.usd_to_yer`)} as rials
      from sale_items i join sales s on s.id = i.sale_id
      where i.product_id = p.id and i.at >= ${since} and s.status in ('completed', 'refunded')
    ) own
    order by sold.quantity desc, sold.total desc, p.id`.execute(db);
  return rows.map(({ id, ...part }) => ({ _id: id, ...part }));
}
