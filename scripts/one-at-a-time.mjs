import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Milliseconds after which a lock is no longer believed, because its process's number may be that of another one. */
const longest = 15 * 60_000;

/** Does the work when no other process does any under this lock; one that was killed does not hold it up. */
export function oneAtATime(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) pause(100);
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isLeftOver(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isLeftOver(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    return Date.now() - statSync(lock).mtimeMs > longest || (owner > 0 && !isRunning(owner));
  } catch (error) {
    // its owner has just given it back
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
