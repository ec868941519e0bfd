import { pieceGrades } from '@turoos/contract';
import { paidWith } from './money-recipes';
import { withBody, type Recipe } from './recipe';
import type { Fields, Source } from './types';
import { idOf } from './valid-value';

type Car = Source['holdings']['cars'][number];

/** A step on a car that is taken apart. */
const onCar =
  (body: (car: Car, source: Source) => Fields): Recipe =>
  (parts, source) => {
    const car = source.dice.oneOf(source.holdings.cars);
    if (!car) return;
    parts.params['id'] = car.id;
    parts.body = body(car, source);
  };

export const teardownRecipes: Readonly<Record<string, Recipe>> = {
  'source-vehicles.buy': withBody((_, source) => ({
    vehicle: { make: 'Toyota', model: 'Corolla', year: 2008, carId: `FZ-${source.dice.below(1e9)}` },
    supplier: idOf('supplier', source),
    supplierInvoiceNumber: undefined,
    purchaseDate: '2026-01-05',
    price: 100 + source.dice.below(2000),
    freight: source.dice.below(50),
    customs: source.dice.below(50),
    paidAmount: undefined,
    ...paidWith(source),
    paymentStatus: undefined,
    status: undefined,
    change: undefined,
  })),
  'source-vehicles.plan': onCar(({ version }, { dice }) => ({
    version,
    splitBy: 'value',
    pieces: ['مكينة', 'باب', 'شمعة'].map((name) => ({ name, expected: dice.below(500) })),
  })),
  'source-vehicles.takeOff': onCar(({ piece }, { dice }) => ({
    pieces: [{ _id: piece ?? dice.uuid(), sellingPrice: dice.below(500), grade: dice.oneOf(pieceGrades) }],
  })),
  'source-vehicles.broken': onCar(({ piece }, { dice }) => ({
    piece: piece ?? dice.uuid(),
    cost: dice.oneOf(['loss', 'others']),
  })),
  'source-vehicles.close': onCar(({ version }, { dice }) => ({
    version,
    weight: dice.below(500),
    pricePerKg: dice.below(300),
    currency: 'YER',
  })),
  'source-vehicles.undo': onCar(({ step }) => ({ step })),
};
