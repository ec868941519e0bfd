import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Removes the machine, and stops databases of an aborted run, which live in sessions of their own. */
export function removeMachine({ folder }) {
  for (const entry of readdirSync(folder, { recursive: true }))
    if (entry.endsWith('postmaster.pid')) endDatabase(join(folder, entry));
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** Stops a database by its pid file; the pid of a killed server may belong to another program by now. */
function endDatabase(pidFile) {
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  try {
    const command = execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    if (command.includes(dirname(pidFile))) process.kill(pid, 'SIGQUIT');
  } catch {
    // The process is gone already.
  }
}
