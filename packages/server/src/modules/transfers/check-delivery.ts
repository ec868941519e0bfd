import { AppError, deliveryProblem } from '@turoos/contract';

export function assertDelivery(day: string | null, before: string | null = null): void {
  const message = deliveryProblem(day ?? '', before);
  if (message)
    throw new AppError('VALIDATION', message, { issues: [{ path: 'expectedDeliveryDate', message }] });
}
