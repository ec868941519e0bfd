import { connect, type Db } from '../db/connect';
import { findRunning } from '../db/embedded/find-running';
import { openShop } from '../server';
import type { Config } from '../system/config';

/** The shop for work that disturbs nobody: beside a running server, or without one. */
export async function reachShop(config: Config): Promise<{ db: Db; url: string; close(): Promise<void> }> {
  const url = config.databaseUrl ? undefined : await findRunning(config.dataDir);
  if (url) {
    const db = connect(url, { max: 2 });
    return { db, url, close: () => db.destroy() };
  }
  const { db, engine, close } = await openShop(config, (line) => console.log(line));
  return { db, url: engine.url, close };
}
