import type { DecodedVin } from '@turoos/contract';

/** A decoded VIN of which nothing is known but the given facts. */
export const aDecodedVin = (facts: Partial<DecodedVin>): DecodedVin => ({
  vin: '1HGCM82633A004352',
  checkDigit: true,
  make: '',
  country: '',
  vehicleType: '',
  model: '',
  generation: '',
  year: null,
  yearFrom: null,
  yearTo: null,
  body: '',
  engine: '',
  cylinders: null,
  litres: null,
  fuel: '',
  transmission: '',
  doors: null,
  sources: { make: null, model: null, generation: null, year: null, engine: null },
  ...facts,
});
