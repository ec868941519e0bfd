import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, realpath, rename, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { both } from '../../system/both';
import { codeOf, messageOf } from '../../system/error-facts';
import { StartupError } from '../../system/startup-error';
import { syncFolder } from '../../system/sync-folder';
import { run, type Account } from './run';

/** The user "nobody", which every Unix has. */
const nobody: Account = { uid: 65534, gid: 65534 };

/** The location of root's databases when "nobody" cannot access the wanted folder. */
const fallbackHome = '/var/lib/turoos';

/**
 * A file in the data folder that names the actual location, so that no later start creates an empty database.
 */
const locationFile = 'postgres.location';

/**
 * The folder of the database's files, and the account PostgreSQL runs as (undefined: that of this process).
 */
export interface Place {
  home: string;
  account: Account | undefined;
}

const serverFolder = (home: string): string => path.join(home, 'postgres');
export const clusterFolder = (home: string): string => path.join(serverFolder(home), 'cluster');
/** A whole database that is about to take the place of the present one. */
export const nextFolder = (home: string): string => path.join(home, 'postgres.next');
/** Begins the name under which a database is kept that another one has replaced. */
export const keptName = 'postgres.before-';

/** Moves the present database aside, if there is one, and the next one into its place; returns where the former one is. */
export async function exchange(home: string): Promise<string | undefined> {
  const present = serverFolder(home);
  if (!(await ownerOf(present))) {
    await finishExchange(home);
    return undefined;
  }
  const keptAside = path.join(home, keptName + new Date().toISOString().replace(/\D/g, '').slice(0, 14));
  await rename(present, keptAside);
  await syncFolder(home);
  try {
    await finishExchange(home);
  } catch (error) {
    await rename(keptAside, present);
    throw error;
  }
  return keptAside;
}

/** Moves the next database into its place if none is there, after a power cut in the middle of an exchange too. */
async function finishExchange(home: string): Promise<void> {
  if ((await ownerOf(serverFolder(home))) || !(await ownerOf(nextFolder(home)))) return;
  await rename(nextFolder(home), serverFolder(home)).catch(async (error: unknown) => {
    // another process may have done it meanwhile
    if (codeOf(error) !== 'ENOENT' || !(await ownerOf(serverFolder(home)))) throw error;
  });
  await syncFolder(home);
}

/** Returns where the database of a data folder is, if not in it. */
export const readLocation = async (dataDir: string): Promise<string | undefined> =>
  (await readFile(path.join(dataDir, locationFile), 'utf8').catch(() => undefined))?.trim();

/**
 * PostgreSQL refuses to run as root, so root's database runs as "nobody", which may be unable to enter the
 * wanted folder. An existing database runs as its owner.
 */
export async function choosePlace(dataDir: string, say: (line: string) => void): Promise<Place> {
  const location = await readLocation(dataDir);
  const home = location ?? dataDir;
  await finishExchange(home);
  const owner = await ownerOf(clusterFolder(home));
  if (owner) return { home, account: await accountOfOwner(owner, home) };
  if (location !== undefined) {
    throw new StartupError(
      both(
        `كانت قاعدة بيانات ${dataDir} في ${home}، ولم تعد هناك`,
        `the database of ${dataDir} was kept in ${home}, and is not there any more`,
      ),
      both(
        `أعدها إلى مكانها، أو احذف ${path.join(dataDir, locationFile)} لتبدأ بقاعدة فارغة`,
        `bring it back, or delete ${path.join(dataDir, locationFile)} to begin with an empty one`,
      ),
    );
  }

  if (!isRoot()) return { home, account: undefined };
  if (await canEnter(nobody, home)) return { home, account: nobody };
  return settleOnCommonGround(dataDir, say);
}

/** Records the location in the data folder once the database exists elsewhere. */
export async function markPlace(dataDir: string, { home }: Place): Promise<void> {
  if (home !== dataDir) await writeFile(path.join(dataDir, locationFile), `${home}\n`, { flush: true });
}

