import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError, tillTexts } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { RequestFacts } from '../../kernel/handlers';

/** A till that proved itself, with what it may do. */
export interface ProvenTill {
  id: string;
  code: string;
  name: string;
  grantUntil: Date | null;
  largestSale: number | null;
  mayCredit: boolean;
  lastSeq: number;
  /** Up to this number it has said that nothing waits on it. */
  settledSeq: number;
  createdAt: Date;
  /** Such tills still deliver the sales that they made. */
  withdrawnAt: Date | null;
  copiedAt: Date | null;
  /** Milliseconds by which its clock was ahead of the server's at the last contact. */
  clockOffMs: number | null;
}

export const hashOf = (random: string): Buffer => createHash('sha256').update(random).digest();

/** Splits the header: the code of the till and its secret. */
const shape = /^(K\d{1,9})\.([\w-]{43})$/;

/** Returns the till that sent a request, withdrawn and copied ones too; throws when the header proves none. */
export async function tillOfRequest(
  db: Db,
  { till: header }: Pick<RequestFacts, 'till'>,
): Promise<ProvenTill> {
  const [, code, secret] = shape.exec(header ?? '') ?? [];
  if (!code || !secret) throw unknownTill();
  const row = await tills(db).select('secretHash').where('code', '=', code).executeTakeFirst();
  if (!row) throw unknownTill();
  const { secretHash, ...till } = row;
  if (!timingSafeEqual(secretHash, hashOf(secret))) throw unknownTill();
  return till;
}

const tills = (db: Db) =>
  db
    .selectFrom('tills')
    .select(['id', 'code', 'name', 'grantUntil', 'largestSale', 'mayCredit', 'lastSeq', 'createdAt'])
    .select(['settledSeq', 'withdrawnAt', 'copiedAt', 'clockOffMs']);

/** Whether a request bears a token of the till's last contacts: a copy of the till has an older one. */
export async function isTokenOf(db: Db, tillId: string, token: string): Promise<boolean> {
  const { tokenHash, previousTokenHash } = await db
    .selectFrom('tills')
    .select(['tokenHash', 'previousTokenHash'])
    .where('id', '=', tillId)
    .executeTakeFirstOrThrow();
  const shown = hashOf(token);
  return !tokenHash || tokenHash.equals(shown) || (previousTokenHash?.equals(shown) ?? false);
}

/** Returns a till that proved itself before, by its code. */
export async function knownTill(db: Db, code: string): Promise<ProvenTill> {
  const till = await tills(db).where('code', '=', code).executeTakeFirst();
  if (!till) throw unknownTill();
  return till;
}

/** The secret in the header of a request that was proven. */
export const secretIn = ({ till }: Pick<RequestFacts, 'till'>): string => till?.split('.')[1] ?? '';

const unknownTill = () => new AppError('UNKNOWN_TILL', tillTexts.unknown);
