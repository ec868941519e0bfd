import { connect, type Db } from '../db/connect';
import { findRunning } from '../db/embedded/find-running';
import { assertShopIn } from '../db/embedded/lost-database';
import { openShop } from '../open-shop';
import type { Config } from '../system/config';

/** Opens the shop's database for work beside a running server, or starts it if none is running; it never creates one. */
export async function reachShop(config: Config): Promise<{ db: Db; url: string; close(): Promise<void> }> {
  const url = config.databaseUrl ? undefined : await findRunning(config.dataDir);
  if (url) {
    const db = connect(url, { max: 2 });
    return { db, url, close: () => db.destroy() };
  }
  if (!config.databaseUrl) await assertShopIn(config.dataDir);
  const { db, engine, close } = await openShop(config, (line) => console.log(line));
  return { db, url: engine.url, close };
}
