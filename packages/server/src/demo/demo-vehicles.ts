import { createVehicle } from '../modules/vehicles';
import { isDiesel, type CarModel } from '../samples/cars';
import { japaneseCars } from '../samples/japanese-cars';
import { otherCars } from '../samples/other-cars';
import type { DemoPart } from './demo-part';

const pickups = /hilux|l200|d-max|ranger|navara|frontier/i;
const suvs = /prado|cruiser|patrol|rav4|fortuner|tucson|sportage|santa|pajero|x-trail|cr-v|explorer|tahoe/i;

const bodyOf = ({ name }: CarModel) =>
  pickups.test(name) ? 'pickup' : suvs.test(name) ? 'SUV' : ('sedan' as const);

/** The cars the sample parts are for, one of each generation; which parts fit them the parts say. */
export const demoVehicles: DemoPart = {
  title: 'vehicles',
  async fill(tx) {
    for (const { name: make, models } of [...japaneseCars, ...otherCars])
      for (const model of models)
        for (const generation of model.generations.slice(-2))
          await createVehicle(tx, 'system', {
            make,
            vehicleModel: model.name,
            year: Math.round((generation.from + generation.to) / 2),
            engine: generation.engine,
            transmission: isDiesel(generation) ? 'manual' : 'automatic',
            fuelType: isDiesel(generation) ? 'diesel' : 'petrol',
            body: { type: bodyOf(model) },
            status: generation.to < 2012 ? 'discontinued' : 'active',
          });
  },
};
