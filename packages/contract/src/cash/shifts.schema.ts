import { z } from 'zod';
import { Amount, CurrencyCode, PositiveAmount } from '../currencies/currencies.schema';
import { keysOf } from '../kernel/keys-of';
import { RialsSum, Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import type { Status } from '../kernel/status';
import { Id, optionalLine } from '../kernel/text';
import { Instant } from '../kernel/time';
import { MoneyAmount } from './tender.schema';
import { CountedAmount } from './money-accounts.schema';
import { moneyMovementKinds } from './money-movements.schema';

export const shiftStatus = {
  open: { label: 'مفتوحة', tone: 'success' },
  closed: { label: 'مقفلة', tone: 'neutral' },
} as const satisfies Record<string, Status>;
export type ShiftStatus = keyof typeof shiftStatus;

export const ShiftOpening = z.strictObject({
  drawer: Id,
  floats: z.array(CountedAmount).max(20),
  /** Refuses a count that differs from what the drawer should hold and gives no reason, as closing does. */
  ask: z.boolean().optional(),
  reason: optionalLine(500),
});
export type ShiftOpening = z.output<typeof ShiftOpening>;

export const ShiftClosing = z.strictObject({
  counts: z.array(CountedAmount).max(20),
  reason: optionalLine(500),
  /**
   * Closes although a till of its people is out of contact, which is recorded; one that has told of unsent sales is left
   * out by those who manage the cash alone.
   */
  withoutTills: z.boolean().optional(),
});
export type ShiftClosing = z.output<typeof ShiftClosing>;

export const ShiftMovement = z.strictObject({
  kind: z.enum(['pay_in', 'pay_out', 'expense', 'drop']),
  currency: CurrencyCode,
  amount: PositiveAmount,
  /** The category of an expense. */
  category: Id.optional(),
  /** The other side of a pay-in or pay-out (by default the owner's capital or drawings), or the safe of a drop. */
  account: Id.optional(),
  note: optionalLine(500),
  /** Drops more than the drawer holds by the books: the money was counted once more. */
  confirm: z.boolean().optional(),
});
export type ShiftMovement = z.output<typeof ShiftMovement>;

/** A till that may have sales of a shift which the server has not got. */
export const MissingTill = z.object({
  code: z.string(),
  name: z.string(),
  /** Sales that it told of and has not sent. */
  waiting: z.int(),
  lastSeenAt: Instant,
});
export type MissingTill = z.output<typeof MissingTill>;

export const Shift = z.object({
  _id: Id,
  drawer: Named,
  status: z.enum(keysOf(shiftStatus)),
  openedBy: Named.nullable(),
  openedAt: Instant,
  closedBy: Named.nullable(),
  closedAt: Instant.nullable(),
  people: z.array(Named),
  zNumber: z.int().nullable(),
  /** Counted less expected, per currency; null while open. */
  differences: z.array(MoneyAmount).nullable(),
  reason: z.string(),
  /** Counts at the closing that were sent back for a reason; after three of them even one that fits needs one. */
  refusedCounts: z.int(),
  /**
   * Counted at the opening less what the drawer should have held, per currency; null for those who must count before
   * they see it. The first count of a drawer is its opening balance and differs from nothing.
   */
  openingDifferences: z.array(MoneyAmount).nullable(),
  openingReason: z.string(),
  /** Tills of its people that may have unsent sales: now, or when it was closed without them. */
  missingTills: z.array(MissingTill),
  version: z.int(),
});
export type Shift = z.output<typeof Shift>;

/**
 * X while the shift is open, Z once it is closed. Those who must count before they see what should be there get an X
 * without movements, because the float and the movements add up to it.
 */
export const ShiftReport = z.object({
  shift: Shift,
  kind: z.enum(['X', 'Z']),
  zNumber: z.int().nullable(),
  currencies: z.array(
    z.object({
      currency: z.string(),
      float: Amount,
      /** The float less what the drawer should have held then; null for a clerk before the count is sent. */
      openingDifference: Amount.nullable(),
      /** Sums of the shift's movements by kind; above zero came in. */
      movements: z.array(
        z.object({ kind: z.enum(keysOf(moneyMovementKinds)), count: z.int(), amount: Amount }),
      ),
      /** Null for a clerk before the count is sent. */
      expected: Amount.nullable(),
      counted: Amount.nullable(),
      difference: Amount.nullable(),
      notes: z.record(z.string(), z.int()).nullable(),
    }),
  ),
  /**
   * The sales of the shift, what customers still owed for them when they left the till, and the refunds, in dollars;
   * then what was paid by other means than cash.
   */
  sales: z.object({ count: z.int(), total: Usd, credit: Usd }),
  refunds: z.object({ count: z.int(), total: Usd }),
  /** The same in rials, each document at its own rate; null in reports that were stored without them. */
  rials: z.object({ total: RialsSum, credit: RialsSum, refunds: RialsSum }).nullable(),
  methods: z.array(z.object({ method: z.string(), currency: z.string(), count: z.int(), amount: Amount })),
});
export type ShiftReport = z.output<typeof ShiftReport>;
