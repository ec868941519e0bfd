import { must } from '@turoos/contract';
import { readMoved } from '../modules/standby';
import type { Config } from '../system/config';
import { serveNotice, type NoticeServer } from './notice-server';
import { movedNotice } from './pages';

/** Says at the addresses of a former shop where the shop is now. */
export async function serveMoved(config: Config, say: (line: string) => void): Promise<NoticeServer> {
  const moved = must(await readMoved(config.dataDir));
  const server = await serveNotice(config, movedNotice(moved), say);
  console.log(`\n  The shop has moved to ${moved.name}: ${moved.addresses.join(' ')}`);
  console.log(`  This computer only says so: http://localhost:${server.port}`);
  console.log('  To let it stand by: npm start -- --standby of=https://… code=…\n');
  return server;
}
