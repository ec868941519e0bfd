import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { update } from './update.mjs';

/** What was brought to the disk, in order, by its path; states by their phase. */
const synced = vi.hoisted(() => []);
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal();
  const paths = new Map();
  return {
    ...fs,
    openSync(path, ...more) {
      const file = fs.openSync(path, ...more);
      paths.set(file, path);
      return file;
    },
    fsyncSync(file) {
      const path = paths.get(file);
      synced.push(path.endsWith('.tmp') ? JSON.parse(fs.readFileSync(path, 'utf8')).phase : path);
      fs.fsyncSync(file);
    },
  };
});

let place;
beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'turoos-sync-'))));
afterEach(() => rmSync(place, { recursive: true }));

/** A version whose commands do nothing and succeed. */
function lay(name, version) {
  const files = {
    'package.json': JSON.stringify({ name: 'turoos', version }),
    'package-lock.json': '{}',
    'scripts/run.mjs': `// ${version}`,
    'scripts/prepare.mjs': '',
    'packages/contract/package.json': '{}',
    'packages/server/package.json': '{}',
    'packages/web/package.json': '{}',
    'node_modules/pg/index.js': 'pg',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name, path)), { recursive: true });
    writeFileSync(join(place, name, path), text);
  }
  return join(place, name);
}

it('the new version is on the disk before the database is migrated, and in its place before the update ends', async () => {
  const root = lay('turoos', '0.1.0');
  const service = { stop: () => false };
  await update(root, lay('usb', '0.2.0'), { service, say: () => undefined });
  expect(readFileSync(join(root, 'scripts/run.mjs'), 'utf8')).toBe('// 0.2.0');

  const [migrating, swapping] = ['migrating', 'swapping'].map((phase) => synced.indexOf(phase));
  const inOrder = (from, to) => synced.slice(from, to).map((path) => relative(root, path));
  expect(inOrder(0, migrating)).toEqual(
    expect.arrayContaining([
      'update/new/packages/server/package.json',
      'update/new/packages/server',
      'update/new/node_modules/pg/index.js',
      'update/new/scripts/run.mjs',
      'update/new',
    ]),
  );
  // the state itself, before what it announces is begun
  expect(inOrder(migrating + 1, swapping)).toContain('update');
  expect(inOrder(swapping + 1)).toEqual(
    expect.arrayContaining(['scripts/run.mjs', 'scripts', 'node_modules/@turoos', 'update/previous', '']),
  );
});
