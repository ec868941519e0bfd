import type { Topic } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Background } from '../../kernel/background';
import type { Services } from '../../kernel/services';

/** What making, trying and restoring backups needs, from a request or from a job. */
export interface BackupContext {
  db: Db;
  /** Of the database: it is copied over a connection of its own. */
  url: string;
  dataDir: string;
  /** Seals what the server makes by itself, and opens what it sealed so. */
  backupPassphrase?: string | undefined;
  /** Backups go on after the answer that they are being made. */
  background: Background;
  announce(changed: readonly Topic[]): void;
  warn(error: unknown): void;
}

export const contextOf = ({ db, url, config, background, live, warn }: Services): BackupContext => ({
  db,
  url,
  dataDir: config.dataDir,
  backupPassphrase: config.backupPassphrase,
  background,
  announce: (changed) => live.announce(changed),
  warn,
});
