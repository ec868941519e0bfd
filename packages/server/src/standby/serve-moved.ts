import { must } from '@turoos/contract';
import { readMoved } from '../modules/standby';
import { both } from '../system/both';
import type { Config } from '../system/config';
import { serveNotice, type NoticeServer } from './notice-server';
import { movedNotice } from './pages';

/** Says at the addresses of a former shop where the shop is now. */
export async function serveMoved(config: Config, say: (line: string) => void): Promise<NoticeServer> {
  const moved = must(await readMoved(config.dataDir));
  const server = await serveNotice(config, movedNotice(moved), say);
  console.log(
    `\n  ${both(`انتقل المتجر إلى الحاسوب ${moved.name}`, 'The shop has moved to another computer')}: ${moved.addresses.join(' ')}`,
  );
  console.log(
    `  ${both('هذا الحاسوب يقول ذلك وحده', 'this computer only says so')}: http://localhost:${server.port}`,
  );
  console.log(
    `  ${both('ليصبح احتياطياً', 'to let it stand by')}: npm start -- --standby of=https://… code=…\n`,
  );
  return server;
}
