import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBackground } from '../kernel/background';
import { backupShop, backupTarget } from '../modules/backup';
import { runCommand } from '../run-command';
import { stopSignals } from '../stop-signals';
import { readConfig } from '../system/config';
import { both } from '../system/both';
import { StartupError } from '../system/startup-error';
import { asMegabytes, assertNoneEmpty, explained, readPassphrase, secondsSince } from './backup-command';
import { reachShop } from './reach-shop';

const usage = 'npm run backup -- [--to file-or-folder] [--passphrase-file file]';

runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  assertNoneEmpty(options);
  const passphrase = await readPassphrase(options['passphrase-file']);
  const to = options.to && (await backupTarget(resolve(options.to)));
  const config = readConfig();
  const began = Date.now();
  const { db, url, close } = await reachShop(config);
  const background = createBackground();
  for (const signal of stopSignals) process.on(signal, () => void background.close());
  try {
    const shop = { db, url, dataDir: config.dataDir, background };
    const path = await explained(backupShop(shop, { to, passphrase }));
    console.log(`${path}: ${asMegabytes((await stat(path)).size)} in ${secondsSince(began)}`);
  } catch (error) {
    throw background.closing.aborted
      ? new StartupError(
          both('أُوقف النسخ ولم يبقَ منه شيء', 'the backup was broken off, nothing of it is left'),
        )
      : error;
  } finally {
    await close();
  }
});

function readOptions(args: string[]) {
  try {
    const options = { to: { type: 'string' }, 'passphrase-file': { type: 'string' } } as const;
    return parseArgs({ args, options }).values;
  } catch {
    throw new StartupError(
      both('لم يتضح ما يُنسخ وإلى أين', 'what to back up, and where to, is not clear'),
      usage,
    );
  }
}
