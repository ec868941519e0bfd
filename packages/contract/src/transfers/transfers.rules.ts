import { adenDay } from '../kernel/time';
import { quantityText, type Unit } from '../units/units.schema';
import { transferTexts } from './transfers.schema';

/** A day that has passed is no promise; one that was given earlier may stand. */
export const deliveryProblem = (day: string, before: string | null): string | undefined =>
  day === '' || day === before || day >= adenDay() ? undefined : transferTexts.deliveryPast;

/** No more of a line is received than was sent. */
export const receivedProblem = (
  { productName, quantity, unit }: { productName: string; quantity: number; unit: Unit },
  received: number,
): string | undefined =>
  received > quantity
    ? transferTexts.receivedTooMuch(productName, quantityText(received, unit), quantityText(quantity, unit))
    : undefined;

/** No more of a line is granted than was asked for. */
export const grantedProblem = (
  { productName, quantity, unit }: { productName: string; quantity: number; unit: Unit },
  granted: number,
): string | undefined =>
  granted > quantity
    ? transferTexts.grantedTooMuch(productName, quantityText(granted, unit), quantityText(quantity, unit))
    : undefined;

/** What is missing on arrival needs a reason, because it is booked as a loss. */
export const missingProblem = (
  lines: readonly { quantity: number; received: number }[],
  reason: string,
): string | undefined =>
  reason.trim() === '' && lines.some(({ quantity, received }) => received < quantity)
    ? transferTexts.missingReason
    : undefined;
