import { Client } from 'pg';

/** Tables that change with any request, or by themselves. */
const alwaysChanging = [
  'sessions',
  'login_failures',
  'idempotency_keys',
  'notifications',
  'news_reading',
  'outbox',
  'print_jobs',
  'fuzz_changes',
];

export interface Changes {
  /** Returns the tables that changed since the last call. */
  taken(): Promise<string[]>;
  close(): Promise<void>;
}

/** Records by triggers which tables are written to; a rollback removes its records too. */
export async function watchChanges(databaseUrl: string): Promise<Changes> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    create unlogged table fuzz_changes (name text);
    create function fuzz_note() returns trigger language plpgsql as $$
      begin
        if exists (select from changed) then insert into fuzz_changes values (tg_table_name); end if;
        return null;
      end $$;
    do $$
      declare watched text; 
      begin
        for watched in select tablename from pg_tables where schemaname = 'public'
          and tablename <> all ('{${alwaysChanging.join(',')}}') loop
          execute format('create trigger fuzz_insert after insert on %I referencing new table as changed
            for each statement execute function fuzz_note()', watched);
          execute format('create trigger fuzz_update after update on %I referencing new table as changed
            for each statement execute function fuzz_note()', watched);
          execute format('create trigger fuzz_delete after delete on %I referencing old table as changed
            for each statement execute function fuzz_note()', watched);
        end loop;
      end $$`);
  return {
    async taken() {
      const { rows } = await client.query<{ name: string }>(
        'with taken as (delete from fuzz_changes returning name) select distinct name from taken',
      );
      return rows.map(({ name }) => name);
    },
    close: () => client.end(),
  };
}
