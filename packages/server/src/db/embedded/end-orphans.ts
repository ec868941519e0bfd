import { readdir, readFile, readlink } from 'node:fs/promises';

/**
 * Ends the processes that outlived their killed server. Most of them end by themselves at once, but one that computes, that
 * waits for a lock of another or that is frozen does not notice, and PostgreSQL does not start beside it. Killing them
 * loses nothing, because the next start recovers from the log anyway. Other systems than Linux do not tell which
 * processes belong to a database's folder; there they are waited for.
 */
export async function endOrphans(folder: string): Promise<void> {
  const there = await processesIn(folder);
  const pids = new Set(there.map(({ pid }) => pid));
  for (const { pid, title, parent } of there) {
    if (!isWorker.test(title) || pids.has(parent)) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it has just ended
    }
  }
}

/**
 * A server's own title is its command; its processes are called by what they do ("postgres: turoos turoos [local] SELECT").
 * The logger has no part in the shared memory, and ends when it has written down what the others said.
 */
const isWorker = /^postgres: (?!logger)/;

interface Running {
  pid: number;
  parent: number;
  title: string;
}

/** Returns the processes that work in a folder, as PostgreSQL's do in that of their database. */
async function processesIn(folder: string): Promise<Running[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      try {
        if ((await readlink(`/proc/${pid}/cwd`)) !== folder) return [];
        const title = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim();
        const status = await readFile(`/proc/${pid}/status`, 'utf8');
        return [{ pid: Number(pid), title, parent: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]) }];
      } catch {
        return []; // it has ended, or belongs to somebody else
      }
    }),
  );
  return found.flat();
}
