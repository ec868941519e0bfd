import { conflict, teardownTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { PieceBefore } from '../../db/column-types';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { readTill, returnCash, type Till } from '../cash';
import { withdrawParts } from '../products';
import { lockPurchase, undoPurchase } from '../purchases';
import { moveStock } from '../stock';
import { costOf, isOnCar, lockTeardown, touch, type LockedTeardown, type PieceRow } from './lock-teardown';
import { sourceOf } from './source-of';
import { readLastStep, restorePieces } from './steps';

/**
 * Undoes the last step of a car, which the user names, while nothing was built on it.
 * Undoing the purchase ends the teardown.
 */
export async function undoStep(tx: Tx, user: Actor, vehicleId: string, stepId: string): Promise<void> {
  const seen = await readLastStep(tx, vehicleId);
  // accounts and the till are locked before the document, as everywhere
  const till = seen?.kind === 'close' ? await readTill(tx, user) : undefined;
  if (seen?.kind === 'buy') await lockPurchase(tx, await purchaseOf(tx, vehicleId));
  const teardown = await lockTeardown(tx, vehicleId);
  const step = await readLastStep(tx, vehicleId);
  if (!step) throw conflict(teardownTexts.nothingToUndo);
  if (step.id !== stepId || step.id !== seen?.id) throw conflict(teardownTexts.otherStep);
  await recordChange(tx, user, {
    action: step.kind === 'take_off' ? 'source-vehicle.undo-take-off' : `source-vehicle.undo-${step.kind}`,
    entity: 'source-vehicles',
    entityId: vehicleId,
    before: { pieces: changedPieces(teardown.pieces, step.before).map(({ name, cost }) => ({ name, cost })) },
  });
  if (step.kind === 'buy') return undoBuying(tx, user, teardown);
  if (step.kind === 'take_off') await undoTaking(tx, user, teardown, step.before);
  if (step.kind === 'break') await undoBreaking(tx, user, teardown, step.before);
  if (step.kind === 'close' && till) await undoClosing(tx, user, teardown, till, step.before);
  await restorePieces(tx, vehicleId, keepingRecords(step.before, teardown.pieces));
  await tx.deleteFrom('teardownSteps').where('id', '=', step.id).execute();
  await touch(tx, vehicleId, { status: 'open' });
}

async function purchaseOf(tx: Tx, vehicleId: string): Promise<string> {
  const { purchaseId } = await tx
    .selectFrom('teardowns')
    .select('purchaseId')
    .where('vehicleId', '=', vehicleId)
    .executeTakeFirstOrThrow();
  return purchaseId;
}

/** Returns the pieces that the step changed, as they are now. */
const changedPieces = (now: readonly PieceRow[], before: readonly PieceBefore[]): PieceRow[] => {
  const earlier = new Map(before.map((piece) => [piece.id, piece]));
  return now.filter(({ id, status }) => earlier.get(id)?.status !== status);
};

/** A piece that was off the car keeps its record, so that taking it off again makes no second one. */
const keepingRecords = (before: readonly PieceBefore[], now: readonly PieceRow[]): PieceBefore[] => {
  const records = new Map(now.map(({ id, productId }) => [id, productId]));
  return before.map((piece) => ({ ...piece, productId: piece.productId ?? records.get(piece.id) ?? null }));
};

async function undoBuying(tx: Tx, user: Actor, { vehicleId, purchaseId }: LockedTeardown): Promise<void> {
  await tx.deleteFrom('teardowns').where('vehicleId', '=', vehicleId).execute();
  const purchase = await lockPurchase(tx, purchaseId);
  await undoPurchase(tx, user, purchase);
  await recordChange(tx, user, {
    action: 'purchase.cancel',
    entity: 'purchases',
    entityId: purchaseId,
    before: { status: purchase.status },
    after: { status: 'cancelled' },
  });
}

async function undoTaking(
  tx: Tx,
  user: Actor,
  { vehicleId, warehouseId, pieces }: LockedTeardown,
  before: readonly PieceBefore[],
): Promise<void> {
  const taken = changedPieces(pieces, before).flatMap(({ productId, name, cost }) =>
    productId ? { productId, name, cost } : [],
  );
  await assertUntouched(tx, taken, vehicleId);
  const source = await sourceOf(tx, vehicleId);
  await withdrawParts(
    tx,
    taken.map(({ productId }) => productId),
  );
  await moveStock(tx, {
    reason: 'dismantle.undo',
    lines: taken.map(({ productId, cost }) => ({ productId, warehouseId, quantity: -1, cameAt: cost })),
    userId: user.id,
    within: user.warehouses,
    source,
  });
  await postJournal(tx, {
    kind: 'piecesTaken',
    figures: { value: -costOf(taken) },
    source,
    userId: user.id,
  });
}

/** Throws when a piece was moved by anything but this car since it came off: sold, moved, counted, scrapped. */
async function assertUntouched(
  tx: Tx,
  taken: readonly { productId: string; name: string }[],
  vehicleId: string,
): Promise<void> {
  const { rows } = await sql<{ productId: string }>`
    select distinct product_id from (
      select m.product_id, m.source_id from stock_movements m
      where m.product_id = any (${taken.map(({ productId }) => productId)}::uuid[])
    ) moved where source_id is distinct from ${vehicleId}`.execute(tx);
  const touched = taken.find(({ productId }) => rows.some((row) => row.productId === productId));
  if (touched) throw conflict(teardownTexts.builtOn(touched.name));
}

async function undoBreaking(
  tx: Tx,
  user: Actor,
  { vehicleId, pieces }: LockedTeardown,
  before: readonly PieceBefore[],
): Promise<void> {
  await postJournal(tx, {
    kind: 'pieceBroken',
    figures: { value: -costOf(changedPieces(pieces, before)) },
    source: await sourceOf(tx, vehicleId),
    userId: user.id,
  });
}

async function undoClosing(
  tx: Tx,
  user: Actor,
  { vehicleId, cost, ...closed }: LockedTeardown,
  till: Till,
  before: readonly PieceBefore[],
): Promise<void> {
  const { scrapCurrency, scrapAmount, scrapCents, scrapAccountId } = closed;
  const returned =
    scrapCurrency && scrapAccountId
      ? returnCash(till, {
          currency: scrapCurrency,
          amount: scrapAmount,
          cents: scrapCents,
          accountId: scrapAccountId,
        })
      : [];
  const value = before.reduce((left, piece) => (isOnCar(piece) ? left : left - piece.cost), cost);
  await touch(tx, vehicleId, {
    scrapWeight: 0,
    scrapCurrency: null,
    scrapAmount: 0,
    scrapCents: 0,
    scrapAccountId: null,
  });
  await postJournal(tx, {
    kind: 'teardownEnd',
    figures: { value: -value, loss: scrapCents - value },
    money: returned,
    usdToYer: till.rates.usdToYer,
    source: await sourceOf(tx, vehicleId),
    userId: user.id,
  });
}
