import type { SourceVehicleDetail } from '@turoos/contract';
import { expect } from 'vitest';
import type { Person } from './app';
import { useCash } from './cash';

let made = 0;

/** A shop that buys cars and takes them apart. Amounts are those of the wire. */
export function useTeardowns() {
  const cash = useCash();

  /** Answers in their wire form, which the type describes by name only. */
  type Car = Omit<SourceVehicleDetail, 'teardown'> & {
    teardown: NonNullable<SourceVehicleDetail['teardown']>;
  };

  async function send(method: string, path: string, body: object, by: Person = cash.manager): Promise<Car> {
    const reply = await by.call(method, path, body);
    expect([200, 201], reply.body).toContain(reply.statusCode);
    return reply.json().data;
  }

  const buy = (input: object = {}) =>
    send('POST', '/source-vehicles', {
      vehicle: { make: 'Toyota', model: 'Corolla', year: 2008, carId: `W-${++made}` },
      supplierName: 'بائع السيارة',
      purchaseDate: new Date().toISOString().slice(0, 10),
      price: 1000,
      warehouse: cash.warehouse,
      ...input,
    });
  const at = (car: Car, path: string) => `/source-vehicles/${car._id}/${path}`;
  const plan = (car: Car, pieces: object[], more: object = {}) =>
    send('PUT', at(car, 'pieces'), { version: car.teardown.version, splitBy: 'value', pieces, ...more });
  const named = (car: Car, name: string) => {
    const piece = car.teardown.pieces.find((one) => one.name === name);
    if (!piece) throw new Error(`no piece ${name}`);
    return piece;
  };
  const off = (car: Car, names: string[], grade = 'جيد') => ({
    pieces: names.map((name) => ({
      _id: named(car, name)._id,
      sellingPrice: named(car, name).expected,
      grade,
    })),
  });
  const takeOff = (car: Car, names: string[]) => send('POST', at(car, 'take-off'), off(car, names));
  const broken = (car: Car, name: string, cost: 'loss' | 'others') =>
    send('POST', at(car, 'broken'), { piece: named(car, name)._id, cost });
  const close = (car: Car, scrap: object = {}) =>
    send('POST', at(car, 'close'), { version: car.teardown.version, currency: 'YER', ...scrap });
  const undo = (car: Car) => send('POST', at(car, 'undo'), { step: car.teardown.lastStep?._id });
  const read = async (car: Car): Promise<Car> => cash.get(`/source-vehicles/${car._id}`, cash.manager);

  /** A car with a motor, a door and a lamp, whose cost of 1000 is split by 600, 300 and 100. */
  async function aPlannedCar(input: object = {}) {
    const car = await buy(input);
    return plan(car, [
      { name: 'مكينة', expected: 1200 },
      { name: 'باب', expected: 600 },
      { name: 'شمعة', expected: 200 },
    ]);
  }

  return { cash, buy, at, plan, named, off, takeOff, broken, close, undo, read, aPlannedCar };
}
