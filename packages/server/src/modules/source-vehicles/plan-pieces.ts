import {
  conflict,
  mostCarPieces,
  must,
  notFound,
  productTexts,
  splitByValue,
  splitProblem,
  teardownTexts,
  type PiecePlan,
  type SplitWay,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseField } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { audited } from './audited';
import { costOnCar, isOnCar, lockOpen, touch } from './lock-teardown';
import { noteStep } from './steps';

/** Replaces the list of the pieces that are on the car, and shares out the cost that is on it. */
export async function planPieces(
  tx: Tx,
  user: Actor,
  vehicleId: string,
  { version, splitBy, pieces }: PiecePlan,
): Promise<void> {
  const teardown = await lockOpen(tx, vehicleId, version);
  const onCar = new Map(teardown.pieces.filter(isOnCar).map((piece) => [piece.id, piece]));
  const named = pieces.flatMap(({ _id }) => _id ?? []);
  if (new Set(named).size < named.length) throw conflict(teardownTexts.twice);
  if (named.some((id) => !onCar.has(id))) throw conflict(teardownTexts.pieceMissing);
  await assertParts(tx, [...new Set(pieces.flatMap(({ like }) => like ?? []))]);

  const costs = sharesOf(splitBy, costOnCar(teardown), pieces);
  let position = teardown.lastPosition;
  const rows = pieces.map(({ _id, name, partNumber = '', like = null, expected }, index) => {
    const known = _id ? onCar.get(_id) : undefined;
    return {
      ...(known && { id: known.id, productId: known.productId, note: known.note }),
      vehicleId,
      position: known?.position ?? ++position,
      name,
      partNumber,
      likeId: like,
      expected,
      cost: must(costs[index]),
    };
  });
  if (position > 999 || rows.length > mostCarPieces) throw conflict(teardownTexts.tooManyPieces);
  await noteStep(tx, user, vehicleId, 'plan', teardown.pieces);
  await tx
    .deleteFrom('teardownPieces')
    .where('vehicleId', '=', vehicleId)
    .where('status', '=', 'on_car')
    .execute();
  for (const row of rows) await tx.insertInto('teardownPieces').values(row).execute();
  await touch(tx, vehicleId, { splitBy, lastPosition: position });
  await recordChange(tx, user, {
    action: 'source-vehicle.plan',
    entity: 'source-vehicles',
    entityId: vehicleId,
    before: audited(teardown.pieces.filter(isOnCar)),
    after: audited(rows),
  });
}

/** Returns the cost of each piece, in cents; costs entered by hand must share out all that is on the car. */
function sharesOf(way: SplitWay, cost: number, pieces: PiecePlan['pieces']): number[] {
  if (way === 'value')
    return splitByValue(
      cost,
      pieces.map(({ expected }) => expected),
    );
  const shares = pieces.map((piece) => piece.cost ?? 0);
  refuseField('pieces', splitProblem(cost, shares));
  return shares;
}

async function assertParts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.selectFrom('products').select('id').where('id', 'in', ids).execute();
  if (found.length < ids.length) throw notFound(productTexts.notFound);
}
