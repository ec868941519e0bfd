import { tidyVin, vehiclesApi } from '@turoos/contract';
import { call } from '@/lib/http/api';

/** Returns the words that find the parts of the car with this VIN or frame number; undefined if it tells no model. */
export async function wordsOfChassis(typed: string): Promise<string | undefined> {
  const { make, model, year } = await call(vehiclesApi.decodeVin, { params: { vin: tidyVin(typed) } });
  return make && model ? [make, model, year].filter(Boolean).join(' ') : undefined;
}
