import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { within } from './within.mjs';

const running = new Set();
let ending = false;

/** Starts an npm command on a machine, with all its children in one process group; logs its output. */
export function startNpm(machine, args, logFile, env = {}) {
  if (ending) throw new Error('broken off');
  const log = createWriteStream(logFile);
  const child = spawn(machine.npm, args, {
    ...machine.account,
    cwd: machine.clone,
    env: { ...machine.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  // 'close' comes only when all its children have ended, because they share the same output.
  const ended = once(child, 'close').finally(() => {
    running.delete(command);
    log.end();
  });
  const command = {
    pid: child.pid,
    logFile,
    ended: ended.then(([code]) => code),
    said: () => said,
    /** Resolves with the first match in the output. */
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => pattern.test(said) && resolve(pattern.exec(said));
        child.stdout.on('data', look);
        command.ended.then((code) => reject(new Error(`npm ended with code ${code}`)), reject);
        look();
      }),
    end: () => end(command),
  };
  running.add(command);
  return command;
}

/** Ends all started commands and refuses to start more. */
export async function endAll() {
  ending = true;
  await Promise.all([...running].map(end));
}

async function end(command) {
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    if (!running.has(command)) return;
    try {
      process.kill(-command.pid, signal);
    } catch {
      return; // none of the group is left
    }
    await within(30, 'ending it', command.ended).catch(() => {});
  }
}
