import { must } from '@turoos/contract';
import { brandGroups } from './brands';
import { isDiesel, type VehicleMake, type VehicleModel, type Generation } from './vehicles';
import { japaneseVehicles } from './japanese-vehicles';
import { otherVehicles } from './other-vehicles';
import { partKinds, type PartKind } from './part-kinds';
import { supplies } from './supplies';

interface BlueprintFitment {
  make: string;
  model: string;
  yearFrom: number;
  yearTo: number;
  engine: string;
}

/** A possible part: a kind, for a vehicle, of a brand. Its numbers and stock are added later. */
export interface Blueprint {
  name: string;
  brand: string;
  type: 'new' | 'used';
  kind: PartKind;
  make: VehicleMake;
  /** Approximate price in cents. */
  price: number;
  demand: number;
  fitments: readonly BlueprintFitment[];
}

interface Vehicle {
  make: VehicleMake;
  model: VehicleModel;
  generation: Generation;
}

const vehicles: readonly Vehicle[] = [...japaneseVehicles, ...otherVehicles].flatMap((make) =>
  make.models.flatMap((model) => model.generations.map((generation) => ({ make, model, generation }))),
);

/** Returns every possible part, in a fixed order. */
export const blueprints = (): Blueprint[] => [
  ...vehicles.flatMap((vehicle, place) =>
    partKinds
      .filter(({ fuel }) => !fuel || (fuel === 'diesel') === isDiesel(vehicle.generation))
      .flatMap((kind) => variants(kind, vehicle, place)),
  ),
  ...supplies.flatMap(({ kind, grades }) => grades.flatMap((grade) => brandsOf(kind, grade))),
];

/**
 * Returns a supply in all brands. It belongs to no vehicle; its make only determines the format of numbers.
 */
const brandsOf = (kind: PartKind, grade: string): Blueprint[] =>
  Object.entries(brandGroups[kind.brands]).map(([brand, factor]) => ({
    name: `${kind.name} ${grade}`,
    brand,
    type: 'new',
    kind,
    make: must(vehicles[0]).make,
    price: ((kind.price[0] + kind.price[1]) / 2) * factor * 100,
    demand: kind.demand,
    fitments: [],
  }));

function variants(kind: PartKind, vehicle: Vehicle, place: number): Blueprint[] {
  const { make, model, generation } = vehicle;
  const brands = Object.entries(brandGroups[kind.brands]);
  const chosen = (kind.original ? [] : [0, 1]).map(
    (turn) => brands[(place + turn) % brands.length] as [string, number],
  );
  const middle = ((kind.price[0] + kind.price[1]) / 2) * make.priceFactor * 100;
  const offers = [
    { brand: make.genuine, type: 'new', price: middle * 1.4, demand: 1 },
    ...chosen.map(([brand, factor]) => ({ brand, type: 'new', price: middle * factor, demand: 0.8 })),
    ...(kind.used ? [{ brand: make.genuine, type: 'used', price: middle * 0.55, demand: 0.9 }] : []),
  ] as const;
  const fitments = vehiclesWith(kind, vehicle).map(fitmentOf);
  return sides(kind).flatMap((side) =>
    offers.map((offer) => ({
      name: [kind.name, ...side, make.arabic, model.arabic, `${generation.from}-${generation.to}`].join(' '),
      brand: offer.brand,
      type: offer.type as Blueprint['type'],
      kind,
      make,
      price: offer.price,
      demand: kind.demand * model.demand * offer.demand,
      fitments,
    })),
  );
}

const sides = ({ sided }: PartKind): string[][] => (sided ? [['يمين'], ['يسار']] : [[]]);

/** Returns the vehicle itself, and for engine parts the maker's other vehicles with the same engine. */
const vehiclesWith = (kind: PartKind, vehicle: Vehicle): Vehicle[] => {
  const others = vehicles.filter(
    (other) =>
      other !== vehicle &&
      other.make === vehicle.make &&
      other.generation.engine === vehicle.generation.engine,
  );
  return kind.engine ? [vehicle, ...others] : [vehicle];
};

const fitmentOf = ({ make, model, generation }: Vehicle): BlueprintFitment => ({
  make: make.name,
  model: model.name,
  yearFrom: generation.from,
  yearTo: generation.to,
  engine: generation.engine,
});
