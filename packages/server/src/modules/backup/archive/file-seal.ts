import { hkdfSync, randomBytes } from 'node:crypto';
import { backupTexts, ruleBroken } from '@turoos/contract';
import { z } from 'zod';
import { Seal } from '../format/envelope';
import { keyOf, newSeal } from '../format/seal';

/**
 * How one file of the archive is encrypted: by a key of its own, derived from the one that the passphrase leads to.
 * Deriving that one takes long, so all files that a server writes share it.
 */
export const FileSeal = z.object({ passphrase: Seal, salt: z.base64().min(1) });
export type FileSeal = z.output<typeof FileSeal>;

const fileKey = (shared: Buffer, salt: string): Buffer =>
  Buffer.from(hkdfSync('sha256', shared, Buffer.from(salt, 'base64'), 'turoos archive', 32));

export interface Keys {
  /** Whether files are encrypted. */
  isSealing: boolean;
  /** Returns a new seal and its key; undefined where nothing is encrypted. */
  forWriting(): Promise<{ seal: FileSeal; key: Buffer } | undefined>;
  /** Returns the key of a file; throws without a passphrase. */
  forReading(seal: FileSeal): Promise<Buffer>;
}

/** Derives the keys of files from a passphrase, each slow step once. */
export function keysOf(passphrase: string | undefined): Keys {
  const shared = new Map<string, Promise<Buffer>>();
  const sharedOf = (words: string, seal: Seal) => {
    const known = shared.get(seal.salt) ?? keyOf(words, seal);
    shared.set(seal.salt, known);
    return known;
  };
  const own = newSeal();
  return {
    isSealing: passphrase !== undefined,
    async forWriting() {
      if (passphrase === undefined) return undefined;
      const salt = randomBytes(16).toString('base64');
      return { seal: { passphrase: own, salt }, key: fileKey(await sharedOf(passphrase, own), salt) };
    },
    async forReading({ passphrase: seal, salt }) {
      if (passphrase === undefined) throw ruleBroken(backupTexts.passphraseNeeded);
      return fileKey(await sharedOf(passphrase, seal), salt);
    },
  };
}
