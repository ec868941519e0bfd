import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether the packages in node_modules are those of the lock file, by npm's own list of what it installed. Optional ones
 * count if they are made for this machine: without its PostgreSQL the program does not run.
 */
export function isInstalled(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  return (
    Object.entries(installed).every(([place, found]) => isSame(found, wanted[place])) &&
    Object.entries(wanted).every(([place, one]) => place === '' || place in installed || !isNeeded(one))
  );
}

function packagesIn(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    // half a file, of an installation that was broken off
    return undefined;
  }
}

const isSame = (found, wanted) =>
  wanted !== undefined &&
  ['version', 'resolved', 'integrity', 'link'].every((field) => found[field] === wanted[field]);

/** Which C library a machine has is not asked, so packages for one of them are nobody's need. */
const isNeeded = ({ optional, os, cpu, libc }) =>
  !optional || (Boolean(os ?? cpu) && !libc && fits(os, process.platform) && fits(cpu, process.arch));

const fits = (allowed, own) =>
  allowed === undefined ||
  (allowed.some((one) => one.startsWith('!')) ? !allowed.includes(`!${own}`) : allowed.includes(own));
