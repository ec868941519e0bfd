import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Db } from '../db/connect';
import { findRunning } from '../db/embedded/find-running';
import { createBackground } from '../kernel/background';
import { openBackup, restoreBackup } from '../modules/backup';
import { runCommand } from '../run-command';
import { openShop } from '../open-shop';
import { both } from '../system/both';
import { readConfig, type Config } from '../system/config';
import { StartupError } from '../system/startup-error';
import { askYes } from './ask-yes';
import { asMegabytes, assertNoneEmpty, explained, readPassphrase, secondsSince } from './backup-command';
import { isServed } from './is-served';
import { shownMoment } from './moment.rules';
import { restoreToMoment } from './restore-to-moment';
import { brokenOff, restoredText, savedIn, unchanged } from './restore-words';
import { untilStopped } from './until-stopped';

const usage =
  'npm run restore -- file [--passphrase-file file] [--accept-broken-books] [--yes], or\n' +
  '  npm run restore -- --at "2026-11-15 14:02" [--from place] [--passphrase-file file] [--accept-broken-books] [--yes]';
const inUse = () =>
  new StartupError(
    both('المتجر يعمل الآن', 'a Turoos server is using this shop'),
    both('استعد من صفحة إعداداته، أو أوقف البرنامج أولاً', 'restore from its settings page, or stop it first'),
  );

runCommand(async () => {
  const { file, ...options } = readOptions(process.argv.slice(2));
  assertNoneEmpty(options);
  const passphrase = await readPassphrase(options['passphrase-file']);
  const ask = async () => void (options.yes || (await confirm()));
  if (file !== undefined) return restoreFile(file, passphrase, options['accept-broken-books'], ask);
  await restoreToMoment(readConfig(), {
    at: options.at ?? '',
    from: options.from,
    shop: options.shop,
    passphrase,
    acceptBrokenBooks: options['accept-broken-books'] ?? false,
    confirm: ask,
  });
});

async function restoreFile(
  file: string,
  passphrase: string | undefined,
  acceptBrokenBooks: boolean | undefined,
  ask: () => Promise<void>,
): Promise<void> {
  const { header, size } = await explained(openBackup(file), file);
  const taken = new Date(header.createdAt);
  console.log(
    `${file}: ${asMegabytes(size)}، ${both(`المتجر كما كان في ${shownMoment(taken)}`, `the shop as it was on ${header.createdAt}`)}`,
  );
  await ask();
  const config = readConfig();
  if (!config.databaseUrl && (await findRunning(config.dataDir))) throw inUse();
  await untilStopped(brokenOff, async (until) => {
    const shop = await openShop(config, (line) => console.log(line));
    const began = Date.now();
    try {
      if (await isServed(shop.db)) throw inUse();
      const restoring = restoreBackup(contextOf(config, shop), 'system', {
        path: file,
        passphrase,
        acceptBrokenBooks,
        until,
      });
      const safety = await explained(restoring, file);
      console.log(restoredText(secondsSince(began)));
      if (safety) console.log(savedIn(safety));
    } finally {
      await shop.close();
    }
  });
}

const contextOf = (
  { dataDir, backupPassphrase }: Config,
  { db, engine }: { db: Db; engine: { url: string } },
) => ({
  db,
  url: engine.url,
  dataDir,
  backupPassphrase,
  background: createBackground(),
  announce: () => undefined,
  warn: (error: unknown) => console.error(error),
});

async function confirm(): Promise<void> {
  if (!process.stdin.isTTY)
    throw new StartupError(
      both('تستبدل الاستعادة كل ما في المتجر', 'it replaces everything in the shop'),
      both('حيث لا يمكن السؤال اكتب --yes', 'say --yes where nobody can be asked'),
    );
  const question =
    'تستبدل الاستعادة كل ما في المتجر. اكتب yes للاستمرار (it replaces everything; type yes to go on): ';
  if (!(await askYes(question))) throw new StartupError(unchanged);
}

function readOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'passphrase-file': { type: 'string' },
        'accept-broken-books': { type: 'boolean' },
        yes: { type: 'boolean' },
        at: { type: 'string' },
        from: { type: 'string' },
        shop: { type: 'string' },
      },
    });
    const [file, ...others] = positionals;
    if ((file === undefined) === (values.at === undefined) || others.length || file === '') throw new Error();
    return { ...values, file: file && resolve(file) };
  } catch {
    throw new StartupError(
      both('لم يتضح أي ملف أو أي لحظة تُستعاد', 'which file or moment to restore is not clear'),
      usage,
    );
  }
}
