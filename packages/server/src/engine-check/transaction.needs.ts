import type { Client } from 'pg';
import { codeOf } from '../system/error-facts';
import { expectThat, rowOf, type Need } from './need';

/** Fills a table of the check's own with two rows and opens two connections. */
async function two(open: () => Promise<Client>, table: string): Promise<[Client, Client]> {
  const [one, other] = await Promise.all([open(), open()]);
  await one.query(
    `create table ${table} (id int primary key, value int); insert into ${table} values (1, 0), (2, 0)`,
  );
  return [one, other];
}

/** What is asked of transactions that meet. */
export const transactionNeeds: readonly Need[] = [
  {
    name: 'Locks of rows are waited for',
    why: 'Invoice numbers and stock are taken one after the other, without gaps and without retries.',
    async attempt({ open, schema }) {
      const [one, other] = await two(open, `${schema}.numbers`);
      const { level } = await rowOf<{ level: string }>(
        one,
        `select current_setting('transaction_isolation') as level`,
      );
      expectThat(
        level === 'read committed',
        `transactions are ${level} unless told otherwise, not read committed`,
      );
      const next = `update ${schema}.numbers set value = value + 1 where id = 1 returning value`;
      await one.query('begin');
      await one.query(next);
      await other.query('begin');
      const waiting = rowOf<{ value: number }>(other, next);
      waiting.catch(() => undefined);
      await one.query('select pg_sleep(0.2)');
      await one.query('commit');
      const { value } = await waiting;
      expectThat(value === 2, `the second number is ${value} instead of 2`);
      return 'read committed; the second of two got the next number';
    },
  },
  {
    name: 'Locked rows are skipped',
    why: 'Servers take jobs and messages from the same queues.',
    async attempt({ open, schema }) {
      const [one, other] = await two(open, `${schema}.waiting`);
      const claim = `select id from ${schema}.waiting order by id limit 1 for update skip locked`;
      await one.query('begin');
      await one.query(claim);
      const { id } = await rowOf<{ id: number }>(other, claim);
      expectThat(id === 2, 'two connections claimed the same row');
      return 'each of two took its own';
    },
  },
  {
    name: 'Weak locks of rows',
    why: 'A part that is being sold can be referred to meanwhile.',
    async attempt({ open, schema }) {
      const [one, other] = await two(open, `${schema}.parts`);
      await one.query(`create table ${schema}.lines (part int references ${schema}.parts)`);
      await one.query(`begin; select from ${schema}.parts where id = 1 for no key update`);
      await other.query('set lock_timeout = 1000');
      await other.query(`insert into ${schema}.lines values (1)`);
      return 'a reference did not wait for the lock';
    },
  },
  {
    name: 'Snapshots',
    why: 'A backup and an export show one moment.',
    async attempt({ open, schema }) {
      const [one, other] = await two(open, `${schema}.shown`);
      const sum = `select sum(value)::int as sum from ${schema}.shown`;
      await one.query('begin isolation level repeatable read read only');
      const before = await rowOf<{ sum: number }>(one, sum);
      await other.query(`update ${schema}.shown set value = 5`);
      const after = await rowOf<{ sum: number }>(one, sum);
      expectThat(before.sum === 0 && after.sum === 0, 'a change showed inside a repeatable read');
      return 'a change did not show inside a repeatable read';
    },
  },
  {
    name: 'Deadlocks are found',
    why: 'One of two that block each other is ended, and Turoos repeats it.',
    async attempt({ open, schema }) {
      const [one, other] = await two(open, `${schema}.crossed`);
      const lock = (id: number) => `select from ${schema}.crossed where id = ${id} for update`;
      await one.query(`begin; ${lock(1)}`);
      await other.query(`begin; ${lock(2)}`);
      const ends = await Promise.allSettled([
        one.query(lock(2)).catch(async (error: unknown) => {
          await one.query('rollback');
          throw error;
        }),
        other.query(lock(1)).catch(async (error: unknown) => {
          await other.query('rollback');
          throw error;
        }),
      ]);
      const codes = ends.flatMap((end) => (end.status === 'rejected' ? [codeOf(end.reason)] : []));
      expectThat(
        codes.length === 1 && codes[0] === '40P01',
        `the pair ended with ${codes.join(', ') || 'no error'}`,
      );
      return 'one of two was ended, the other went on';
    },
  },
];
