import { AppError, branchTexts, isOwnStep, type TransferStep } from '@turoos/contract';
import type { Actor } from '../../kernel/actor';

/** Throws when a bound user acts for a warehouse that is not theirs: the other side of a transfer sees it only. */
export function assertOwnSide({ warehouses }: Actor, place: string): void {
  if (warehouses !== undefined && !warehouses.includes(place)) throw notTheirs();
}

/** Throws when a step belongs to the end of a transfer that a bound user does not work in. */
export function assertOwnStep(
  user: Actor,
  step: TransferStep,
  { fromWarehouseId, toWarehouseId }: { fromWarehouseId: string; toWarehouseId: string },
): void {
  if (!isOwnStep(step, { from: fromWarehouseId, to: toWarehouseId }, user)) throw notTheirs();
}

const notTheirs = () => new AppError('FORBIDDEN', branchTexts.otherWarehouse);
