import { fold, foldCode } from '@turoos/contract';
import { readMigrations } from '../db/migrate';
import { expectThat, rowOf, type Need } from './need';

/** The extensions that the migrations create. */
export const extensions = ['pg_trgm'];

/** What is asked by the tables and functions of the shop and by those of the queue of jobs. */
export const schemaNeeds: readonly Need[] = [
  {
    name: 'Extension pg_trgm',
    why: 'Parts and customers are found by any piece of their names.',
    async attempt({ open, schema }) {
      const client = await open();
      await client.query(`begin; set local search_path = ${schema}, public`);
      for (const extension of extensions) await client.query(`create extension if not exists ${extension}`);
      const { count } = await rowOf<{ count: number }>(
        client,
        `select cardinality(show_trgm('قطعة')) as count`,
      );
      expectThat(
        count > 0,
        'it finds no Arabic letters: create the database with a UTF-8 locale, as C.UTF-8',
      );
      return 'created until a rollback, or there already';
    },
  },
  {
    name: 'Arabic through a GIN index',
    why: 'A search in a million parts reads a few rows.',
    async attempt({ open, schema }) {
      const client = await open();
      await client.query(`
        begin; set local search_path = ${schema}, public; create extension if not exists pg_trgm;
        create table searched (search_text text);
        insert into searched select 'قطعة رقم ' || n from generate_series(1, 2000) n;
        insert into searched values ('فلتر زيت تويوتا كورولا');
        create index on searched using gin (search_text gin_trgm_ops);
        analyze searched; set local enable_seqscan = off`);
      const found = `from searched where search_text like '%ويوتا%' and search_text ilike '%فلتر%'`;
      const { rows: plan } = await client.query<{ 'QUERY PLAN': string }>(`explain select ${found}`);
      expectThat(
        plan.some((line) => line['QUERY PLAN'].includes('Index Scan')),
        'the search reads the whole table',
      );
      const { count } = await rowOf<{ count: number }>(client, `select count(*)::int as count ${found}`);
      expectThat(count === 1, `${count} rows were found instead of one`);
      return 'the index finds a piece of an Arabic name';
    },
  },
  {
    name: 'All migrations',
    why: 'The first start and every update run them in one transaction.',
    async attempt({ open, schema }) {
      const client = await open();
      await client.query(
        `begin; set local search_path = ${schema}, public; set local client_min_messages = error`,
      );
      const migrations = await readMigrations();
      for (const migration of migrations.values())
        await client.query(migration.replaceAll(/\bpublic\./g, `${schema}.`));
      const text = 'أحمدُ الآلي ١٢/AB-34';
      const folded = await rowOf<{ text: string; code: string }>(
        client,
        'select turoos_fold($1) as text, turoos_code($1) as code',
        [text],
      );
      expectThat(
        folded.text === fold(text) && folded.code === foldCode(text),
        'Arabic text is folded differently than in the program',
      );
      return `${migrations.size} were run and rolled back`;
    },
  },
  {
    name: 'Views in place of tables',
    why: 'Users of a branch see its rows alone, through views that have the names of the tables.',
    async attempt({ open, schema }) {
      const client = await open();
      await client.query(`
        begin;
        create table ${schema}.sold (warehouse int, amount int);
        insert into ${schema}.sold values (1, 20), (1, 22), (2, 58);
        create schema ${schema}_seen;
        create view ${schema}_seen.sold as select warehouse, sum(amount)::int as amount from ${schema}.sold
          where warehouse = current_setting('turoos.trial')::int group by warehouse;
        set local search_path = ${schema}_seen, ${schema}; set local turoos.trial = 1`);
      const { amount } = await rowOf<{ amount: number }>(
        client,
        'select sum(amount)::int as amount from sold',
      );
      expectThat(amount === 42, `a view of one branch shows ${amount} instead of 42`);
      return 'a view was read by the name of its table';
    },
  },
  {
    name: 'Changes of tables are undone',
    why: 'A migration that fails leaves the database as it was.',
    async attempt({ open, schema }) {
      const client = await open();
      await client.query(`begin; create table ${schema}.undone (id int)`);
      await client.query('rollback');
      const { gone } = await rowOf<{ gone: boolean }>(client, `select to_regclass($1) is null as gone`, [
        `${schema}.undone`,
      ]);
      expectThat(gone, 'a table outlived the rollback of its transaction');
      return 'a rollback removed a table';
    },
  },
  {
    name: 'Computed columns and constraints',
    why: 'Totals, codes and search texts are columns; what must never be is refused by the tables.',
    async attempt({ open, schema }) {
      const client = await open();
      await client.query(`
        begin;
        create table ${schema}.facts (
          seq bigint generated always as identity primary key, a int check (a > 0), b int, tags jsonb,
          twice int generated always as (a * 2) stored, constraint facts_pair unique nulls not distinct (a, b));
        create index on ${schema}.facts (a desc) include (b) where b is null;
        create index on ${schema}.facts using brin (a);
        create index on ${schema}.facts (lower(tags ->> 'name') collate "C");
        insert into ${schema}.facts (a, tags) values (21, '{"name": "x", "levels": [1, 2]}')`);
      const { twice } = await rowOf<{ twice: number }>(
        client,
        `select twice from ${schema}.facts where tags @> '{"levels": [2]}'`,
      );
      expectThat(twice === 42, `a computed column is ${twice} instead of 42`);
      const refusal: unknown = await client.query(`insert into ${schema}.facts (a) values (21)`).then(
        () => undefined,
        (error: unknown) => error,
      );
      const { code, constraint } = (refusal ?? {}) as { code?: string; constraint?: string };
      expectThat(
        code === '23505' && constraint === 'facts_pair',
        'a second row of the same key was not refused by the name of its constraint',
      );
      return 'stored, checked, and refused by name';
    },
  },
  {
    name: 'Triggers',
    why: 'Books and movements can only be added to, and entries must balance.',
    async attempt({ open, schema }) {
      const client = await open();
      await client.query(`
        begin;
        create table ${schema}.book (amount int);
        create function ${schema}.forbid() returns trigger language plpgsql as $$
          begin raise exception 'never changed' using errcode = 'TR001'; end $$;
        create function ${schema}.balance() returns trigger language plpgsql as $$
          begin if (select sum(amount) from added) <> 0 then raise exception 'unbalanced'; end if; return null; end $$;
        create trigger fixed before update or delete on ${schema}.book for each row execute function ${schema}.forbid();
        create trigger even after insert on ${schema}.book referencing new table as added
          for each statement execute function ${schema}.balance();
        create table ${schema}.whole (amount numeric);
        create constraint trigger in_the_end after insert on ${schema}.whole deferrable initially deferred
          for each row when (current_setting('turoos.check', true) is null) execute function ${schema}.forbid();
        insert into ${schema}.book values (5), (-5); savepoint before`);
      for (const statement of [
        `update ${schema}.book set amount = 1`,
        `insert into ${schema}.book values (1)`,
        `insert into ${schema}.whole values (1); set constraints all immediate`,
      ]) {
        const passed = await client.query(statement).then(
          () => true,
          () => false,
        );
        expectThat(!passed, 'a trigger did not stop what it forbids');
        await client.query('rollback to before');
      }
      return 'for rows, for statements with their new rows, and at the end of a transaction';
    },
  },
  {
    name: 'Partitions and late references',
    why: 'The queue of jobs has a partition for each kind, and references that are checked at the commit.',
    async attempt({ open, schema }) {
      const client = await open();
      await client.query(`
        begin;
        create table ${schema}.queue (name text primary key);
        create table ${schema}.job (name text, state int) partition by list (name);
        create table ${schema}.job_mail partition of ${schema}.job for values in ('mail');
        alter table ${schema}.job_mail add foreign key (name) references ${schema}.queue
          deferrable initially deferred;
        insert into ${schema}.job values ('mail', 1)`);
      const committed = await client.query('commit').then(
        ({ command }) => command === 'COMMIT',
        () => false,
      );
      expectThat(!committed, 'a reference to nothing was committed');
      return 'a reference to nothing failed at the commit';
    },
  },
];
