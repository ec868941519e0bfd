import { fromYer, percentOf, toYer, worth } from '@turoos/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from './database';

const database = useDatabase();

/** Cents, and a quantity, percentage or rate with two decimals; small values often produce halves. */
const sample = fc.oneof(
  fc.tuple(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: 1, max: 10_000 })),
  fc.tuple(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.integer({ min: 1, max: 10 ** 8 })),
);

it('SQL rounds every amount exactly as TypeScript does', async () => {
  const samples = fc.sample(sample, 5000);
  const { rows } = await sql<Record<'worth' | 'percent' | 'rials' | 'cents', string>>`
    select round(cents * factor)::text as worth, round(cents * factor / 100)::text as percent,
      round(cents * factor / 100)::text as rials, round(cents * 100 / factor)::text as cents
    from unnest(${samples.map(([cents]) => cents)}::bigint[], ${samples.map(([, factor]) => factor / 100)}::numeric[])
      with ordinality as samples (cents, factor, place) order by place`.execute(database.db);
  samples.forEach(([cents, hundredths], index) => {
    const factor = hundredths / 100;
    const here = {
      worth: worth(factor, cents),
      percent: percentOf(cents, factor),
      rials: toYer(cents, factor),
      cents: fromYer(cents, factor),
    };
    const there = Object.fromEntries(
      Object.entries(rows[index] ?? {}).map(([name, text]) => [name, Number(text)]),
    );
    expect(there, `${cents} and ${factor}`).toEqual(here);
  });
});
