import { must } from '@turoos/contract';
import type { Client } from 'pg';
import { shallWait } from './waiting.rules';

interface Seen {
  isOn: boolean;
  longest: number;
  flushed: string;
  /** Connections of standbys that had all the log of the look before. */
  inStep: number;
}

/** Bytes that a standby may be behind and still be in step. */
const mostBehind = 256 * 1024;

/** Decides at each look whether commits wait for a standby, and tells PostgreSQL. */
export function waitingKeeper(now: () => number = () => performance.now()) {
  let flushedBefore = '0/0';
  let thereSince: number | undefined;
  let goneSince: number | undefined = now();

  return {
    /** Returns whether commits wait from now on. `isHeard` says whether a standby called lately. */
    async look(
      client: Client,
      wanted: { isWanted: boolean; mostSeconds: number; isHeard: boolean },
    ): Promise<boolean> {
      const seen = await readSeen(client, flushedBefore);
      flushedBefore = seen.flushed;
      const isThere = seen.inStep > 0 && wanted.isHeard;
      thereSince = isThere ? (thereSince ?? now()) : undefined;
      goneSince = isThere ? undefined : (goneSince ?? now());
      const secondsSince = (moment: number | undefined) =>
        moment === undefined ? 0 : (now() - moment) / 1000;
      const shall = shallWait({
        isWanted: wanted.isWanted,
        isOn: seen.isOn,
        mostSeconds: wanted.mostSeconds,
        longestSeconds: seen.longest,
        goneSeconds: secondsSince(goneSince),
        steadySeconds: secondsSince(thereSince),
      });
      if (shall !== seen.isOn) await tell(client, shall);
      return shall;
    },
  };
}

async function readSeen(client: Client, flushedBefore: string): Promise<Seen> {
  const { rows } = await client.query<Seen>(
    `select current_setting('synchronous_standby_names') <> '' as "isOn",
       (select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8 from pg_stat_activity
        where wait_event = 'SyncRep') as longest,
       pg_current_wal_flush_lsn()::text as flushed,
       (select count(*)::int from pg_stat_replication where state = 'streaming'
        and pg_wal_lsn_diff($1::pg_lsn, flush_lsn) < $2) as "inStep"`,
    [flushedBefore, mostBehind],
  );
  return must(rows[0]);
}

/** Emptying the list lets those go on that wait. */
async function tell(client: Client, shall: boolean): Promise<void> {
  await client.query(
    shall
      ? `alter system set synchronous_standby_names = '*'`
      : 'alter system reset synchronous_standby_names',
  );
  await client.query('select pg_reload_conf()');
}
