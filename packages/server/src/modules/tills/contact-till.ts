import { believableSeq, must, type TillAnswer, type TillContact } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import type { RequestFacts } from '../../kernel/handlers';
import { sellerKey } from './seller-key';
import { readTillPeople } from './till-people.queries';
import { keepSecret } from './till-secret';
import { hashOf, secretIn, tillOfRequest } from './till-of-request';

/** Notes what a till says about itself and answers what it may do and who may unlock it. */
export async function contactTill(
  tx: Tx,
  user: Actor,
  request: RequestFacts,
  contact: TillContact,
): Promise<TillAnswer> {
  const { id } = await tillOfRequest(tx, request);
  const till = await tx
    .selectFrom('tills')
    .select(['tokenHash', 'previousTokenHash', 'copiedAt', 'withdrawnAt', 'emptiedAt', 'keyMark', 'lastSeq'])
    .select(['code', 'name', 'grantUntil', 'largestSale', 'mayCredit'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await keepSecret(tx, id, till.keyMark, secretIn(request));
  await tx
    .insertInto('tillPeople')
    .values({ tillId: id, userId: user.id })
    .onConflict((known) => known.columns(['tillId', 'userId']).doUpdateSet({ lastSeenAt: sql`now()` }))
    .execute();

  const step = tokenStep(till, contact);
  const isEmptied = contact.emptied && till.withdrawnAt !== null && till.emptiedAt === null;
  const serverNow = new Date();
  const isBelieved = step !== 'copied' && believableSeq(till.lastSeq, contact.seq);
  if (isBelieved) await noteSeq(tx, id, contact.seq, serverNow);
  const { lastSeq } = must(
    await tx
      .updateTable('tills')
      .set({
        // what a second copy says about its state is not the till's
        ...(step !== 'copied' && {
          lastSeenAt: serverNow,
          waiting: contact.waiting,
          waitingSince: contact.waiting > 0 ? contact.waitingSince : null,
          clockOffMs: contact.now.getTime() - serverNow.getTime(),
          appVersion: contact.appVersion,
          freeStorage: contact.freeStorage,
          isPersistent: contact.isPersistent,
        }),
        ...(step === 'next' && { tokenHash: hashOf(contact.next), previousTokenHash: hashOf(contact.token) }),
        ...(step === 'copied' && !till.copiedAt && { copiedAt: sql<Date>`now()` }),
        ...(isEmptied && { emptiedAt: sql<Date>`now()` }),
        lastSeq: isBelieved ? Math.max(till.lastSeq, contact.seq) : till.lastSeq,
        // sales in a file count as waiting, but not on a till that was emptied
        ...(isBelieved && contact.waiting === 0 && !contact.emptied && { settledSeq: contact.seq }),
      })
      .where('id', '=', id)
      .returning('lastSeq')
      .executeTakeFirst(),
  );
  const told = { entity: 'tills', entityId: id, after: { code: till.code, name: till.name } } as const;
  if (step === 'copied' && !till.copiedAt) await recordChange(tx, user, { action: 'till.copied', ...told });
  if (isEmptied) await recordChange(tx, user, { action: 'till.emptied', ...told });

  const { code, name, grantUntil, largestSale, mayCredit } = till;
  const state = step === 'copied' ? 'copied' : till.withdrawnAt ? 'withdrawn' : 'active';
  const people = await readTillPeople(tx, id);
  const key = state === 'active' ? await sellerKey(tx, { tillId: id, userId: user.id }) : undefined;
  const kept = { state, code, name, grantUntil, largestSale, mayCredit, lastSeq, serverNow, people } as const;
  return { ...kept, sellerKey: key === undefined ? null : { user: user.id, key } };
}

/** Remembers that the till had not come further yet. */
const noteSeq = (tx: Tx, tillId: string, seq: number, at: Date) =>
  tx
    .insertInto('tillContacts')
    .values({ tillId, seq, at })
    .onConflict((known) => known.columns(['tillId', 'seq']).doUpdateSet({ at }))
    .execute();

interface Tokens {
  tokenHash: Buffer | null;
  previousTokenHash: Buffer | null;
}

/**
 * Tells what a contact is by its tokens. A till repeats an unanswered contact with the same next token, so an outdated
 * token with another one comes from a second copy of its profile, or from an old image of its disk.
 */
function tokenStep(
  { tokenHash, previousTokenHash }: Tokens,
  contact: TillContact,
): 'next' | 'again' | 'copied' {
  const shown = hashOf(contact.token);
  if (!tokenHash || tokenHash.equals(shown)) return 'next';
  const isRepeated = previousTokenHash?.equals(shown) && tokenHash.equals(hashOf(contact.next));
  return isRepeated ? 'again' : 'copied';
}
