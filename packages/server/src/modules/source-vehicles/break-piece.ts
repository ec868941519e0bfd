import { conflict, must, splitByValue, teardownTexts, type BrokenPiece } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { isOnCar, lockOpen, touch, type PieceRow } from './lock-teardown';
import { sourceOf } from './source-of';
import { noteStep } from './steps';
import { pieceOnCar } from './take-off';

/** Records that a piece on the car is broken: its cost is a loss, or the other pieces on the car bear it. */
export async function breakPiece(
  tx: Tx,
  user: Actor,
  vehicleId: string,
  { piece: id, cost: bearer, note = '' }: BrokenPiece,
): Promise<void> {
  const teardown = await lockOpen(tx, vehicleId);
  const piece = pieceOnCar(teardown, id);
  const others = teardown.pieces.filter((one) => isOnCar(one) && one.id !== id);
  if (bearer === 'others' && others.length === 0) throw conflict(teardownTexts.noneLeft);
  await noteStep(tx, user, vehicleId, 'break', teardown.pieces);
  if (bearer === 'others') await spread(tx, piece.cost, others);
  const lost = bearer === 'loss' ? piece.cost : 0;
  await tx
    .updateTable('teardownPieces')
    .set({ status: 'broken', cost: lost, note })
    .where('id', '=', id)
    .execute();
  await touch(tx, vehicleId);
  await recordChange(tx, user, {
    action: 'source-vehicle.broken',
    entity: 'source-vehicles',
    entityId: vehicleId,
    after: { name: piece.name, cost: piece.cost, lost, note },
  });
  await postJournal(tx, {
    kind: 'pieceBroken',
    figures: { value: lost },
    source: await sourceOf(tx, vehicleId),
    note,
    userId: user.id,
  });
}

/** Adds a cost to pieces by what they will sell for, to the cent. */
async function spread(tx: Tx, cost: number, pieces: readonly PieceRow[]): Promise<void> {
  const shares = splitByValue(
    cost,
    pieces.map(({ expected }) => expected),
  );
  for (const [index, piece] of pieces.entries())
    await tx
      .updateTable('teardownPieces')
      .set({ cost: piece.cost + must(shares[index]) })
      .where('id', '=', piece.id)
      .execute();
}
