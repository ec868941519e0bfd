// Runs commands of a version on the installation's shop: its settings and data are found from the installation's folder.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** What `upgrade --look` says about the database by its exit code; anything else means that nobody could look. */
export const database = { own: 0, newer: 4, served: 5 };

/**
 * Runs a command of the version in `folder` and returns its exit code. Its input stays open as long as this process
 * lives, by which it knows when this process is killed.
 */
export function runOf(folder, root, args) {
  const child = spawn(process.execPath, [join(folder, 'scripts', 'run.mjs'), ...args], {
    cwd: root,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Asks the installed version whether the database is still its own. */
export const lookAt = (root) => runOf(root, root, ['upgrade', '--look']);
