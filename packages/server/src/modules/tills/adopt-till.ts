import {
  believableSeq,
  conflict,
  must,
  ruleBroken,
  tillTexts,
  type ForgottenTill,
  type Till,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { hashOf } from './till-of-request';
import { sealSecret } from './till-secret';
import { readTill } from './tills.queries';

/** A restore leaves out so many codes, in case tills were made since the backup. */
export const codesLeftOut = 100;

/**
 * Makes a till known again that was made after the backup from which the shop was restored, under its own id and code, so
 * that the sales on it and its receipts are found. It is taken to be as old as that backup: no sale of it is older.
 */
export async function adoptTill(tx: Tx, user: Actor, forgotten: ForgottenTill): Promise<Till> {
  const { id, code, secret, token, seq, name, ...grant } = forgotten;
  // of two that make it known at once, the second finds it
  await sql`lock table tills in share row exclusive mode`.execute(tx);
  const known = await tx
    .selectFrom('tills')
    .select(['id', 'code', 'secretHash'])
    .where((till) => till.or([till('code', '=', code), till('id', '=', id)]))
    .execute();
  const isOther = (till: (typeof known)[number]) =>
    till.code !== code || !till.secretHash.equals(hashOf(secret));
  if (known.some(isOther)) throw conflict(tillTexts.codeOfAnother);
  if (known[0]) return readTill(tx, known[0].id);
  const serial = Number(code.slice(1));
  if (serial >= (await nextSerial(tx)) + codesLeftOut) throw ruleBroken(tillTexts.codeNeverGiven);
  await raiseSerial(tx, serial + 1);
  const sealed = await sealSecret(tx, secret);
  const lastSeq = believableSeq(0, seq) ? seq : 0;
  const isNameTaken = sql`exists (select from tills where turoos_fold(name) = turoos_fold(${name}) and withdrawn_at is null)`;
  await sql`
    insert into tills (id, serial, name, secret_hash, secret, key_mark, token_hash, grant_until, largest_sale, may_credit,
      last_seq, created_by, created_at)
    overriding system value
    values (${id}, ${serial}, case when ${isNameTaken} then ${`${name} ${code}`} else ${name} end, ${hashOf(secret)},
      ${sealed.secret}, ${sealed.keyMark}, ${hashOf(token)}, ${grant.grantUntil}, ${grant.largestSale}, ${grant.mayCredit},
      ${lastSeq}, ${user.id}, coalesce((select max(taken_at) from backup_restores), now()))`.execute(tx);
  const after = await readTill(tx, id);
  await recordChange(tx, user, {
    action: 'till.adopt',
    entity: 'tills',
    entityId: id,
    after: { code, name: after.name },
  });
  return after;
}

/** Returns the number of the next code; the codes of earlier tills are below it. */
export async function nextSerial(tx: Tx): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select last_value + case when is_called then 1 else 0 end as next from tills_serial_seq`.execute(tx);
  return Number(must(rows[0]).next);
}

/** Gives no code below this number from now on. */
export async function raiseSerial(tx: Tx, next: number): Promise<void> {
  if (next > (await nextSerial(tx)))
    await sql.raw(`alter table tills alter column serial restart with ${next}`).execute(tx);
}
