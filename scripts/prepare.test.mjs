import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const scripts = dirname(fileURLToPath(import.meta.url));
let place;
const write = (path, text) => {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
};
const read = (path) => readFileSync(join(place, path), 'utf8');

/** Notes what it is asked for, and installs and builds as npm does: builds begin with an empty folder. */
const npm = `#!/usr/bin/env node
const { appendFileSync, cpSync, mkdirSync, rmSync } = require('node:fs');
const asked = process.argv.slice(2);
appendFileSync('asked.txt', asked[0] + (asked[0] === 'run' ? ' ' + asked.at(-1) : '') + '\\n');
if (asked[0] === 'ci') {
  rmSync('node_modules', { recursive: true, force: true });
  mkdirSync('node_modules');
  cpSync('package-lock.json', 'node_modules/.package-lock.json');
} else {
  const dist = 'packages/' + asked.at(-1).slice('@turoos/'.length) + '/dist';
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
}
`;

const lockOf = (packages) => JSON.stringify({ lockfileVersion: 3, packages });
const own = { os: [process.platform], cpu: [process.arch] };
const packages = {
  '': { name: 'turoos' },
  'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
  'node_modules/engine-here': { version: '1.0.0', optional: true, ...own },
  'node_modules/engine-elsewhere': { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['pdp11'] },
};
const { '': _, 'node_modules/engine-elsewhere': __, ...installed } = packages;

beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'turoos-prepare-')));
  for (const name of ['prepare.mjs', 'is-installed.mjs', 'one-at-a-time.mjs', 'build.mjs']) {
    mkdirSync(join(place, 'scripts'), { recursive: true });
    copyFileSync(join(scripts, name), join(place, 'scripts', name));
  }
  write('bin/npm', npm);
  chmodSync(join(place, 'bin/npm'), 0o755);
  write('package-lock.json', lockOf(packages));
  write('packages/web/src/main.ts', 'first');
  write('packages/server/src/main.ts', 'first');
  write('asked.txt', '');
});
afterEach(() => rmSync(place, { recursive: true }));

/** Runs a program in the place and returns what it asked npm for. */
function askedBy(...args) {
  write('asked.txt', '');
  const env = { ...process.env, PATH: `${join(place, 'bin')}${delimiter}${process.env.PATH}` };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: place, env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return read('asked.txt').split('\n').filter(Boolean);
}
const prepared = () =>
  askedBy(
    '--input-type=module',
    '-e',
    "import { ensureBuilt, ensureInstalled } from './scripts/prepare.mjs'; ensureInstalled(); ensureBuilt();",
  );
const builds = ['run @turoos/web', 'run @turoos/server'];

// each start is a process, and each of its npm another one
describe.skipIf(process.platform === 'win32')('a start', { timeout: 60_000 }, () => {
  it('installs and builds a fresh folder, and nothing of it a second time', () => {
    expect(prepared()).toEqual(['ci', ...builds]);
    expect(prepared()).toEqual([]);
  });

  it('takes what npm ci installed and npm run build built', () => {
    write('node_modules/.package-lock.json', lockOf(installed));
    expect(askedBy('scripts/build.mjs')).toEqual(builds);
    expect(prepared()).toEqual([]);
  });

  it('builds again what was built from other sources, and by the build of one package', () => {
    prepared();
    write('packages/server/src/main.ts', 'second');
    expect(prepared()).toEqual(['run @turoos/server']);
    askedBy('bin/npm', 'run', 'build', '-w', '@turoos/web');
    expect(prepared()).toEqual(['run @turoos/web']);
  });

  it.each([
    ['another version', { ...installed, 'node_modules/zod': { version: '3.9.0', integrity: 'sha512-a' } }],
    ['other bytes', { ...installed, 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-b' } }],
    ['a package too many', { ...installed, 'node_modules/more': { version: '1.0.0' } }],
    ['a package too few', { 'node_modules/engine-here': installed['node_modules/engine-here'] }],
    ['nothing for this machine', { 'node_modules/zod': installed['node_modules/zod'] }],
  ])('installs over %s', (_case, found) => {
    write('node_modules/.package-lock.json', lockOf(found));
    expect(prepared()[0]).toBe('ci');
  });

  it('installs over half an installation', () => {
    write('node_modules/.package-lock.json', '{"packages": {');
    expect(prepared()[0]).toBe('ci');
  });
});
