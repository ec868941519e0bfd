import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { both } from '../../system/both';
import { messageOf } from '../../system/error-facts';
import { StartupError } from '../../system/startup-error';
import { syncFolder } from '../../system/sync-folder';
import type { Binaries } from './binaries';
import { giveToAccount } from './give-to-account';
import { assertNoneLost } from './lost-database';
import { clusterFolder, nextFolder, type Place } from './place';
import { run } from './run';

/** The files of a database server, ready to be started. */
export interface Cluster {
  folder: string;
  password: string;
}

/** The superuser of the cluster; only the engine itself uses it. */
export const superuser = 'postgres';

/**
 * Opens the cluster, creating it at the first start. It is created in a draft folder together with its
 * password and moved into place by one rename, so that a killed start leaves nothing that looks like a
 * database.
 */
export async function openCluster(
  dataDir: string,
  place: Place,
  binaries: Binaries,
  durable: boolean,
  say: (line: string) => void,
): Promise<Cluster> {
  const folder = clusterFolder(place.home);
  if (!(await exists(folder))) {
    await assertNoneLost(dataDir, place.home);
    say(`${both('تُنشأ قاعدة البيانات في', 'creating the database in')} ${place.home}`);
    await createCluster(place, binaries, durable);
  }
  await giveToAccount(folder, place);
  return { folder, password: await readPassword(place.home) };
}

/**
 * Removes the drafts of killed starts and restores. Call it only while holding the claim, beside which nothing is restored,
 * or while alone in the folder: nobody else can be using one.
 */
export async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const draft = path.join(home, name);
    if (!name.includes('.new-') && draft !== nextFolder(home)) continue;
    // an initdb that outlived its killed start may still be writing there; the rest is removed at the next
    // start
    await rm(draft, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }).catch(() => {});
  }
}

async function createCluster({ home, account }: Place, binaries: Binaries, durable: boolean): Promise<void> {
  const draft = path.join(home, `postgres.new-${randomUUID()}`);
  const cluster = path.join(draft, 'cluster');
  const passwordFile = path.join(draft, 'password');
  try {
    await mkdir(draft);
    await chmod(draft, 0o711);
    await mkdir(cluster, { mode: 0o700 });
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
    if (account) for (const file of [cluster, passwordFile]) await chown(file, account.uid, account.gid);

    const initdb = await run(binaries.initdb, initdbArguments(cluster, passwordFile, durable), account);
    if (!initdb.ok) throw new Error(initdb.output.split('\n').slice(-3).join(' '));
    await rename(draft, path.join(home, 'postgres'));
    if (durable) await syncFolder(home);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    if (await exists(clusterFolder(home))) return; // another start was faster, and its cluster serves as well
    throw new StartupError(
      both(`لا يمكن إنشاء قاعدة البيانات في ${home}`, `the database can't be created: ${messageOf(cause)}`),
      both(
        'تأكد من أن المجلد يُكتب فيه وأن في القرص متسعاً',
        'check that the folder can be written to and that the disk has room',
      ),
      { cause },
    );
  }
}

/**
 * Returns the arguments of initdb. The builtin locale makes text behave the same on every machine. The
 * character type must be UTF-8 too: pg_trgm uses it to recognize letters, and with plain C finds none in
 * Arabic.
 */
function initdbArguments(cluster: string, passwordFile: string, durable: boolean): string[] {
  const characterTypes = { darwin: 'en_US.UTF-8', win32: 'en-US' }[process.platform as string] ?? 'C.UTF-8';
  return [
    `--pgdata=${cluster}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterTypes}`,
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
}

export const passwordHint = both(
  'أُنشئ هذا الملف مع قاعدة البيانات، فأعده من نسخة لمجلد البيانات',
  'the file was made together with the database: bring it back from a copy of the data folder',
);

export async function readPassword(home: string): Promise<string> {
  const file = path.join(home, 'postgres', 'password');
  const password = await readFile(file, 'utf8').catch((cause) => {
    throw new StartupError(
      both(
        'لا يمكن قراءة كلمة مرور قاعدة البيانات',
        `the password of the database can't be read: ${cause.message}`,
      ),
      passwordHint,
      { cause },
    );
  });
  return password.trim();
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