async function settleOnCommonGround(dataDir: string, say: (line: string) => void): Promise<Place> {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const home = path.join(fallbackHome, name);
  await makeFolder(fallbackHome);
  await makeFolder(home);
  if (!(await canEnter(nobody, home))) {
    throw new StartupError(
      both(
        `عند التشغيل باسم root تعمل قاعدة البيانات باسم المستخدم nobody، ولا يمكنه دخول ${dataDir} ولا ${home}`,
        `as root, the database runs as the user nobody, who can enter neither ${dataDir} nor ${home}`,
      ),
      both(
        'شغّل تروس باسم مستخدم آخر، أو اجعل TUROOS_DATA مجلداً يدخله كل المستخدمين، أو حدّد DATABASE_URL',
        'start Turoos as another user, set TUROOS_DATA to a folder that every user can enter, or set DATABASE_URL',
      ),
    );
  }
  say(`The user nobody, as whom root's database runs, can't enter ${dataDir}: the database is in ${home}.`);
  return { home, account: nobody };
}

async function accountOfOwner(owner: Account, home: string): Promise<Account | undefined> {
  if (!isRoot()) {
    if (process.getuid && owner.uid !== process.getuid()) {
      throw new StartupError(
        both(
          `قاعدة البيانات في ${home} لمستخدم آخر (${owner.uid})`,
          `the database in ${home} belongs to another user (${owner.uid})`,
        ),
        both('شغّل تروس باسم ذلك المستخدم أو باسم root', 'start Turoos as that user or as root'),
      );
    }
    return undefined;
  }
  const account = owner.uid === 0 ? nobody : owner;
  if (await canEnter(account, home)) return account;
  throw new StartupError(
    both(
      `تعمل قاعدة البيانات في ${home} باسم المستخدم ${account.uid}، ولا يمكنه دخول ذلك المجلد`,
      `the database in ${home} runs as the user ${account.uid}, who can't enter that folder`,
    ),
    both(
      'اسمح بالمرور عبر المجلدات التي فوقه (chmod o+x)، أو انقل مجلد البيانات وحدّد TUROOS_DATA',
      'let others pass through the folders above it (chmod o+x), or move the data folder and set TUROOS_DATA',
    ),
  );
}

export async function ownerOf(folder: string): Promise<Account | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found && { uid: found.uid, gid: found.gid };
}

/** Creates the data folder if needed and returns its real path, with symlinks resolved. */
export async function openDataFolder(folder: string): Promise<string> {
  await makeFolder(folder);
  if (!(await isOfAnother(folder))) await assertWritable(folder);
  return realpath(folder);
}

/** Whether the database in a folder belongs to another user, which is said when it is opened. */
async function isOfAnother(folder: string): Promise<boolean> {
  const owner = await ownerOf(clusterFolder(folder));
  return owner !== undefined && !isRoot() && owner.uid !== process.getuid?.();
}

/** A folder on a disk that takes no changes is refused before anything fails in it. A full disk is another matter. */
async function assertWritable(folder: string): Promise<void> {
  try {
    await rmdir(await mkdtemp(path.join(folder, '.writable-')));
  } catch (cause) {
    if (['ENOSPC', 'EDQUOT'].includes(codeOf(cause) ?? '')) return;
    throw new StartupError(
      both(`لا يُكتب في مجلد البيانات ${folder}`, `the data folder can't be written to: ${messageOf(cause)}`),
      both('اجعل TUROOS_DATA مجلداً يُكتب فيه', 'set TUROOS_DATA to a folder you can write to'),
      { cause },
    );
  }
}

/** Creates the folder as private, or passable for root's database; an existing folder is left unchanged. */
async function makeFolder(folder: string): Promise<void> {
  try {
    if (await makeFolders(folder)) await chmod(folder, isRoot() ? 0o711 : 0o700);
  } catch (cause) {
    throw new StartupError(
      both(`لا يمكن إنشاء مجلد البيانات ${folder}`, `the data folder can't be created: ${messageOf(cause)}`),
      both('اجعل TUROOS_DATA مجلداً يُكتب فيه', 'set TUROOS_DATA to a folder you can write to'),
      { cause },
    );
  }
}

/**
 * Creates a folder and those above it; returns whether it was missing. One by one, because Node's own recursion never ends
 * where a file system takes no folders, as /proc.
 */
async function makeFolders(folder: string): Promise<boolean> {
  const isFolder = () =>
    stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
  if (await isFolder()) return false;
  const above = path.dirname(folder);
  if (above !== folder) await makeFolders(above);
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    // another process may have created it meanwhile
    if (await isFolder()) return false;
    throw error;
  }
}

const isRoot = (): boolean => process.getuid?.() === 0;

const canEnter = async (account: Account, folder: string): Promise<boolean> =>
  (await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account)).ok;
