import { chmod, cp, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useEngines } from '../../../test/engines';
import { findBinaries, packageFolder } from './binaries';
import { run } from './run';

const engines = useEngines();

/** Copies only what a program needs to print its version; the rest is big. */
const copyPackage = (target: string) =>
  cp(packageFolder(), target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/native\/share|\.a$/.test(source),
  });

test('programs work without install scripts: missing symlinks are created', async () => {
  const root = path.join(engines.folder, 'package');
  await copyPackage(root);
  const libraries = path.join(root, 'native', 'lib');
  const isLink = async (name: string) => (await lstat(path.join(libraries, name))).isSymbolicLink();
  for (const name of await readdir(libraries)) if (await isLink(name)) await rm(path.join(libraries, name));
  expect((await run(path.join(root, 'native/bin/postgres'), ['--version'], undefined)).ok).toBe(false);

  const binaries = await findBinaries(undefined, engines.folder, () => {}, root);
  expect(binaries.postgres).toBe(path.join(root, 'native', 'bin', 'postgres'));
  expect((await run(binaries.postgres, ['--version'], undefined)).output).toContain('PostgreSQL) 18');
});

test.runIf(process.getuid?.() === 0)('programs inside a private home folder are copied, once', async () => {
  const nobody = { uid: 65534, gid: 65534 };
  const home = path.join(engines.folder, 'home');
  const root = path.join(home, 'package');
  await mkdir(home);
  await copyPackage(root);
  await chmod(home, 0o700);
  const said: string[] = [];
  const find = () => findBinaries(nobody, engines.folder, (line) => said.push(line), root);

  const binaries = await find();
  expect(binaries.postgres.startsWith(path.join(engines.folder, `postgresql-${binaries.version}`))).toBe(
    true,
  );
  expect((await run(binaries.initdb, ['--version'], nobody)).ok).toBe(true);
  await find();
  expect(said).toHaveLength(1);
});

test('a machine without an embedded PostgreSQL gets a hint to DATABASE_URL', () => {
  const refusal = expect.objectContaining({
    name: 'StartupError',
    hint: expect.stringContaining('DATABASE_URL'),
  });
  expect(() => packageFolder('sunos-sparc')).toThrow(refusal);
  const other = process.platform === 'darwin' ? 'linux-x64' : 'darwin-x64';
  expect(() => packageFolder(other)).toThrow(refusal);
});
