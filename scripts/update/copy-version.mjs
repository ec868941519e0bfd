// Brings a new version into the installation's update folder, with packages to run it.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, sep } from 'node:path';
import { placesOf } from './places.mjs';
import { readVersion } from './versions.mjs';

/** What is in an installation's folder and belongs to the shop or the machine, not to the version. */
const kept = /^(data(-.*)?|\.env|\.git|update|test-results|.*\.log)$/;

/** Returns the entries of a folder that belong to the version. */
export const versionEntries = (folder) => readdirSync(folder).filter((name) => !kept.test(name));

/** Unpacks an archive that `npm pack` or `git archive` made, and returns the folder in it. */
export function unpacked(archive, root) {
  const into = join(placesOf(root).folder, 'unpacked');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const { status } = spawnSync('tar', ['-xzf', archive, '-C', into], { stdio: 'inherit' });
  if (status !== 0) return undefined;
  return [into, ...readdirSync(into).map((name) => join(into, name))].find((folder) => readVersion(folder));
}

/**
 * Copies a version into the update folder. If it came without packages and needs the same ones, it gets those of the
 * installed version; otherwise they are installed when it is prepared.
 */
export function copyVersion(from, root) {
  const { incoming, previous } = placesOf(root);
  for (const folder of [incoming, previous]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });
  const linked = join('node_modules', '@turoos') + sep;
  const copy = (folder, name) => {
    const [source, target] = [join(folder, name), join(incoming, name)];
    // a relative link would lead elsewhere from the new place
    if (lstatSync(source).isSymbolicLink()) symlinkSync(realpathSync(source), target, 'junction');
    else
      cpSync(source, target, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !path.includes(linked),
      });
  };
  for (const name of versionEntries(from)) copy(from, name);
  const samePackages = read(join(from, 'package-lock.json')) === read(join(root, 'package-lock.json'));
  if (!existsSync(join(incoming, 'node_modules')) && samePackages && existsSync(join(root, 'node_modules')))
    copy(root, 'node_modules');
  linkPackages(incoming);
}

/** Links the version's own packages, by their full paths on Windows, which knows no others. */
export function linkPackages(folder) {
  const modules = join(folder, 'node_modules');
  // packages elsewhere are somebody else's to link
  if (!existsSync(modules) || lstatSync(modules).isSymbolicLink()) return;
  const scope = join(modules, '@turoos');
  rmSync(scope, { recursive: true, force: true });
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(folder, 'packages'))) {
    const target =
      process.platform === 'win32' ? join(folder, 'packages', name) : join('..', '..', 'packages', name);
    symlinkSync(target, join(scope, basename(name)), 'junction');
  }
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
