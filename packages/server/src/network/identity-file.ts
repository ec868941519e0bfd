import { chmod, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { codeOf } from '../system/error-facts';
import { StartupError } from '../system/startup-error';
import { identityProblem, type Identity } from './identity';

/** The first line of every file that Turoos wrote. */
const heading = 'Turoos: a certificate and its private key. Keep this file secret.';

/** Certificate and key are one file, so that a power cut never leaves one without the other. */
const fileText = ({ cert, key }: Identity) => `${heading}\n${cert}${key}`;

/** Reads a file that was written here: 'none' if there is none, 'damaged' if it cannot be used. */
export async function readIdentity(file: string): Promise<Identity | 'none' | 'damaged'> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return 'none';
  const cert = block(text, 'CERTIFICATE');
  const key = block(text, 'PRIVATE KEY');
  if ((cert || key) && !text.startsWith(heading))
    throw new StartupError(
      `${file} was not written by Turoos.`,
      'Move it away, or name your own certificate with TUROOS_TLS_CERT and TUROOS_TLS_KEY.',
    );
  if (!cert || !key || identityProblem({ cert, key })) return 'damaged';
  return { cert, key };
}

/** Returns the files below a folder of keys, and the folder itself, that others than their owner can open. */
export async function openToOthers(folder: string): Promise<string[]> {
  // Windows has no such modes
  if (process.platform === 'win32') return [];
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!names) return [];
  const paths = [folder, ...names.map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
  return paths.filter((_, index) => ((modes[index]?.mode ?? 0) & 0o077) !== 0);
}

/** Takes keys from everybody but their owner; returns whether others could read some. */
export async function makePrivate(folder: string): Promise<boolean> {
  const found = await openToOthers(folder);
  for (const path of found) await chmod(path, path === folder ? 0o700 : 0o600);
  return found.length > 0;
}

const block = (text: string, kind: string): string | undefined =>
  new RegExp(`-----BEGIN ${kind}-----[^-]+-----END ${kind}-----\n`).exec(text)?.[0];

/** Writes a file unless there is one, and returns what it contains then: another server may have been first. */
export async function createIdentity(file: string, identity: Identity): Promise<Identity> {
  await withDraft(file, identity, async (draft) => {
    try {
      await link(draft, file);
    } catch (error) {
      // some file systems have no links
      if (codeOf(error) !== 'EEXIST') await rename(draft, file);
    }
    await rm(draft, { force: true });
  });
  const written = await readIdentity(file);
  return typeof written === 'string' ? identity : written;
}

/** Writes a file in place of the one that may be there. */
export const replaceIdentity = (file: string, identity: Identity): Promise<void> =>
  withDraft(file, identity, (draft) => rename(draft, file));

async function withDraft(
  file: string,
  identity: Identity,
  settle: (draft: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(fileText(identity));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await settle(draft);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
