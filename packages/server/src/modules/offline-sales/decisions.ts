import {
  conflict,
  notFound,
  OfflineSaleFact,
  offlineSaleTexts,
  type DecisionKind,
  type DecisionStatus,
} from '@turoos/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import type { Found } from './found';

/** Writes what a manager must decide; what is found again replaces what is still open. */
export async function writeDecisions(tx: Tx, offlineSaleId: string, found: readonly Found[]): Promise<void> {
  if (found.length === 0) return;
  await tx
    .insertInto('saleDecisions')
    .values(
      found.map(({ kind, details }) => ({
        offlineSaleId,
        kind,
        details: jsonb({ problems: [], ...details }),
      })),
    )
    .onConflict((known) =>
      known
        .columns(['offlineSaleId', 'kind'])
        .doUpdateSet((e) => ({ details: e.ref('excluded.details') }))
        .where('saleDecisions.status', '=', 'open'),
    )
    .execute();
}

interface KeptSale {
  id: string;
  number: string;
  tillId: string;
  tillCode: string;
  saleId: string | null;
  userId: string | null;
  madeAt: Date;
  fact: OfflineSaleFact;
  open: DecisionKind[];
}

/** Locks a sale with what is open; throws if nothing is. */
export async function lockUndecided(tx: Tx, id: string): Promise<KeptSale> {
  const row = await tx
    .selectFrom('offlineSales')
    .select(['id', 'number', 'tillId', 'saleId', 'userId', 'madeAt', 'fact'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(offlineSaleTexts.notFound);
  const { code } = await tx
    .selectFrom('tills')
    .select('code')
    .where('id', '=', row.tillId)
    .executeTakeFirstOrThrow();
  const decisions = await tx
    .selectFrom('saleDecisions')
    .select('kind')
    .where('offlineSaleId', '=', id)
    .where('status', '=', 'open')
    .execute();
  if (decisions.length === 0) throw conflict(offlineSaleTexts.nothingOpen);
  return {
    ...row,
    tillCode: code,
    fact: z.decode(OfflineSaleFact, row.fact),
    open: decisions.map(({ kind }) => kind),
  };
}

interface Decided {
  status: Exclude<DecisionStatus, 'open'>;
  kinds: readonly DecisionKind[];
  note?: string | undefined;
}

/** Closes open decisions and says in the audit log who decided what. */
export async function decide(
  tx: Tx,
  user: Actor,
  { id, number, saleId, open }: KeptSale,
  { status, kinds, note = '' }: Decided,
): Promise<void> {
  const decided = open.filter((kind) => kinds.includes(kind));
  if (decided.length === 0) return;
  await tx
    .updateTable('saleDecisions')
    .set({ status, note, decidedBy: user.id, decidedAt: sql<Date>`now()` })
    .where('offlineSaleId', '=', id)
    .where('status', '=', 'open')
    .where('kind', 'in', decided)
    .execute();
  await recordChange(tx, user, {
    action: 'sale.decide',
    entity: 'sales',
    ...(saleId && { entityId: saleId }),
    after: { offlineNumber: number, decisions: decided, decision: status, note },
  });
}
