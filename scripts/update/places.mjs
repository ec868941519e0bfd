// The folder of an update below the installation, and how far the update has come.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from './sync-version.mjs';
import { readVersion } from './versions.mjs';

export const placesOf = (root) => ({
  folder: join(root, 'update'),
  /** The new version until it is swapped in. */
  incoming: join(root, 'update', 'new'),
  /** The version before, kept until the next update. */
  previous: join(root, 'update', 'previous'),
  state: join(root, 'update', 'state.json'),
});

/**
 * Returns the update that was begun and not ended: `preparing` has changed nothing yet, during `migrating` the database
 * belongs to the old version or, all at once, to the new one, and from `swapping` on only the new one can read it.
 */
export function readState(root) {
  const { state, incoming } = placesOf(root);
  if (!existsSync(state)) return undefined;
  try {
    const read = JSON.parse(readFileSync(state, 'utf8'));
    if (typeof read.phase === 'string') return read;
  } catch {
    // a damaged disk; whose the database is tells how far the update came
  }
  const [from, to] = [root, incoming].map((folder) => readVersion(folder)?.version ?? 'غير معروف');
  return { phase: 'migrating', from, to };
}

/** Writes the state so that a power cut leaves the old or the new one. */
export function writeState(root, state) {
  const { folder, state: path } = placesOf(root);
  mkdirSync(folder, { recursive: true });
  const file = openSync(`${path}.tmp`, 'w');
  writeSync(file, JSON.stringify(state));
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.tmp`, path);
  for (const place of [folder, root]) syncFolder(place);
}

/** Forgets the update and what was copied for it. */
export function endUpdate(root) {
  const { state, incoming } = placesOf(root);
  rmSync(state, { force: true });
  rmSync(incoming, { recursive: true, force: true });
}
