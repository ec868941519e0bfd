import { must } from '@turoos/contract';
import { sql } from 'kysely';
import { connect, type Db } from '../db/connect';
import { startStandby, type StandbyEngine, type Upstream } from '../db/embedded/start-standby';
import { isCopy } from '../db/embedded/take-copy';
import { choosePlace, clusterFolder } from '../db/embedded/place';
import { parseLsn } from '../modules/backup';
import { messageOf } from '../system/error-facts';

export interface CopyPosition {
  systemId: string;
  timeline: number;
  /** Up to here the log is on the disk of this machine. */
  received: bigint;
}

/** After so many failed starts a copy counts as broken. */
const mostFailures = 3;

/** The copy of the shop's database on this machine, and the server that keeps it in step. */
export class LocalCopy {
  private engine: StandbyEngine | undefined;
  private db: Db | undefined;
  private starting: Promise<void> | undefined;
  private stopping = new AbortController();
  private failures = 0;

  constructor(
    private readonly dataDir: string,
    private readonly say: (line: string) => void,
  ) {}

  /** Whether there is a copy that can be followed with. */
  async isThere(): Promise<boolean> {
    if (this.failures >= mostFailures) return false;
    return isCopy(await folderOf(this.dataDir));
  }

  /** Starts the database unless it runs or is starting. Until it has all it needs of the shop's log, it is starting. */
  start(upstream: Upstream): void {
    if (this.engine || this.starting) return;
    this.starting = this.begin(upstream, this.stopping.signal).finally(() => (this.starting = undefined));
  }

  private async begin(upstream: Upstream, until: AbortSignal): Promise<void> {
    try {
      this.engine = await startStandby({ dataDir: this.dataDir, upstream, say: this.say, until });
      this.db = connect(this.engine.url, { max: 1 });
      this.failures = 0;
    } catch (error) {
      if (until.aborted) return;
      this.failures += 1;
      this.say(messageOf(error));
    }
  }

  /** Returns how far the copy is; undefined while its database does not answer. */
  async position(): Promise<CopyPosition | undefined> {
    if (!this.db) return undefined;
    try {
      const { rows } = await sql<{ systemId: string; timeline: number; received: string }>`
        select (select system_identifier::text from pg_control_system()) as system_id,
          coalesce((select received_tli from pg_stat_wal_receiver),
            (select timeline_id from pg_control_checkpoint())) as timeline,
          greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())::text as received`.execute(this.db);
      const found = must(rows[0]);
      return { ...found, received: parseLsn(found.received) };
    } catch {
      return undefined;
    }
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.starting;
    await this.db?.destroy();
    await this.engine?.stop();
    this.db = undefined;
    this.engine = undefined;
    this.failures = 0;
    this.stopping = new AbortController();
  }
}

export const folderOf = async (dataDir: string): Promise<string> =>
  clusterFolder((await choosePlace(dataDir, () => undefined)).home);
