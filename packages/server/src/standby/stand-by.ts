import { readMoved, forgetEpoch } from '../modules/standby';
import { isCopy } from '../db/embedded/take-copy';
import { openDataFolder } from '../db/embedded/place';
import { stat } from 'node:fs/promises';
import { ownAddresses } from '../network/addresses';
import { machineName } from '../network/machine-names';
import { onStopSignal } from '../stop-signals';
import { both } from '../system/both';
import type { Config } from '../system/config';
import { StartupError } from '../system/startup-error';
import { Follower } from './follow';
import { forwardLog } from './forward-log';
import { folderOf } from './local-copy';
import { serveNotice, type NoticeServer } from './notice-server';
import type { StandbyOptions } from './options';
import { pairWith } from './pair-with';
import { standbyNotice, titleFor } from './pages';
import { openChannel } from './shop-line';
import { beginStandby, readStandbyFile, type StandbyFile } from './standby-file';

/** Stands by for a shop on another computer. Returns when the shop was taken over and is to be served here. */
export async function standBy(config: Config, asked: StandbyOptions | undefined): Promise<void> {
  assertEmbedded(config);
  const dataDir = await openDataFolder(config.dataDir);
  const say = (line: string) => console.log(`  ${line}`);
  const known = await readStandbyFile(dataDir);
  if (!known) await assertReplaceable(dataDir);
  let follower: Follower | undefined;
  const notice = {
    ...standbyNotice(() => follower?.following, known?.shop ?? 'تروس'),
    begun: async () => (await readStandbyFile(dataDir))?.taking?.claim,
  };
  const server = await serveNotice(config, notice, say);
  const forget = onStopSignal(async () => {
    await follower?.close();
    await server.close();
  });
  try {
    const file = await pairedFile(config, server, known, asked);
    await beginStandby(dataDir, file);
    await forgetEpoch(dataDir);
    notice.title = titleFor(file.shop);
    const forwarder = await forwardLog(() => openChannel(file, 'wal:1'));
    const machine = machineOf(server, config);
    follower = new Follower({ dataDir, file, forwarder, machine, say });
    console.log(`\n  ${both(`هذا الحاسوب احتياطي لمتجر «${file.shop}»`, 'Standing by')}: ${file.of}`);
    console.log(`  ${both('صفحته', 'this computer')}: http://localhost:${server.port}`);
    console.log(`  ${both('لينتقل المتجر إليه', 'to take over')}: npm run takeover\n`);
    const isTakenOver = await follower.run();
    // closed by a signal, which ends the process
    if (!isTakenOver) return await new Promise<never>(() => undefined);
    say(both('انتقل المتجر إلى هذا الحاسوب', 'the shop was taken over: this computer serves it from now on'));
    forget();
    await follower.close();
    await forwarder.close();
    await server.close();
  } catch (error) {
    forget();
    await follower?.close();
    await server.close();
    throw error;
  }
}

function machineOf({ network }: NoticeServer, { host }: Config) {
  return { name: machineName() || 'turoos', addresses: () => ownAddresses(network, host) };
}

async function pairedFile(
  config: Config,
  server: NoticeServer,
  known: StandbyFile | undefined,
  asked: StandbyOptions | undefined,
): Promise<StandbyFile> {
  const of = asked?.of ?? known?.of;
  const { name, addresses } = machineOf(server, config);
  if (of && asked?.code) return pairWith(of, asked.code, { name, addresses: addresses() });
  if (of && known) return { ...known, of };
  throw new StartupError(
    both('لم يتضح أي متجر يواكبه هذا الحاسوب', 'which shop to stand by for is not clear'),
    `npm start -- --standby of=https://192.168.1.10:5443 code=XXXX-XXXX-XXXX-XXXX-XXXX-XXXX ${both('يعرض المتجر الرمز', 'the shop shows the code')}`,
  );
}

/** With another database server the copy is the business of that server. */
export function assertEmbedded({ databaseUrl }: Config): void {
  if (databaseUrl)
    throw new StartupError(
      both(
        'الحاسوب الاحتياطي لقاعدة البيانات المضمّنة وحدها',
        'standing by works with the embedded database only, and DATABASE_URL names another one',
      ),
      'Use the replication of that PostgreSQL server; docs/scaling.md says how Turoos works with it.',
    );
}

/** The shop in a data folder is replaced only after it has moved to another computer. */
async function assertReplaceable(dataDir: string): Promise<void> {
  const folder = await folderOf(dataDir);
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  if (!isThere || (await isCopy(folder)) || (await readMoved(dataDir))) return;
  throw new StartupError(
    both(`في ${dataDir} متجر، ولا يُستبدل بنسخة احتياطية`, 'there is a shop, which a standby would replace'),
    both('اجعل TUROOS_DATA مجلداً آخر للحاسوب الاحتياطي', 'set TUROOS_DATA to another folder for the standby'),
  );
}
