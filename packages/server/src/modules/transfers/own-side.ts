import { AppError, branchTexts, isOwnStep } from '@turoos/contract';
import type { Actor } from '../../kernel/actor';
import type { DocumentRow } from '../workflow';

/** Throws when a bound user acts for a warehouse that is not theirs: the other side of a transfer sees it only. */
export function assertOwnSide({ warehouses }: Actor, place: string): void {
  if (warehouses !== undefined && !warehouses.includes(place)) throw notTheirs();
}

/** Throws when a step belongs to the end of a transfer that a bound user does not work in. */
export function assertOwn(
  user: Actor,
  step: string,
  { fromWarehouseId, toWarehouseId }: DocumentRow<'transfers'>,
): void {
  if (!isOwnStep(step, { from: fromWarehouseId, to: toWarehouseId }, user)) throw notTheirs();
}

const notTheirs = () => new AppError('FORBIDDEN', branchTexts.otherWarehouse);
