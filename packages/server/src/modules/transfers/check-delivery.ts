import { adenDay, AppError, transferTexts } from '@turoos/contract';

/** A day that has passed is no promise; one that was given earlier may stand. */
export function assertDelivery(day: string | null, before: string | null = null): void {
  if (!day || day === before || day >= adenDay()) return;
  const issue = { path: 'expectedDeliveryDate', message: transferTexts.deliveryPast };
  throw new AppError('VALIDATION', transferTexts.deliveryPast, { issues: [issue] });
}
