import { randomInt } from 'node:crypto';
import {
  type AuditAction,
  conflict,
  marketingTexts,
  type Campaign,
  type NewCampaign,
} from '@turoos/contract';
import type { Insertable } from 'kysely';
import type { Campaigns } from '../../db/schema';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readCampaign } from './campaigns.queries';

/** Creates a draft; nothing is sent before sendCampaign. */
export async function createCampaign(tx: Tx, user: Actor, given: NewCampaign): Promise<Campaign> {
  const id = await insertCampaign(tx, { ...given, userId: user.id });
  return traceNew(tx, user, id, 'campaign.create');
}

export async function traceNew(tx: Tx, user: Actor, id: string, action: AuditAction): Promise<Campaign> {
  const after = await readCampaign(tx, id);
  await recordChange(tx, user, { action, entity: 'marketing', entityId: id, after });
  return after;
}

type Columns = Omit<Insertable<Campaigns>, 'code'> & { code?: string | undefined };

/**
 * Inserts a campaign. A code passed in must be unused; a generated code that is taken, even concurrently, is
 * generated again.
 */
export async function insertCampaign(tx: Tx, { code: given, ...columns }: Columns): Promise<string> {
  for (;;) {
    const inserted = await tx
      .insertInto('campaigns')
      .values({ ...columns, code: given || newCode() })
      .onConflict((taken) => taken.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return inserted.id;
    if (given) throw conflict(marketingTexts.codeTaken(given));
  }
}

/** Omits characters that are easily confused when read out over the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 6;

/** Generates a code that is easy to read out and to type at the counter. */
const newCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
