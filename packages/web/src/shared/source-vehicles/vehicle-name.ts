interface Vehicle {
  make: string;
  model: string;
  year: number | null;
  vin: string;
  carId: string;
}

/** Returns 'Toyota Corolla 2008', or the vehicle's number when its make and model are unknown. */
export const vehicleName = ({ make, model, year, vin, carId }: Vehicle): string =>
  [make, model, year].filter(Boolean).join(' ') || carId || vin;
