import { createVehicle } from '../modules/vehicles';
import { isDiesel, type VehicleModel } from '../samples/vehicles';
import { japaneseVehicles } from '../samples/japanese-vehicles';
import { otherVehicles } from '../samples/other-vehicles';
import type { DemoPart } from './demo-part';

const pickups = /hilux|l200|d-max|ranger|navara|frontier/i;
const suvs = /prado|cruiser|patrol|rav4|fortuner|tucson|sportage|santa|pajero|x-trail|cr-v|explorer|tahoe/i;

const bodyOf = ({ name }: VehicleModel) =>
  pickups.test(name) ? 'pickup' : suvs.test(name) ? 'SUV' : ('sedan' as const);

/** The vehicles of the sample parts, one per generation; compatibility is stored with the parts. */
export const demoVehicles: DemoPart = {
  title: 'vehicles',
  async fill(tx) {
    for (const { name: make, models } of [...japaneseVehicles, ...otherVehicles])
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
