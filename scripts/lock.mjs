// Rewrites package-lock.json with the optional packages of every platform. npm drops those it did not
// install, and `npm ci` then rejects the file. Run it after changing a dependency.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './prepare.mjs';

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'riscv64',
  's390x',
  'ppc64',
  'loong64',
  'mips64el',
  'wasm32',
];

const folder = mkdtempSync(join(tmpdir(), 'turoos-lock-'));
const manifests = [
  'package.json',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`),
];
for (const file of [...manifests, '.npmrc']) cpSync(join(root, file), join(folder, file));
run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
  cwd: folder,
});

const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
const found = Object.entries(lock.packages);
for (const [, entry] of found)
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {}))
    lock.packages[`node_modules/${name}`] ??= elsewhere(name, range, entry.dev);
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));

writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
rmSync(folder, { recursive: true });

/** Finds, by its name, the platform of a package that is not for this one. */
function elsewhere(name, range, dev) {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu.length && { cpu }),
    ...(dev && { dev }),
    ...(libc.length && { libc }),
    optional: true,
    ...(os.length && { os }),
  };
}
