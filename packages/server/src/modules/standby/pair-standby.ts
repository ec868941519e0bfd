import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  AppError,
  conflict,
  notFound,
  ruleBroken,
  standbyTexts,
  type Pairing,
  type PairingCode,
  type PairingRequest,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { readSettings } from '../../kernel/settings';
import { renewSecret } from '../secrets';
import { hashOf, isFormerCode, readPairingCode, writePairingCode } from './pairing-code.rules';

/** Milliseconds: as long as it takes to walk to the other computer and type it. */
const codeLasts = 15 * 60_000;
const mostStandbys = 2;

/** Makes the code with which one computer may be paired; an earlier one ends. */
export async function inviteStandby(
  tx: Tx,
  doer: Doer,
  shop: { authority: string | undefined; address: string },
): Promise<PairingCode> {
  await assertRoom(tx);
  const code = writePairingCode(randomBytes(32), shop.authority);
  const codeHash = hashOf(readPairingCode(code)?.secret ?? '');
  const expiresAt = new Date(Date.now() + codeLasts);
  await tx.deleteFrom('standbyInvitation').execute();
  await tx.insertInto('standbyInvitation').values({ codeHash, expiresAt }).execute();
  await recordChange(tx, doer, { action: 'backup.standby_invite', entity: 'backup' });
  return { code, expiresAt, address: shop.address };
}

async function assertRoom(tx: Tx): Promise<void> {
  const known = await tx.selectFrom('standbys').select('id').execute();
  if (known.length >= mostStandbys) throw conflict(standbyTexts.tooMany);
}

/** Exchanges a code for a secret of the computer's own; the code is used up. */
export async function pairStandby(tx: Tx, { code, name, addresses }: PairingRequest): Promise<Pairing> {
  const read = readPairingCode(code);
  if (isFormerCode(code)) throw ruleBroken(standbyTexts.formerCode);
  const used = read
    ? await tx
        .deleteFrom('standbyInvitation')
        .where('codeHash', '=', hashOf(read.secret))
        .where('expiresAt', '>', new Date())
        .returning('isOnly')
        .executeTakeFirst()
    : undefined;
  if (!used) throw ruleBroken(standbyTexts.wrongCode);
  await assertRoom(tx);
  const id = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  await tx
    .insertInto('standbys')
    .values({ id, name, addresses, secretHash: hashOf(secret) })
    .execute();
  await recordChange(tx, 'system', {
    action: 'backup.standby_pair',
    entity: 'backup',
    entityId: id,
    after: { name, addresses },
  });
  const { name: shop } = await readSettings(tx, 'store');
  return { id, secret, shop };
}

/**
 * Withdraws a computer. Neither its claim that it took the shop over is believed from then on, nor access tokens that it
 * signs; browsers get new ones for their refresh tokens.
 */
export async function withdrawStandby(tx: Tx, doer: Doer, id: string): Promise<void> {
  const gone = await tx.deleteFrom('standbys').where('id', '=', id).returning('name').executeTakeFirst();
  if (!gone) throw notFound(standbyTexts.notFound);
  await renewSecret(tx, 'claims');
  await renewSecret(tx, 'tokens');
  await recordChange(tx, doer, {
    action: 'backup.standby_withdraw',
    entity: 'backup',
    entityId: id,
    before: gone,
  });
}

/** Returns the standby that a secret proves; throws if it is none, or none any more. */
export async function provenStandby(db: Db, { id, secret }: { id: string; secret: string }) {
  const known = await db.selectFrom('standbys').selectAll().where('id', '=', id).executeTakeFirst();
  if (known && timingSafeEqual(known.secretHash, hashOf(secret))) return known;
  throw new AppError('UNAUTHORIZED', standbyTexts.notPaired);
}
