import { deliveryProblem, wrongField } from '@turoos/contract';

export function assertDelivery(day: string | null, before: string | null = null): void {
  const message = deliveryProblem(day ?? '', before);
  if (message) throw wrongField('expectedDeliveryDate', message);
}
