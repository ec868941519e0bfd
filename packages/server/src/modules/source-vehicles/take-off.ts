import { conflict, must, pieceNumber, teardownTexts, type NewPart, type TakeOff } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { createPart, likePart, updatePart } from '../products';
import { assertPlaces } from '../purchases';
import { moveStock } from '../stock';
import { costOf, isOnCar, lockOpen, touch, type LockedTeardown, type PieceRow } from './lock-teardown';
import { noteStep } from './steps';
import { sourceOf } from './source-of';

type Taken = TakeOff['pieces'][number];

/** Takes pieces off the car into stock: each becomes a part of its own, at its share of the car's cost. */
export async function takeOff(
  tx: Tx,
  user: Actor,
  vehicleId: string,
  { pieces: taken }: TakeOff,
): Promise<void> {
  const teardown = await lockOpen(tx, vehicleId);
  const pieces = taken.map(({ _id }) => pieceOnCar(teardown, _id));
  await assertPlaces(tx, [teardown.warehouseId]);
  const source = await sourceOf(tx, vehicleId);
  const ids: string[] = [];
  for (const [index, piece] of pieces.entries())
    ids.push(await writePart(tx, user, teardown, piece, must(taken[index])));

  await noteStep(tx, user, vehicleId, 'take_off', teardown.pieces);
  for (const [index, { id }] of pieces.entries())
    await tx
      .updateTable('teardownPieces')
      .set({ status: 'taken', productId: must(ids[index]), takenAt: sql`now()` })
      .where('id', '=', id)
      .execute();
  await touch(tx, vehicleId);
  await moveStock(tx, {
    reason: 'dismantle',
    lines: pieces.map(({ cost }, index) => ({
      productId: must(ids[index]),
      warehouseId: teardown.warehouseId,
      quantity: 1,
      unitCost: cost,
    })),
    userId: user.id,
    within: user.warehouses,
    source,
  });
  await recordChange(tx, user, {
    action: 'source-vehicle.take-off',
    entity: 'source-vehicles',
    entityId: vehicleId,
    after: {
      pieces: pieces.map(({ name, cost, position }, index) => ({
        name,
        partNumber: pieceNumber(teardown.number, position),
        cost,
        sellingPrice: must(taken[index]).sellingPrice,
        condition: must(taken[index]).grade,
      })),
    },
  });
  await postJournal(tx, {
    kind: 'piecesTaken',
    figures: { value: costOf(pieces) },
    source,
    userId: user.id,
  });
}

/** Returns a piece that is on the car; throws when another clerk was faster. */
export function pieceOnCar({ pieces }: LockedTeardown, id: string): PieceRow {
  const piece = pieces.find((one) => one.id === id);
  if (!piece) throw conflict(teardownTexts.pieceMissing);
  if (!isOnCar(piece)) throw conflict(teardownTexts.pieceGone(piece.name));
  return piece;
}

/** Makes the piece's own record, which the number of the part it is one of finds too; one that was put back has it. */
async function writePart(
  tx: Tx,
  user: Actor,
  { number, warehouseId, vehicleId }: LockedTeardown,
  piece: PieceRow,
  { sellingPrice, grade, location }: Taken,
): Promise<string> {
  const own = {
    name: piece.name,
    type: 'used' as const,
    condition: grade,
    sellingPrice,
    ...(location && { location }),
  };
  if (piece.productId) {
    await updatePart(tx, user, piece.productId, { ...own, isActive: true });
    return piece.productId;
  }
  const like: Partial<NewPart> = piece.likeId
    ? await likePart(tx, piece.likeId)
    : { vehicleCompatibility: await fitmentOf(tx, vehicleId) };
  const partNumber = pieceNumber(number, piece.position);
  const numbers = new Set([...(like.alternativeNumbers ?? []), piece.partNumber]);
  const part = await createPart(tx, user, {
    ...like,
    ...own,
    alternativeNumbers: [...numbers].filter(Boolean).slice(0, 50),
    // it is one of its kind: nothing is ordered when it is sold
    minStockLevel: 0,
    unit: 'piece',
    partNumber,
    barcode: partNumber,
    warehouse: warehouseId,
  });
  return part._id;
}

async function fitmentOf(tx: Tx, vehicleId: string): Promise<NewPart['vehicleCompatibility']> {
  const { make, model, year } = await tx
    .selectFrom('sourceVehicles')
    .select(['make', 'model', 'year'])
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  return make ? [{ make, model, yearFrom: year, yearTo: year, engine: '' }] : [];
}
