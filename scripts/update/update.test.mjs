import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { database } from './commands.mjs';
import { copyVersion } from './copy-version.mjs';
import { findVersions } from './find-versions.mjs';
import { placesOf, readState, writeState } from './places.mjs';
import { settleUpdate } from './settle.mjs';
import { swapIn } from './swap.mjs';
import { compareVersions, whyNot } from './versions.mjs';

let place;
beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'turoos-update-'))));
afterEach(() => rmSync(place, { recursive: true }));

/** Writes files, named by paths with slashes, below a folder of the place. */
function lay(name, files) {
  const folder = join(place, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
const read = (folder, path) => readFileSync(join(folder, path), 'utf8');

const aVersion = (version, more = {}) => ({
  'package.json': JSON.stringify({ name: 'turoos', version, engines: { node: '>=20.19' } }),
  'package-lock.json': '{}',
  'scripts/run.mjs': `// ${version}`,
  'scripts/prepare.mjs': `// ${version}`,
  'packages/contract/package.json': '{}',
  'packages/server/package.json': version,
  'packages/server/migrations/0001_first.sql': '',
  'packages/web/package.json': '{}',
  ...more,
});

describe('a version', () => {
  it.each([
    ['0.2.0', '0.1.9'],
    ['0.10.0', '0.9.5'],
    ['1.0.0', '0.99.99'],
  ])('%s is newer than %s', (newer, older) => {
    expect(compareVersions(newer, older)).toBeGreaterThan(0);
    expect(compareVersions(older, newer)).toBeLessThan(0);
  });

  it('may replace an older one', () =>
    expect(whyNot(lay('new', aVersion('0.2.0')), lay('old', aVersion('0.1.0')), '20.19.0')).toBeUndefined());

  it.each([
    ['is not newer', aVersion('0.1.0'), '20.19.0', 'ليس أحدث'],
    [
      'is another program',
      { 'package.json': '{"name":"other","version":"9.0.0"}' },
      '20.19.0',
      'لا يوجد برنامج تروس',
    ],
    ['is broken', { 'package.json': '{' }, '20.19.0', 'لا يوجد برنامج تروس'],
    ['needs a newer Node', aVersion('0.2.0'), '20.18.1', 'يحتاج الإصدار 0.2.0 إلى Node 20.19'],
  ])('that %s may not', (_, files, node, reason) =>
    expect(whyNot(lay('new', files), lay('old', aVersion('0.1.0')), node)).toContain(reason),
  );

  it.each(['scripts/run.mjs', 'packages/server/migrations/0001_first.sql'])(
    'without %s is incomplete',
    (file) => {
      const folder = lay('new', aVersion('0.2.0'));
      rmSync(join(folder, file));
      expect(whyNot(folder, lay('old', aVersion('0.1.0')))).toContain('النسخة ناقصة');
    },
  );
});

it('newer versions are found beside the installation and on drives, the newest first', async () => {
  const root = lay('shop/turoos', aVersion('0.1.0'));
  const beside = lay('shop/turoos-0.2.0', aVersion('0.2.0'));
  lay('shop/older', aVersion('0.0.9'));
  lay('shop/other', { 'package.json': '{"name":"other","version":"9.0.0"}' });
  const drive = lay('usb', {});
  const onDrive = lay('usb/new', aVersion('0.3.0'));
  expect(await findVersions(root, [drive, join(place, 'not plugged in')])).toEqual([
    { path: onDrive, version: '0.3.0' },
    { path: beside, version: '0.2.0' },
  ]);
});

describe('an update', () => {
  const settled = async (root, belongsTo) => {
    const said = [];
    const replaced = await settleUpdate(
      root,
      async () => belongsTo,
      (line) => said.push(line),
    );
    return { replaced, said: said.join('\n') };
  };
  const mine = {
    'data/sales': 'all of them',
    '.env': 'PORT=80',
    'turoos.log': 'log',
    'my notes.txt': 'mine',
  };
  let root;
  let from;
  beforeEach(() => {
    root = lay('turoos', aVersion('0.1.0', { ...mine, 'node_modules/pg/index.js': 'pg' }));
    from = lay(
      'usb',
      aVersion('0.2.0', { 'packages/server/migrations/0002_more.sql': 'x', 'data/demo': 'theirs' }),
    );
  });

  it('swaps the version and leaves what belongs to the shop', () => {
    copyVersion(from, root);
    expect(read(placesOf(root).incoming, 'node_modules/pg/index.js')).toBe('pg');
    swapIn(root);
    expect(read(root, 'scripts/run.mjs')).toBe('// 0.2.0');
    expect(read(root, 'packages/server/migrations/0002_more.sql')).toBe('x');
    expect(read(root, 'node_modules/@turoos/server/package.json')).toBe('0.2.0');
    for (const [path, text] of Object.entries(mine)) expect(read(root, path)).toBe(text);
    expect(existsSync(join(root, 'data/demo'))).toBe(false);
    expect(read(placesOf(root).previous, 'packages/server/package.json')).toBe('0.1.0');
    expect(read(placesOf(root).previous, 'scripts/run.mjs')).toBe('// 0.1.0');
  });

  it('uses packages that are elsewhere as they are', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    symlinkSync(
      lay('packages elsewhere', { 'pg/index.js': 'theirs' }),
      join(from, 'node_modules'),
      'junction',
    );
    copyVersion(from, root);
    swapIn(root);
    expect(read(root, 'node_modules/pg/index.js')).toBe('theirs');
  });

  it('follows a relative link to packages from where it stands', () => {
    lay('packages elsewhere', { 'pg/index.js': 'theirs' });
    symlinkSync(join('..', 'packages elsewhere'), join(from, 'node_modules'));
    copyVersion(from, root);
    expect(read(placesOf(root).incoming, 'node_modules/pg/index.js')).toBe('theirs');
  });

  it('whose state is damaged ends with whatever the database belongs to', async () => {
    for (const damaged of ['', '{', 'null', '{}']) {
      copyVersion(from, root);
      writeFileSync(placesOf(root).state, damaged);
      expect(await settled(root, database.own)).toMatchObject({ replaced: false });
      expect(readState(root)).toBeUndefined();
    }
    copyVersion(from, root);
    writeFileSync(placesOf(root).state, '');
    expect(await settled(root, database.newer)).toMatchObject({ replaced: true });
    expect(read(root, 'scripts/run.mjs')).toBe('// 0.2.0');
  });

  it('whose files are gone does not claim to have ended', async () => {
    writeState(root, { phase: 'swapping', from: '0.1.0', to: '0.2.0' });
    const { replaced, said } = await settled(root);
    expect(replaced).toBe(false);
    expect(said).toContain('تعذّر إكمال التحديث إلى 0.2.0');
  });

  it('that was broken off while the program was being swapped goes on', async () => {
    copyVersion(from, root);
    writeState(root, { phase: 'swapping', from: '0.1.0', to: '0.2.0' });
    // one folder is away and another arrived
    const { incoming, previous } = placesOf(root);
    lay('turoos/update/previous', { 'packages/server/package.json': '0.1.0' });
    rmSync(join(root, 'packages'), { recursive: true });
    rmSync(join(incoming, 'package-lock.json'));
    expect(await settled(root)).toMatchObject({ replaced: true, said: expect.stringContaining('0.2.0') });
    expect(read(root, 'packages/server/package.json')).toBe('0.2.0');
    expect(read(root, 'scripts/run.mjs')).toBe('// 0.2.0');
    expect(read(previous, 'packages/server/package.json')).toBe('0.1.0');
    expect(readState(root)).toBeUndefined();
  });

  it.each([
    ['preparing', undefined, false],
    ['migrating', database.own, false],
    ['migrating', database.newer, true],
  ])(
    'that was broken off while %s, the database being %s, ends with the new version: %s',
    async (...given) => {
      const [phase, belongsTo, isNew] = given;
      copyVersion(from, root);
      writeState(root, { phase, from: '0.1.0', to: '0.2.0' });
      expect((await settled(root, belongsTo)).replaced).toBe(isNew);
      expect(read(root, 'packages/server/package.json')).toBe(isNew ? '0.2.0' : '0.1.0');
      expect(existsSync(placesOf(root).incoming)).toBe(false);
      expect(await settled(root, belongsTo)).toEqual({ replaced: false, said: '' });
    },
  );
});
