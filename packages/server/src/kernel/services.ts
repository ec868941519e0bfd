import type { Db } from '../db/connect';
import type { Config } from '../system/config';
import type { Background } from './background';
import type { Session } from './actor';
import type { Exports } from './exports';
import type { Jobs } from './jobs';
import type { Live } from './live';
import type { Reads } from './reads';

/** What one running server holds, given to every handler. */
export interface Services {
  config: Config;
  db: Db;
  /** Of the database, for work that needs a connection of its own. */
  url: string;
  /** For reports and exports: apart from what the counter works with, and from a replica where there is one. */
  reads: Reads;
  exports: Exports;
  background: Background;
  live: Live;
  jobs: Jobs;
  /** Signs access tokens and derives refresh tokens; the same on all servers of a shop. */
  secret: Uint8Array;
  readSession(accessToken: string): Promise<Session>;
  /** What went wrong apart from any answer, for whoever keeps the server. */
  warn(error: unknown): void;
}
