import type { SourceVehicleInput } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** The vehicle parts were taken from, known by its chassis number or the shop's code of it; entered when it is new. */
export async function findSourceVehicle(
  tx: Tx,
  input: SourceVehicleInput | null | undefined,
): Promise<string | null> {
  const { vin = '', carId = '', make = '', model = '', year = null } = input ?? {};
  if (!vin && !carId && !make && !model) return null;
  for (;;) {
    const known = vin || carId ? await findVehicle(tx, vin, carId) : undefined;
    if (known) return known;
    const { rows } = await sql<{ id: string }>`
      insert into source_vehicles (vin, make, model, year, car_code)
      values (${vin}, ${make}, ${model}, ${year}, ${carId})
      on conflict do nothing returning id`.execute(tx);
    // whoever entered the same vehicle at the same moment is found on the second look
    if (rows[0]) return rows[0].id;
  }
}

async function findVehicle(tx: Tx, vin: string, carId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from source_vehicles
    where (${vin} <> '' and vin <> '' and turoos_code(vin) = turoos_code(${vin}))
      or (${carId} <> '' and car_code <> '' and (${vin} = '' or vin = '') and turoos_code(car_code) = turoos_code(${carId}))
    order by vin <> '' desc, created_at limit 1`.execute(tx);
  return rows[0]?.id;
}
