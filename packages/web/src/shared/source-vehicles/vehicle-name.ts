interface Vehicle {
  make: string;
  model: string;
  year: number | null;
  vin: string;
  carId: string;
}

/** 'Toyota Corolla 2008', or the number the vehicle is known by when nobody wrote down what it is. */
export const vehicleName = ({ make, model, year, vin, carId }: Vehicle): string =>
  [make, model, year].filter(Boolean).join(' ') || carId || vin;
