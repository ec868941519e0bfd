import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { keepsSessions } from '../db/pooler';
import { codeOf } from '../system/error-facts';
import { expectThat, rowOf, type Need } from './need';

const key = 741_852_963;

/** Returns the code of the error by which a statement fails. */
const failureOf = (client: Client, statement: string): Promise<string | undefined> =>
  client.query(statement).then(
    () => undefined,
    (error: unknown) => codeOf(error),
  );

/** What lives as long as a connection. Poolers in transaction mode have none of it. */
export const sessionNeeds: readonly Need[] = [
  {
    name: 'A session for each connection',
    why: 'Locks, news and time limits live as long as a connection; a pooler must work in session mode.',
    async attempt({ url }) {
      const kept = await keepsSessions(() => {
        const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
        client.on('error', () => undefined);
        return client;
      });
      expectThat(kept, 'a pooler lends connections out by transaction: use its session mode');
      return 'it stays the same between transactions';
    },
  },
  {
    name: 'Time limits',
    why: 'A statement that takes too long, or waits too long for a lock, is ended by the database.',
    async attempt({ open, schema }) {
      const [one, other] = await Promise.all([open(), open()]);
      await one.query(`set statement_timeout = 200; set idle_in_transaction_session_timeout = 60000`);
      const slow = await failureOf(one, 'select pg_sleep(5)');
      expectThat(slow === '57014', 'a statement ran longer than its limit');
      await one.query(`create table ${schema}.limited (id int)`);
      await other.query(`begin; lock table ${schema}.limited in share row exclusive mode`);
      await one.query(`set statement_timeout = 0; begin; set local lock_timeout = 100`);
      const locked = await failureOf(one, `lock table ${schema}.limited in share row exclusive mode`);
      expectThat(locked === '55P03', 'a statement waited for a lock longer than its limit');
      return 'for statements, locks and idle transactions';
    },
  },
  {
    name: 'Advisory locks',
    why: 'Backup, restore and migrations run once at a time, and end with the connection that ran them.',
    async attempt({ open }) {
      const [one, other] = await Promise.all([open(), open()]);
      const take = async (how: string) =>
        (await rowOf<{ taken: boolean }>(other, `select ${how}($1, 1) as taken`, [key])).taken;
      await one.query('select pg_advisory_lock($1, 1)', [key]);
      expectThat(!(await take('pg_try_advisory_lock')), 'two connections held the same one');
      const { seen } = await rowOf<{ seen: boolean }>(
        other,
        `select exists (select from pg_locks where locktype = 'advisory' and classid = $1::bigint::oid) as seen`,
        [key],
      );
      expectThat(seen, 'other connections cannot see who holds one');
      await one.query('select pg_advisory_unlock($1, 1)', [key]);
      await one.query('begin');
      await one.query('select pg_advisory_xact_lock_shared($1, 1)', [key]);
      expectThat(await take('pg_try_advisory_xact_lock_shared'), 'a shared one was not shared');
      expectThat(!(await take('pg_try_advisory_xact_lock')), 'a shared one was taken whole');
      await one.query('commit');
      expectThat(await take('pg_try_advisory_xact_lock'), 'one outlived its transaction');
      await one.query('select pg_advisory_lock($1, 1)', [key]);
      await one.end();
      await other.query(`set lock_timeout = 5000`);
      await other.query('select pg_advisory_lock($1, 1)', [key]);
      return 'of sessions and transactions, shared, and freed with the connection';
    },
  },
  {
    name: 'LISTEN and NOTIFY',
    why: 'A change on one server refreshes the screens of all.',
    async attempt({ open, schema }) {
      const [one, other] = await Promise.all([open(), open()]);
      await one.query(`listen ${schema}`);
      const began = performance.now();
      const heard = once(one, 'notification', { signal: AbortSignal.timeout(5000) });
      await other.query('select pg_notify($1, $2)', [schema, 'sales']);
      const [{ payload }] = (await heard.catch(() => {
        throw new Error('nothing arrived at the other connection within 5 s');
      })) as [{ payload: string }];
      expectThat(payload === 'sales', `"${payload}" arrived instead of what was sent`);
      return `from one connection to another in ${Math.round(performance.now() - began)} ms`;
    },
  },
  {
    name: 'Other sessions are visible',
    why: 'Copies of tills wait for transactions that still run, and a broken-off export is ended.',
    async attempt({ open }) {
      const [one, other] = await Promise.all([open({ application_name: 'turoos check' }), open()]);
      const { pid } = await rowOf<{ pid: number }>(one, 'select pg_backend_pid() as pid');
      await one.query('begin');
      const seen = await rowOf<{ named: boolean; began: boolean }>(
        other,
        `select coalesce(bool_or(application_name = 'turoos check'), false) as named,
           coalesce(bool_or(xact_start is not null), false) as began
         from pg_stat_activity where pid = $1 and datname = current_database() and backend_type = 'client backend'`,
        [pid],
      );
      expectThat(seen.named, 'the name of a connection is lost on its way');
      expectThat(seen.began, 'pg_stat_activity does not tell when a transaction began');
      const ended = new Promise((resolve) => {
        one.once('end', () => resolve(true));
      });
      await other.query('select pg_terminate_backend($1)', [pid]);
      expectThat(
        (await Promise.race([ended, pause(5000, false, { ref: false })])) === true,
        'pg_terminate_backend did not end one',
      );
      return 'their names, the begin of their transactions, and their end';
    },
  },
];
