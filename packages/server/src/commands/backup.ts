import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config';
import { connect, type Db } from '../db/connect';
import { findRunning } from '../db/embedded/find-running';
import { backupShop } from '../modules/backup';
import { runCommand } from '../run-command';
import { openShop } from '../server';
import { StartupError } from '../startup-error';
import { asMegabytes, explained, readPassphrase, secondsSince } from './backup-command';

const usage = 'npm run backup -- [--to file] [--passphrase-file file]';

runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  const passphrase = await readPassphrase(options['passphrase-file']);
  const config = readConfig();
  const began = Date.now();
  const { db, url, close } = await reachShop(config);
  try {
    const to = options.to && resolve(options.to);
    const path = await explained(backupShop({ db, url, dataDir: config.dataDir }, { to, passphrase }));
    console.log(`${path}: ${asMegabytes((await stat(path)).size)} in ${secondsSince(began)}`);
  } finally {
    await close();
  }
});

/** A backup disturbs nobody: it is made beside a running server, or without one. */
async function reachShop(config: Config): Promise<{ db: Db; url: string; close(): Promise<void> }> {
  const url = config.databaseUrl ? undefined : await findRunning(config.dataDir);
  if (url) {
    const db = connect(url, { max: 2 });
    return { db, url, close: () => db.destroy() };
  }
  const { db, engine, close } = await openShop(config, (line) => console.log(line));
  return { db, url: engine.url, close };
}

function readOptions(args: string[]) {
  try {
    const options = { to: { type: 'string' }, 'passphrase-file': { type: 'string' } } as const;
    return parseArgs({ args, options }).values;
  } catch {
    throw new StartupError('What to back up, and where to, is not clear.', usage);
  }
}
