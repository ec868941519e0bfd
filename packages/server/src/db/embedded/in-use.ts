import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { both } from '../../system/both';
import { codeOf } from '../../system/error-facts';
import { StartupError } from '../../system/startup-error';

/**
 * Why a process uses the database of a data folder: to run it, or to put another one in its place. Of those who run it the
 * claim lets only one; who replaces it must be alone, also where no PostgreSQL runs that could be claimed.
 */
type Use = 'run' | 'replace';
const uses: readonly Use[] = ['run', 'replace'];

/**
 * Milliseconds after which a rival counts as one that stays: a server may be about to end, and two that came at the same
 * moment both step back. A replacement under way is not waited for, because a second one would undo it.
 */
const patience: Readonly<Record<Use, number>> = { run: 2000, replace: 500 };

/**
 * Uses a data folder until the returned function is called or the process ends in any way; throws if others use it in a way
 * that does not go together. Every process first shows itself and then looks for others, so of two that come at the same
 * moment at least one sees the other.
 */
export async function useFolder(dataDir: string, use: Use): Promise<() => Promise<void>> {
  for (const began = Date.now(); ; await pause(20 + Math.random() * 100)) {
    const { name, hide } = await show(dataDir, use).catch((error: unknown) => {
      if (use === 'replace') throw error;
      return unseen;
    });
    try {
      const rival = await findRival(dataDir, use, name);
      if (!rival) return hide;
      if (Date.now() - began > patience[rival]) throw rival === 'run' ? shopRuns() : isReplaced(dataDir);
    } catch (error) {
      await hide();
      throw error;
    }
    await hide();
  }
}

/** A full disk, or one without sockets, must not keep a shop from running: what replaces it looks at the claim too. */
const unseen: Shown = { name: '', hide: async () => undefined };

export const shopRuns = (): StartupError =>
  new StartupError(
    both('المتجر يعمل الآن، فأوقف البرنامج أولاً', 'a Turoos server is using this shop; stop it first'),
    both('لم يتغير شيء', 'nothing was changed'),
  );

const isReplaced = (dataDir: string): StartupError =>
  new StartupError(
    both(
      `تُستبدل الآن قاعدة البيانات في ${dataDir} باستعادة أخرى`,
      'another process is replacing the database in this folder',
    ),
    both('انتظر حتى تنتهي. لم يتغير شيء', 'wait until it ends; nothing was changed'),
  );

/*
 * Who uses a folder listens on a socket, which the system closes however the process ends. Only that tells: a file alone may
 * be a leftover, and the process id in it that of another program by now.
 */

const prefix = '.in-use-';
const draftPrefix = '.in-use.draft-';
const isWindows = process.platform === 'win32';

interface Shown {
  name: string;
  hide(): Promise<void>;
}

const show = (dataDir: string, use: Use): Promise<Shown> =>
  isWindows ? showByPipe(dataDir, use) : showBySocket(dataDir, use);

/** The socket gets its name when it listens: until then it looks like that of a process that has ended. */
async function showBySocket(dataDir: string, use: Use): Promise<Shown> {
  const id = randomBytes(6).toString('hex');
  const draft = draftPrefix + id;
  const name = `${prefix}${use}-${id}`;
  const server = await withShortPath(dataDir, (folder) => listen(path.join(folder, draft)));
  const hide = async () => {
    await rm(path.join(dataDir, name), { force: true });
    await close(server);
  };
  try {
    await rename(path.join(dataDir, draft), path.join(dataDir, name));
    return { name, hide };
  } catch (error) {
    await close(server);
    throw error;
  }
}

/** Windows has no sockets in folders; its pipes vanish with their process, so they may have fixed names. */
const pipesOfUse = 4;
const pipesOf = (dataDir: string, use: Use): string[] => {
  const hash = createHash('sha256').update(dataDir.toLowerCase()).digest('hex').slice(0, 16);
  return Array.from({ length: pipesOfUse }, (_, n) => `\\\\.\\pipe\\turoos-${hash}-${use}-${n}`);
};

async function showByPipe(dataDir: string, use: Use): Promise<Shown> {
  for (const name of pipesOf(dataDir, use)) {
    const server = await listen(name).catch((error: unknown) => {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
    });
    if (server) return { name, hide: () => close(server) };
  }
  throw use === 'run' ? shopRuns() : isReplaced(dataDir);
}

/** Returns what another process does that does not go together with this use. The marks of ended ones are removed. */
async function findRival(dataDir: string, use: Use, own: string): Promise<Use | undefined> {
  let rival: Use | undefined;
  for (const other of uses)
    for (const name of await namesOf(dataDir, other))
      if (name !== own && (await isInUse(dataDir, name)) && (use === 'replace' || other === 'replace'))
        rival = other;
  return rival;
}

const namesOf = async (dataDir: string, use: Use): Promise<string[]> =>
  isWindows
    ? pipesOf(dataDir, use)
    : (await readdir(dataDir)).filter((name) => name.startsWith(`${prefix}${use}-`));

async function isInUse(dataDir: string, name: string): Promise<boolean> {
  const answer = isWindows
    ? await knock(name)
    : await withShortPath(dataDir, (folder) => knock(path.join(folder, name)));
  if (answer === 'ECONNREFUSED') await rm(path.join(dataDir, name), { force: true });
  // any other error leaves open whether somebody is there
  return answer !== 'ECONNREFUSED' && answer !== 'ENOENT';
}

/** Connects, and returns the code of the error that this led to. */
const knock = (address: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.once('error', (error) => resolve(codeOf(error) ?? error.message));
  });

/** Anybody may knock: root and the owner of the folder use it in turn. */
const listen = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => undefined).destroy()).unref();
    server.once('error', reject);
    const options = { path: address, readableAll: true, writableAll: true, exclusive: true };
    server.listen(options, () => resolve(server));
  });

const close = (server: Server): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));

/** The kernel limits the paths of sockets to about 104 bytes, which a name in here takes 32 of. */
const longestFolder = 71;

/** Does something with sockets in a folder, which is reached by a link if its own path is too long for them. */
async function withShortPath<T>(folder: string, work: (folder: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(folder) <= longestFolder) return work(folder);
  const place = await mkdtemp(path.join(tmpdir(), 'turoos-'));
  try {
    const link = path.join(place, 'data');
    await symlink(folder, link);
    return await work(link);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
