import type { Topic } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Background } from '../../kernel/background';
import type { Services } from '../../kernel/services';

/** Dependencies of making, testing and restoring backups, taken from a request or a job. */
export interface BackupContext {
  db: Db;
  /** Database URL: backups are copied over a connection of their own. */
  url: string;
  dataDir: string;
  /** Encrypts and decrypts the backups that the server makes by itself. */
  backupPassphrase?: string | undefined;
  /** Tracks backups that continue after the response was sent. */
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
