import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { AppError, backupTexts, ruleBroken } from '@turoos/contract';
import { blocksOf } from './blocks';
import { keyMemory, type Seal } from './envelope';
import { framesOf } from './frames';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const algorithm = 'aes-256-gcm';
const tagLength = 16;
/** Plain-text bytes per encrypted piece. */
const pieceLength = 256 * 1024;

export const newSeal = (): Seal => ({
  kdf: 'scrypt',
  cost: 2 ** 16,
  blockSize: 8,
  parallelization: 1,
  salt: randomBytes(16).toString('base64'),
});

export function keyOf(passphrase: string, seal: Seal): Promise<Buffer> {
  const { cost, blockSize, parallelization, salt } = seal;
  const options = { N: cost, r: blockSize, p: parallelization, maxmem: 2 * keyMemory(seal) };
  return derive(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 32, options);
}

/**
 * Returns the nonce from the piece's number and whether it is the last, so that a removed, moved or truncated
 * piece is detected.
 */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Encrypts a stream piece by piece; each piece also authenticates the header, which stays readable. */
export const sealed = (key: Buffer, header: Buffer) =>
  async function* (body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let number = 0;
    const seal = (piece: Buffer, isLast: boolean) => {
      const cipher = createCipheriv(algorithm, key, nonceOf(number++, isLast)).setAAD(header);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.length);
      return Buffer.concat([length, cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    };
    let waiting: Buffer | undefined;
    for await (const piece of blocksOf(body, pieceLength)) {
      if (waiting) yield seal(waiting, false);
      waiting = piece;
    }
    yield seal(waiting ?? Buffer.alloc(0), true);
  };

export const unsealed = (key: Buffer, header: Buffer) =>
  async function* (body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let number = 0;
    const unseal = (piece: Buffer, isLast: boolean) => {
      const decipher = createDecipheriv(algorithm, key, nonceOf(number, isLast)).setAAD(header);
      decipher.setAuthTag(piece.subarray(-tagLength));
      try {
        const plain = Buffer.concat([decipher.update(piece.subarray(0, -tagLength)), decipher.final()]);
        number += 1;
        return plain;
      } catch {
        // the file's hash was verified before, so a failing first piece means a wrong passphrase
        throw number === 0
          ? new AppError('WRONG_PASSPHRASE', backupTexts.wrongPassphrase)
          : ruleBroken(backupTexts.damaged);
      }
    };
    let waiting: Buffer | undefined;
    for await (const { payload } of framesOf(body, { headLength: 4, lengthOf })) {
      if (waiting) yield unseal(waiting, false);
      waiting = payload;
    }
    if (!waiting) throw ruleBroken(backupTexts.damaged);
    yield unseal(waiting, true);
  };

function lengthOf(head: Buffer): number {
  const length = head.readUInt32BE() + tagLength;
  if (length > pieceLength + tagLength) throw ruleBroken(backupTexts.damaged);
  return length;
}
