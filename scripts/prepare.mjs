// Prepares what every command needs: installed packages and a build. Uses Node's own modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Turoos needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Runs a program in the foreground; its failure ends this process with the same exit code. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs unless the installed packages are those of the current lock file, whoever installed them. */
export function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.turoos-installed');
  const wanted = digest([join(root, 'package-lock.json')]);
  if (read(stamp) === wanted || isInstalled(root)) return;
  console.error('Installing packages…');
  const cache = cacheElsewhere();
  run('npm', [
    'ci',
    '--prefer-offline',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(cache ? ['--cache', cache] : []),
  ]);
  if (cache) rmSync(cache, { recursive: true, force: true });
  writeFileSync(stamp, wanted);
}

/** Another cache folder where the user has no writable home, as service users often do; npm needs a cache. */
function cacheElsewhere() {
  const { npm_config_cache: wanted } = process.env;
  if (!wanted) return undefined;
  try {
    mkdirSync(wanted, { recursive: true });
    accessSync(wanted, constants.W_OK);
    return undefined;
  } catch {
    return mkdtempSync(join(tmpdir(), 'turoos-npm-'));
  }
}

/** Folders outside the packages that are part of a package's build. */
const besides = { web: ['docs/handbook'], server: ['bench', 'proof', 'scripts/update'] };

const stampOf = (part) => join(root, 'packages', part, 'dist', '.turoos-built');

/** Builds the packages whose sources have changed since their last build. */
export function ensureBuilt(parts = ['web', 'server']) {
  const isBuilt = (part) => read(stampOf(part)) === sourcesOf(part);
  for (const part of parts) if (!isBuilt(part)) build(part, isBuilt);
}

/**
 * Builds a package and notes from which sources, unless it was built meanwhile: each build empties the folder of the former
 * one, in which another command may be about to start.
 */
export function build(part, isBuilt = () => false) {
  const lock = join(root, 'node_modules', '.cache', `turoos-building-${part}`);
  oneAtATime(lock, () => void (isBuilt(part) || buildNow(part)));
}

function buildNow(part) {
  const sources = sourcesOf(part);
  console.error(`Building ${part}…`);
  run('npm', ['run', '--silent', 'build', '-w', `@turoos/${part}`]);
  mkdirSync(dirname(stampOf(part)), { recursive: true });
  writeFileSync(stampOf(part), sources);
}

function sourcesOf(part) {
  const folder = join(root, 'packages', part);
  return digest([
    ...files(join(root, 'packages', 'contract', 'src')),
    ...files(join(root, 'packages', 'pdf', 'src')),
    ...files(join(root, 'packages', 'sheets', 'src')),
    ...files(join(root, 'packages', 'till', 'src')),
    ...files(join(folder, 'src')),
    ...files(join(folder, 'vite-plugins')),
    ...besides[part].flatMap((beside) => [...files(join(root, beside))]),
    join(folder, 'vite.config.ts'),
    join(folder, 'index.html'),
    join(root, 'package-lock.json'),
  ]);
}

function* files(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    if (existsSync(path) && statSync(path).isFile())
      hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
