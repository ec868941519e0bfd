import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../db/transaction';
import { base32 } from './base32.rules';

const many = 10;
/** 80 bits of entropy can't be brute-forced from a hash, so a fast hash is enough. */
const codeBytes = 10;

const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z2-7]/g, '');
const hashOf = (code: string): Buffer => createHash('sha256').update(plain(code)).digest();

/** 'K7QF-2MNB-…', in groups of four, easy to write down. */
const newCode = (): string => (base32(randomBytes(codeBytes)).match(/.{4}/g) ?? []).join('-');

/** Replaces the user's recovery codes with ten new ones. Only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: many }, newCode);
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await tx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: hashOf(code) })))
    .execute();
  return codes;
}

/** Consumes a recovery code; returns whether it was valid. */
export async function spendRecoveryCode(tx: Tx, userId: string, typed: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', hashOf(typed))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
