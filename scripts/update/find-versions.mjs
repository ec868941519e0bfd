// Looks for newer versions beside the installation and on drives that are plugged in.
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compareVersions, readVersion } from './versions.mjs';

/** Folders in which a system shows its removable drives, and how many levels below them a drive is. */
const places = {
  linux: [
    ['/media', 2],
    ['/run/media', 2],
    ['/media', 1],
    ['/mnt', 1],
  ],
  darwin: [['/Volumes', 1]],
};

const foldersIn = (folder) =>
  readdir(folder, { withFileTypes: true }).then(
    (entries) => entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name)),
    () => [],
  );

async function below(folder, levels) {
  if (levels === 0) return [folder];
  const found = await Promise.all((await foldersIn(folder)).map((inner) => below(inner, levels - 1)));
  return found.flat();
}

/** Returns the drives of the machine except the system's own. */
async function drivesOf(platform) {
  if (platform === 'win32') return [...'DEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}:\\`);
  const found = await Promise.all((places[platform] ?? []).map(([folder, levels]) => below(folder, levels)));
  return found.flat();
}

/** Returns the folders with a version newer than the installed one, the newest first. */
export async function findVersions(root, drives) {
  const installed = readVersion(root)?.version ?? '0.0.0';
  const searched = [dirname(root), ...(drives ?? (await drivesOf(process.platform)))];
  const folders = new Set();
  for (const place of searched)
    for (const folder of [place, ...(await foldersIn(place))]) folders.add(folder);
  folders.delete(root);
  return [...folders]
    .map((path) => ({ path, version: readVersion(path)?.version }))
    .filter(({ version }) => version !== undefined && compareVersions(version, installed) > 0)
    .toSorted((a, b) => compareVersions(b.version, a.version));
}
