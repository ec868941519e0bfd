import type { Tx } from '../../db/transaction';

/** Returns the car as the source of movements and journal entries; its number is the VIN, else the shop's code or name. */
export async function sourceOf(
  tx: Tx,
  id: string,
): Promise<{ type: 'source-vehicle'; id: string; number: string }> {
  const { vin, carCode, make, model } = await tx
    .selectFrom('sourceVehicles')
    .select(['vin', 'carCode', 'make', 'model'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { type: 'source-vehicle', id, number: vin || carCode || `${make} ${model}`.trim() };
}
