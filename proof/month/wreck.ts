import { Goods, type Account } from './ledger';
import { atSafe, centsIn, count, moved, type Clerk, type Month } from './month';
import { sell } from './selling';

const pieces = [
  { name: 'مكينة', expected: 90_000 },
  { name: 'جيربوكس', expected: 60_000 },
  { name: 'باب أمامي', expected: 30_000 },
  { name: 'شمعة', expected: 20_000 },
];
/** Price, freight and customs add up to the sum of what the pieces shall bring, so that each costs what it shall bring. */
const bill = { price: 180_000, freight: 15_000, customs: 5000 };

interface Piece {
  _id: string;
  name: string;
  cost: number;
  product: { _id: string; partNumber: string } | null;
}
interface Car {
  _id: string;
  teardown: { version: number; pieces: Piece[] };
}

/** A wreck from its purchase to the scrap dealer, one step each time it is asked for. */
export class Wreck {
  #car: Car | undefined;
  readonly #month: Month;

  constructor(month: Month) {
    this.#month = month;
  }

  async buy(supplier: Account): Promise<void> {
    const { staff, warehouses, ledger, date } = this.#month;
    const cost = bill.price + bill.freight + bill.customs;
    const { _id } = await staff.manager.ask('POST', '/source-vehicles', {
      vehicle: { make: 'Toyota', model: 'Corolla', year: 2008, carId: 'MONTH-1' },
      supplier: supplier.id,
      purchaseDate: date,
      price: bill.price / 100,
      freight: bill.freight / 100,
      customs: bill.customs / 100,
      warehouse: warehouses.main,
    });
    supplier.owe(cost);
    supplier.enter(-cost);
    ledger.books.post('purchaseAmount', { carsForParts: cost, suppliers: -cost });
    this.#car = await this.#read(_id);
    this.#car = await staff.manager.ask<Car>('PUT', `/source-vehicles/${_id}/pieces`, {
      version: this.#car.teardown.version,
      splitBy: 'value',
      pieces: pieces.map(({ name, expected }) => ({ name, expected: expected / 100 })),
    });
    count(this.#month, 'wreck bought');
  }

  #read = (id: string) => this.#month.staff.manager.read<Car>(`/source-vehicles/${id}`);

  /** Takes two pieces off and sells the first; its record is a part of its own. */
  async takeOff(clerk: Clerk): Promise<void> {
    const { staff, warehouses, ledger } = this.#month;
    if (!this.#car) return;
    const { _id } = this.#car;
    const off = this.#car.teardown.pieces.slice(0, 2);
    await staff.manager.ask('POST', `/source-vehicles/${_id}/take-off`, {
      pieces: off.map((piece, at) => ({
        _id: piece._id,
        sellingPrice: (pieces[at]?.expected ?? 0) / 50,
        grade: 'جيد',
      })),
    });
    this.#car = await this.#read(_id);
    for (const [at, { name, product }] of this.#car.teardown.pieces.slice(0, 2).entries()) {
      const expected = pieces[at]?.expected ?? 0;
      const goods = new Goods({
        id: product?._id ?? '',
        name,
        partNumber: product?.partNumber ?? '',
        price: expected * 2,
      });
      ledger.goods.set(goods.id, goods);
      const value = goods.shift(warehouses.main, 1, expected * 10_000);
      ledger.books.post('piecesTaken', { inventory: value, carsForParts: -value });
      if (at === 0) await sell(this.#month, clerk, this.#month.dice, { lines: [{ goods, quantity: 1 }] });
    }
    count(this.#month, 'pieces taken off');
  }

  /** Finds a piece broken, and sells the rest by weight for cash. */
  async end(): Promise<void> {
    const { staff, ledger } = this.#month;
    if (!this.#car) return;
    const { _id, teardown } = this.#car;
    const [, , broken, rest] = pieces;
    const piece = teardown.pieces[2];
    if (!broken || !rest || !piece) return;
    await staff.manager.ask('POST', `/source-vehicles/${_id}/broken`, { piece: piece._id, cost: 'loss' });
    ledger.books.post('pieceBroken', { stockDifferences: broken.expected, carsForParts: -broken.expected });
    this.#car = await this.#read(_id);
    await staff.manager.ask('POST', `/source-vehicles/${_id}/close`, {
      version: this.#car.teardown.version,
      weight: 400,
      pricePerKg: 100,
      currency: 'YER',
    });
    const scrap = { code: 'YER' as const, units: 40_000 };
    const cents = centsIn(this.#month, scrap);
    ledger.books.post(
      'teardownEnd',
      { carsForParts: -rest.expected, stockDifferences: rest.expected - cents },
      [moved(this.#month, atSafe, 'tender', scrap, cents)],
    );
    count(this.#month, 'wreck ended');
  }
}
