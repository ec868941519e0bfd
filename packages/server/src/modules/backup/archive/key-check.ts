import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { drain } from '../verify-backup';
import type { Keys } from './file-seal';
import { isSealedOtherwise, writeTested } from './sealed-file';

/**
 * An empty file, sealed like all files beside it, so that another passphrase is noticed before anything is added that
 * opens with that one only.
 */
const checkIn = (folder: string): string => join(folder, 'key.check');

export const writeKeyCheck = (folder: string, keys: Keys): Promise<void> =>
  writeTested(checkIn(folder), Readable.from([]), { kind: 'key', subject: 'key', keys }, drain);

/** Whether the files in a folder are sealed otherwise than these keys do; undefined where no check tells. */
export async function hasOtherKey(folder: string, keys: Keys): Promise<boolean | undefined> {
  const isThere = await stat(checkIn(folder)).then(
    () => true,
    () => false,
  );
  return isThere ? isSealedOtherwise(checkIn(folder), 'key', keys) : undefined;
}
