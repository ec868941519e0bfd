import { access, constants, readdir, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BackupDrive } from '@turoos/contract';

/** Folders in which a system shows its drives, and how many levels below them a drive is. */
const shownIn: Readonly<Partial<Record<NodeJS.Platform, readonly [folder: string, levels: number][]>>> = {
  linux: [
    ['/media', 1],
    ['/media', 2],
    ['/run/media', 2],
    ['/mnt', 1],
  ],
  darwin: [['/Volumes', 1]],
};

/** The folder for copies on a drive. */
const folderName = 'turoos';

/** Milliseconds after which a share that does not answer is left out. */
const patience = 2000;

/** Finds the drives of the machine besides the one with the shop's data, with what is free on them. */
export async function findDrives(
  dataDir: string,
  platform: NodeJS.Platform = process.platform,
): Promise<BackupDrive[]> {
  const candidates =
    platform === 'win32'
      ? [...'CDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}:\\`)
      : (
          await Promise.all((shownIn[platform] ?? []).map(([folder, levels]) => below(folder, levels)))
        ).flat();
  const dataDevice = await stat(dataDir).then(
    ({ dev }) => dev,
    () => undefined,
  );
  const found = await Promise.all(candidates.map((path) => answered(readDrive(path, dataDevice, platform))));
  return found.filter((drive) => drive !== undefined);
}

async function below(folder: string, levels: number): Promise<string[]> {
  if (levels === 0) return [folder];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  return (await Promise.all(folders.map((inner) => below(inner, levels - 1)))).flat();
}

const answered = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), patience).unref()),
  ]);

/** Reads a drive, if something is plugged in there that can be written to and is not the disk of the data. */
async function readDrive(
  path: string,
  dataDevice: number | undefined,
  platform: NodeJS.Platform,
): Promise<BackupDrive | undefined> {
  const { dev } = await stat(path);
  const isPluggedIn = platform === 'win32' || dev !== (await stat(dirname(path))).dev;
  if (!isPluggedIn || dev === dataDevice) return undefined;
  await access(path, constants.W_OK);
  const { bavail, bsize } = await statfs(path);
  return {
    name: basename(path) || path,
    folder: join(path, folderName),
    freeBytes: Number(bavail) * Number(bsize),
  };
}
