// Puts the new version in the place of the installed one. It can be broken off anywhere and be begun again.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkPackages, versionEntries } from './copy-version.mjs';
import { placesOf } from './places.mjs';
import { syncFolder, syncTree } from './sync-version.mjs';

const isFolder = (path) => existsSync(path) && statSync(path).isDirectory();

/** Replaces the version's entries, on the disk too; those of the version before stay in the update folder. */
export function swapIn(root) {
  const { incoming, previous } = placesOf(root);
  mkdirSync(previous, { recursive: true });
  // the start of the program is replaced last, file by file, so that there always is one
  const entries = (existsSync(incoming) ? versionEntries(incoming) : []).toSorted(
    (a, b) => rank(a) - rank(b),
  );
  for (const name of entries) {
    const [from, to, old] = [incoming, root, previous].map((folder) => join(folder, name));
    if (name === 'scripts') replaceFiles(from, to, old);
    else if (isFolder(from)) replaceFolder(from, to, old);
    else replaceFile(from, to, old);
  }
  linkPackages(root);
  // whole folders were synced before they were moved
  for (const folder of [root, previous])
    if (existsSync(join(folder, 'scripts'))) syncTree(join(folder, 'scripts'));
  for (const folder of ['node_modules/@turoos', 'node_modules', '.'])
    if (existsSync(join(root, folder))) syncFolder(join(root, folder));
  syncFolder(previous);
  rmSync(incoming, { recursive: true, force: true });
}

const rank = (name) => ['package.json', 'scripts'].indexOf(name);

function replaceFolder(from, to, old) {
  if (existsSync(to)) patiently(() => renameSync(to, old));
  patiently(() => renameSync(from, to));
}

function replaceFile(from, to, old) {
  if (existsSync(to) && !existsSync(old)) {
    mkdirSync(dirname(old), { recursive: true });
    cpSync(to, old);
  }
  mkdirSync(dirname(to), { recursive: true });
  patiently(() => renameSync(from, to));
}

function replaceFiles(from, to, old) {
  const names = readdirSync(from).toSorted((a, b) => Number(a === 'run.mjs') - Number(b === 'run.mjs'));
  for (const name of names) {
    const paths = [from, to, old].map((folder) => join(folder, name));
    if (isFolder(paths[0])) replaceFiles(...paths);
    else replaceFile(...paths);
  }
}

/** Windows refuses to rename what a virus scanner is reading just now. */
function patiently(rename) {
  for (let tries = 20; ; tries--)
    try {
      return rename();
    } catch (error) {
      if (tries === 0 || !['EPERM', 'EBUSY', 'EACCES'].includes(error.code)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
}
