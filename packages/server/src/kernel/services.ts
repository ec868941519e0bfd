import type { BranchReads, Db } from '../db/connect';
import type { Network } from '../network/network';
import type { Config } from '../system/config';
import type { Background } from './background';
import type { KeyHolder, Session } from './actor';
import type { Exports } from './exports';
import type { Jobs } from './jobs';
import type { Live } from './live';
import type { LongReads } from './long-reads';
import type { Monitor } from './monitor';
import type { GatherMetrics } from './gather-metrics';
import type { Reads } from './reads';

/** The services of a running server, passed to every handler. */
export interface Services {
  config: Config;
  db: Db;
  /** The URL of the database, for work that needs a connection of its own. */
  url: string;
  /** For reports and exports: a pool apart from the counter's, on the replica if there is one. */
  reads: Reads;
  /** What users that are bound to warehouses read. */
  branches: BranchReads;
  exports: Exports;
  /** The turns of users for reports. */
  longReads: LongReads;
  background: Background;
  live: Live;
  /** How other devices reach this server. */
  network: Network;
  jobs: Jobs;
  /** What this process knows about its own work. */
  monitor: Monitor;
  /** Set in a worker: adds up the figures of all workers. */
  gatherMetrics?: GatherMetrics | undefined;
  /** Throws once the shop has moved to another computer; undefined where it cannot. */
  refuseMoved?: (() => void) | undefined;
  /** Signs access tokens and derives refresh tokens; shared by all servers of a shop, and another one now and then. */
  tokens: { readonly now: Uint8Array };
  /** Signs the links in messages. */
  links: Uint8Array;
  readSession(accessToken: string): Promise<Session>;
  /** Counts the request, and throws when the key is used too fast. */
  readKey(key: string, ip: string): Promise<KeyHolder>;
  /** Logs an error that no response reports, for the operator. */
  warn(error: unknown): void;
}
