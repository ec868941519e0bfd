import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, type CompiledQuery } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countable, countRows } from './count-rows';
import type { DB } from './schema';

/** A database that answers with these figures and notes what it is asked. */
function aDatabase(figures: { count: number; estimate?: number; snapshot: string }) {
  const asked: string[] = [];
  class Driver extends DummyDriver {
    override async acquireConnection() {
      return {
        ...(await super.acquireConnection()),
        async executeQuery({ sql }: CompiledQuery) {
          const kind = sql.trim().startsWith('explain') ? 'explain' : 'count';
          asked.push(kind);
          const plan = [{ Plan: { 'Plan Rows': figures.estimate } }];
          const { count: counted, snapshot } = figures;
          return { rows: [kind === 'explain' ? { queryPlan: plan } : { counted, snapshot }] as never[] };
        },
      };
    }
  }
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: () => undefined as never,
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const all = db.selectFrom('sales').select('id');
  const count = (snapshot: string | undefined, query = all) => countRows(db, countable(query), snapshot);
  return { all, asked, count, figures };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts a query once per snapshot, whatever its columns and order', async () => {
  const { all, asked, count, figures } = aDatabase({ count: 7, snapshot: 'a' });
  await count('a');
  expect([await count('a'), await count('a', all.orderBy('createdAt').select('notes'))]).toEqual([7, 7]);
  expect(asked).toEqual(['count']);
  expect(await count('a', all.where('status', '=', 'refunded'))).toBe(7);
  expect(asked).toHaveLength(2);
  Object.assign(figures, { count: 8, snapshot: 'b' });
  expect([await count('b'), await count('b')]).toEqual([8, 8]);
  expect(asked).toHaveLength(3);
});

it('does not take a count of a later snapshot for that of an earlier one', async () => {
  const { asked, count } = aDatabase({ count: 7, snapshot: 'b' });
  await count('a');
  await count('a');
  expect(asked).toHaveLength(2);
});

it('counts anew after five seconds, because a condition may depend on the time', async () => {
  const { asked, count } = aDatabase({ count: 7, snapshot: 'a' });
  await count('a');
  vi.advanceTimersByTime(5001);
  await count('a');
  expect(asked).toHaveLength(2);
});

it('keeps an estimate for five seconds over all snapshots', async () => {
  const { asked, count } = aDatabase({ count: 10_001, estimate: 1_000_000, snapshot: 'a' });
  expect([await count('a'), await count('b')]).toEqual([1_000_000, 1_000_000]);
  expect(asked).toEqual(['count', 'explain']);
  vi.advanceTimersByTime(5001);
  await count('c');
  expect(asked).toHaveLength(4);
});

it('counts anew for a page without rows, which may contradict an estimate', async () => {
  const { asked, count } = aDatabase({ count: 10_001, estimate: 1_000_000, snapshot: 'a' });
  await count('a');
  await count(undefined);
  expect(asked).toHaveLength(4);
});

it('never estimates fewer rows than it counted', async () => {
  const { count } = aDatabase({ count: 10_001, estimate: 300, snapshot: 'a' });
  expect(await count('a')).toBe(10_001);
});
