import {
  belowCostBlocked,
  conflict,
  creditAfter,
  creditBlocked,
  discountBlocked,
  discountProblem,
  exact,
  fitsUnit,
  isLineBelowCost,
  lineTotal,
  overrideBlocked,
  ownPriceBlocked,
  paidAtTill,
  paymentProblem,
  ruleBroken,
  saleTexts,
  sumOf,
  unitTexts,
  type PaymentMethod,
  type PaymentStatus,
  type PaymentType,
  type SaleChanges,
  type Totals,
  type Unit,
} from '@turoos/contract';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import type { Account } from '../ledger';
import type { SaleRow } from './sales.queries';

/** A part as it stands at this moment. */
export interface Part {
  id: string;
  name: string;
  partNumber: string;
  sellingPrice: number;
  unit: Unit;
  /** Cents; 0 when nobody knows it. */
  cost: number;
  isActive: boolean;
}

export interface LineInput {
  product: string;
  quantity: number;
  price?: number | undefined;
  listPrice?: number | undefined;
}

export interface Line {
  productId: string;
  name: string;
  partNumber: string;
  unit: Unit;
  quantity: number;
  price: number;
  ownPrice: boolean;
  total: number;
  cost: number;
}

/** Sums beyond this are no longer exact. */
const mostCents = 10_000_000_000_000;

/** The lines as they will be sold: at the part's price of now unless the seller named another. */
export function priceLines(inputs: readonly LineInput[], parts: ReadonlyMap<string, Part>): Line[] {
  const lines = inputs.map((input) => priceLine(input, parts.get(input.product)));
  if (lines.reduce((sum, { total }) => sum + total, 0) > mostCents) throw ruleBroken(saleTexts.totalTooBig);
  return lines;
}

function priceLine({ product, quantity, price, listPrice }: LineInput, part: Part | undefined): Line {
  if (!part) throw conflict(saleTexts.partMissing, { product });
  if (!part.isActive) throw conflict(saleTexts.partInactive(part.name), { product });
  if (!fitsUnit(quantity, part.unit))
    throw ruleBroken(unitTexts.whole(part.name, part.unit.name), { product });
  if (listPrice !== undefined && listPrice !== part.sellingPrice)
    throw conflict(saleTexts.priceChanged(part.name, part.sellingPrice), {
      product,
      price: part.sellingPrice / 100,
    });
  const agreed = price ?? part.sellingPrice;
  return {
    productId: product,
    name: part.name,
    partNumber: part.partNumber,
    unit: part.unit,
    quantity,
    price: agreed,
    ownPrice: agreed !== part.sellingPrice,
    total: lineTotal({ price: agreed, quantity }),
    cost: part.cost,
  };
}

/** True when a line, or all of it after the discount, brings less than it cost. */
export function isBelowCost(
  lines: readonly Line[],
  { subtotal, discount }: Pick<Totals, 'subtotal' | 'discount'>,
): boolean {
  const known = lines.filter(({ cost }) => cost > 0);
  const spent = sumOf(known, ({ cost, quantity }) => exact(cost).times(quantity)).round();
  return known.some(isLineBelowCost) || subtotal - discount < spent;
}

/**
 * Who may sell at such prices. A campaign's gift was allowed when the campaign was made, so rights are asked for what
 * the seller gives alone. Answers what the audit log should point out, of the whole.
 */
export function assertMayCharge(user: Actor, lines: readonly Line[], totals: Totals): { belowCost?: true } {
  const { subtotal } = totals;
  const discount = totals.discount - totals.campaignDiscount;
  refuseIf(discountProblem({ subtotal, discount }), 'RULE');
  if (lines.some(({ ownPrice }) => ownPrice)) refuseIf(ownPriceBlocked(user), 'FORBIDDEN');
  if (discount > 0) refuseIf(discountBlocked(user), 'FORBIDDEN');
  if (isBelowCost(lines, { subtotal, discount })) refuseIf(belowCostBlocked(user), 'FORBIDDEN');
  return isBelowCost(lines, totals) ? { belowCost: true } : {};
}

export interface PaymentInput {
  paymentStatus?: PaymentType | undefined;
  partialAmount?: number | undefined;
  overrideCreditLimit?: boolean | undefined;
}

/** What is handed over at the sale itself, in cents; throws when the payment isn't complete or can't be. */
export function tillAmount(
  { paymentStatus: paymentType, partialAmount }: PaymentInput,
  grandTotal: number,
  hasCustomer: boolean,
): number {
  const choice = { paymentType, partialAmount };
  const problem = paymentProblem(choice, { grandTotal, hasCustomer });
  refuseIf(problem?.message, problem?.code);
  return paidAtTill(choice, grandTotal);
}

/** Whether this customer may owe so much more. Answers what the audit log should point out. */
export function assertMayOwe(
  user: Actor,
  account: Account,
  debt: number,
  override: boolean,
): { overCreditLimit?: true } {
  refuseIf(creditBlocked(account));
  const { owed, isOverLimit } = creditAfter(account, debt);
  if (!isOverLimit) return {};
  if (!override)
    throw conflict(saleTexts.overCreditLimit(account.name), {
      creditLimit: account.creditLimit / 100,
      owed: owed / 100,
      over: true,
    });
  refuseIf(overrideBlocked(user), 'FORBIDDEN');
  return { overCreditLimit: true };
}

/** Unless told otherwise, money at the till is cash. */
export const methodOf = (given: PaymentMethod | undefined, status: PaymentStatus): PaymentMethod =>
  given ?? (status === 'deferred' ? 'credit' : 'cash');

type Money = Pick<SaleRow, 'paid' | 'remaining' | 'paymentStatus'>;

/** How much is being paid, in cents: up to a new total, or all that is left. */
export function amountToSettle(
  sale: Money,
  { partialAmount, paymentStatus }: Pick<SaleChanges, 'partialAmount' | 'paymentStatus'>,
): number {
  if (paymentStatus === 'paid' && sale.paymentStatus !== 'cancelled') return sale.remaining;
  const amount = partialAmount === undefined ? 0 : partialAmount - sale.paid;
  if (amount < 0) throw ruleBroken(saleTexts.paidTooLittle);
  if (amount > sale.remaining) throw ruleBroken(saleTexts.paidTooMuch);
  const becomes = amount === 0 ? sale.paymentStatus : amount === sale.remaining ? 'paid' : 'partial';
  // 'partial' with the whole amount simply pays it; any other word than what it becomes is no payment
  if (paymentStatus && paymentStatus !== becomes && !(paymentStatus === 'partial' && amount > 0))
    throw ruleBroken(saleTexts.immutable);
  return amount;
}
