import { AppError, cashTexts, type MoneyMovementKind } from '@turoos/contract';
import type { Actor } from '../../kernel/actor';

interface OwnedAccount {
  name: string;
  isOwn: boolean;
}

/** Whether a money account of this warehouse, or of the whole shop, is the user's to decide about. */
export const isOfBranches = ({ warehouses }: Pick<Actor, 'warehouses'>, warehouse: string | null): boolean =>
  !warehouses || (warehouse !== null && warehouses.includes(warehouse));

/** Refuses a bound user who decides about an account of the whole shop. */
export function assertOwnAccount({ name, isOwn }: OwnedAccount): void {
  if (!isOwn) throw new AppError('FORBIDDEN', cashTexts.ofWholeShop(name));
}

/** The others leave with a document of the branch that brought the money, or are found by counting it. */
const takesOut: readonly MoneyMovementKind[] = [
  'transfer',
  'drop',
  'exchange',
  'expense',
  'pay_out',
  'payment',
];

/** Refuses a bound user who takes money out of an account of the whole shop; everybody may pay into it. */
export function assertMayTakeOut(place: OwnedAccount, kind: MoneyMovementKind, units: number): void {
  if (units < 0 && takesOut.includes(kind)) assertOwnAccount(place);
}
