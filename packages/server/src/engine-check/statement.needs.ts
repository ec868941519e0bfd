import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import Cursor from 'pg-cursor';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { preparesStatements } from '../db/connect';
import { expectThat, rowOf, weak, type Need } from './need';

/** What is asked by the statements of the shop and by the way they are sent. */
export const statementNeeds: readonly Need[] = [
  {
    name: 'Statements that write several tables',
    why: 'A change, its entry in the audit log and its announcements are one statement.',
    async attempt({ open, schema }) {
      const client = await open();
      await client.query(
        `begin; create table ${schema}.counted (id int primary key, times int); create table ${schema}.told (id int)`,
      );
      const write = `
        with raised as (
          insert into ${schema}.counted values (1, 1)
          on conflict (id) do update set times = counted.times + 1 returning id, times)
        insert into ${schema}.told select times from raised returning id`;
      await client.query(write);
      const { id } = await rowOf<{ id: number }>(client, write);
      expectThat(id === 2, `the second time was number ${id}`);
      return 'inserted or raised, and told, at once';
    },
  },
  {
    name: 'Queries of reports',
    why: 'Trees of categories, medians and the order of a given list.',
    async attempt({ open }) {
      const row = await rowOf<{ depth: number; median: number; second: string }>(
        await open(),
        `with recursive tree as (select 1 as depth union all select depth + 1 from tree where depth < 5),
         kept as materialized (select depth from tree)
         select (select max(depth) from kept) as depth,
           (select percentile_cont(0.5) within group (order by depth) from kept)::int as median,
           (select word from unnest(array['a', 'b']) with ordinality as w (word, place) where place = 2) as second`,
      );
      expectThat(row.depth === 5 && row.median === 3 && row.second === 'b', 'the answers are wrong');
      return 'recursive, materialized, percentiles, ordinality';
    },
  },
  {
    name: 'Temporary and unlogged tables',
    why: 'What to order is computed in steps; what may be lost is not written twice.',
    async attempt({ open, schema }) {
      const client = await open();
      await client.query(`create unlogged table ${schema}.passing (id int)`);
      await client.query(
        `begin; create temporary table step on commit drop as select generate_series(1, 10) as n; analyze step; commit`,
      );
      const { gone } = await rowOf<{ gone: boolean }>(
        client,
        `select to_regclass('pg_temp.step') is null as gone`,
      );
      expectThat(gone, 'one outlived its transaction');
      return 'dropped at the commit, and without a log';
    },
  },
  {
    name: 'Prepared statements',
    why: 'The statements of the counter are parsed and planned once.',
    async attempt({ open, url }) {
      if (!preparesStatements(url))
        return weak('the address turns them off: each is parsed and planned every time');
      const client = await open();
      for (const given of [1, 2]) {
        const { rows } = await client.query<{ same: number }>({
          name: 'turoos_check',
          text: 'select $1::int as same',
          values: [given],
        });
        expectThat(rows[0]?.same === given, 'one answered for other values');
      }
      return 'one was used twice';
    },
  },
  {
    name: 'Statements sent together',
    why: 'The statements of a sale share round trips.',
    async attempt({ open, schema }) {
      const client = await open({ pipeline: true });
      await client.query(`create table ${schema}.sent (place int)`);
      const replies = await Promise.all([
        client.query('begin'),
        client.query(`insert into ${schema}.sent values ($1)`, [1]),
        client.query<{ count: number }>(`select count(*)::int as count from ${schema}.sent`),
        client.query('commit'),
      ]);
      expectThat(replies[2].rows[0]?.count === 1, 'they were run in another order');
      return 'four in one go, in their order';
    },
  },
  {
    name: 'Cursors',
    why: 'Exports read a million rows in portions.',
    async attempt({ open }) {
      const client = await open();
      const cursor = client.query(new Cursor<{ n: number }>('select generate_series(1, 1000) as n'));
      await cursor.read(100);
      const second = await cursor.read(100);
      await cursor.close();
      expectThat(second[0]?.n === 101, 'the second portion does not begin where the first ended');
      return 'a hundred rows at a time';
    },
  },
  {
    name: 'COPY',
    why: 'Backups are written and read by it.',
    async attempt({ open, schema }) {
      const client = await open();
      await client.query(`begin; create table ${schema}.copied (id int, name text)`);
      const rows = '1\tفلتر\n2\t\\N\n';
      await pipeline(Readable.from([rows]), client.query(copyFrom(`copy ${schema}.copied from stdin`)));
      const back = await text(client.query(copyTo(`copy ${schema}.copied to stdout`)));
      expectThat(back === rows, 'the rows came back changed');
      return 'in and out, unchanged';
    },
  },
];
