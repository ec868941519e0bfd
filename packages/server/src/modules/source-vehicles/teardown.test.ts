import { addDays, adenDay, purchaseTexts, splitTexts, teardownTexts, vinTexts } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { accountBalances, entriesOf } from '../../../test/journal-entries';
import { useTeardowns } from '../../../test/teardowns';

const { cash, buy, at, plan, named, off, takeOff, broken, close, undo, read, aPlannedCar } = useTeardowns();
afterAll(() => cash.expectBooksHold());

const costs = (car: Awaited<ReturnType<typeof buy>>) =>
  Object.fromEntries(car.teardown.pieces.map(({ name, cost }) => [name, cost]));
const sell = async (product: string, price: number) => {
  const body = { items: [{ product, quantity: 1, price }], paymentStatus: 'paid' };
  const reply = await cash.manager.call('POST', '/sales', body);
  expect(reply.statusCode, reply.body).toBe(201);
};

describe('a car bought to be taken apart', () => {
  it('costs its price with freight and all else, in an account of its own', async () => {
    const [entry, ...more] = await entriesOf(cash.db, () =>
      buy({ freight: 150, customs: 50, chargesOnBill: false, paidAmount: 400 }),
    );
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      kind: 'purchaseAmount',
      lines: { carsForParts: 120_000, freightClearing: -20_000, suppliers: -60_000 },
    });
  });

  it('is decoded from its VIN, is bought once, and its purchase is changed from the car only', async () => {
    const vehicle = { vin: '1HGCM82633A004352' };
    const car = await buy({ vehicle });
    expect(car).toMatchObject({
      make: 'Honda',
      model: 'Accord',
      year: 2003,
      cost: 1000,
      teardownStatus: 'open',
    });
    expect(car.teardown).toMatchObject({ onCarCost: 1000, pieces: [], lastStep: { kind: 'buy' } });
    const again = {
      vehicle,
      supplierName: 'غيره',
      purchaseDate: '2026-01-01',
      price: 5,
      warehouse: cash.warehouse,
    };
    expect(await cash.refused(cash.manager, 'POST', '/source-vehicles', again)).toEqual([
      409,
      teardownTexts.taken,
    ]);
    const wrong = { ...again, vehicle: { vin: 'XX' } };
    expect(await cash.refused(cash.manager, 'POST', '/source-vehicles', wrong)).toEqual([
      400,
      vinTexts.length(2),
    ]);
    const later = { ...again, vehicle: { make: 'Kia', model: 'Rio' }, purchaseDate: addDays(adenDay(), 1) };
    expect(await cash.refused(cash.manager, 'POST', '/source-vehicles', later)).toEqual([
      400,
      teardownTexts.future,
    ]);
    const purchase = `/purchases/${car.teardown.purchase}`;
    const refusals = await Promise.all([
      cash.refused(cash.manager, 'POST', `${purchase}/cancel`, {}),
      cash.refused(cash.manager, 'POST', `${purchase}/return`, {}),
      cash.refused(cash.manager, 'PUT', purchase, { totalAmount: 5 }),
      cash.refused(cash.manager, 'PUT', purchase, { purchaseDate: '2026-01-01' }),
      cash.refused(cash.manager, 'DELETE', purchase),
    ]);
    for (const refusal of refusals) expect(refusal).toEqual([409, purchaseTexts.ofTeardown]);
  });

  it.each([
    ['without a car', { vehicle: { make: 'Toyota' } }, teardownTexts.vehicleRequired],
    ['without a seller', { supplierName: '' }, 'اختر البائع أو اكتب اسمه'],
  ])('is refused %s', async (_, input, message) => {
    const body = {
      vehicle: { make: 'Toyota', model: 'Hilux' },
      supplierName: 'بائع',
      purchaseDate: '2026-01-01',
      price: 5,
      warehouse: cash.warehouse,
      ...input,
    };
    expect(await cash.refused(cash.manager, 'POST', '/source-vehicles', body)).toEqual([400, message]);
  });
});

describe('the pieces on a car', () => {
  it('share its cost by what they will sell for, to the cent', async () => {
    expect(costs(await aPlannedCar())).toEqual({ مكينة: 600, باب: 300, شمعة: 100 });
    const thirds = await plan(
      await buy({ price: 100 }),
      [1, 2, 3].map((name) => ({ name: `${name}`, expected: 7 })),
    );
    expect(Object.values(costs(thirds))).toEqual([33.33, 33.34, 33.33]);
  });

  it('take costs entered by hand that add up, and no others', async () => {
    const car = await buy();
    const by = (motor: number, door: number) => [
      { name: 'مكينة', expected: 900, cost: motor },
      { name: 'باب', expected: 300, cost: door },
    ];
    const body = { version: car.teardown.version, splitBy: 'hand', pieces: by(900, 99.99) };
    expect(await cash.refused(cash.manager, 'PUT', at(car, 'pieces'), body)).toEqual([
      400,
      splitTexts.wrongSum(99_999, 100_000),
    ]);
    expect(costs(await plan(car, by(900, 100), { splitBy: 'hand' }))).toEqual({ مكينة: 900, باب: 100 });
    expect(await cash.refused(cash.manager, 'PUT', at(car, 'pieces'), body)).toEqual([
      409,
      expect.any(String),
    ]);
  });

  it('that are left share what is left', async () => {
    const car = await takeOff(await aPlannedCar(), ['مكينة']);
    const left = [named(car, 'باب'), named(car, 'شمعة')];
    const kept = left.map(({ _id, name, expected }) => ({ _id, name, expected }));
    const changed = await plan(car, [...kept, { name: 'كرسي', expected: 800 }]);
    expect(costs(changed)).toEqual({ مكينة: 600, باب: 150, شمعة: 50, كرسي: 200 });
    expect(
      await cash.refused(cash.manager, 'PUT', at(car, 'pieces'), {
        version: changed.teardown.version,
        splitBy: 'value',
        pieces: [{ _id: named(car, 'مكينة')._id, name: 'مكينة', expected: 1 }],
      }),
    ).toEqual([409, teardownTexts.pieceMissing]);
  });

  it('are proposed from earlier cars of the model and from the catalogue', async () => {
    const vehicle = { make: 'Kia', model: 'Rio', year: 2010 };
    const fits = [{ make: 'Kia', model: 'Rio', yearFrom: 2009, yearTo: 2012 }];
    const product = (name: string, partNumber: string, more: object) =>
      cash.manager.call('POST', '/products', { name, partNumber, vehicleCompatibility: fits, ...more });
    await product('طرمبة', 'RIO-1', { sellingPrice: 100 });
    await product('ردياتير', 'RIO-2', { sellingPrice: 100 });
    await product('ردياتير مستعمل', 'RIO-2-U', { type: 'used', sellingPrice: 35 });
    const first = await plan(await buy({ vehicle: { ...vehicle, carId: 'RIO-A' } }), [
      { name: 'جير', expected: 250 },
    ]);
    await takeOff(first, ['جير']);
    const second = await buy({ vehicle: { ...vehicle, carId: 'RIO-B' } });
    const proposed = await cash.get(`/source-vehicles/${second._id}/proposals`, cash.manager);
    expect(proposed).toHaveLength(3);
    expect(proposed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'جير', expected: 250, from: 'earlier' }),
        expect.objectContaining({ name: 'طرمبة', expected: 50, from: 'new' }),
        expect.objectContaining({ name: 'ردياتير', expected: 35, from: 'used' }),
      ]),
    );
  });
});

describe('a piece that is taken off', () => {
  it('is a part of its own, in stock once at its cost, found by the number of the part it is like', async () => {
    const like = (
      await cash.manager.call('POST', '/products', { name: 'دينمو', partNumber: 'DYN-77', sellingPrice: 90 })
    ).json().data;
    const car = await plan(await buy(), [
      { name: 'دينمو', like: like._id, partNumber: 'DYN-77', expected: 50 },
      { name: 'باب', expected: 50 },
    ]);
    const entries = await entriesOf(cash.db, () => takeOff(car, ['دينمو', 'باب']));
    expect(entries).toEqual([
      { kind: 'piecesTaken', day: expect.any(String), lines: { inventory: 100_000, carsForParts: -100_000 } },
    ]);
    const { product } = named(await read(car), 'دينمو');
    const part = await cash.get(`/products/${product?._id}`, cash.manager);
    expect(part).toMatchObject({
      type: 'used',
      condition: 'جيد',
      quantity: 1,
      costPrice: 500,
      sellingPrice: 50,
      barcode: part.partNumber,
      alternativeNumbers: ['DYN-77'],
      minStockLevel: 0,
    });
    const found = (await cash.manager.call('GET', '/products/search?q=DYN-77')).json().data;
    expect(found.map(({ _id }: { _id: string }) => _id)).toContain(product?._id);
  });

  it('is taken by one of two clerks', async () => {
    const car = await aPlannedCar();
    const replies = await Promise.all(
      [1, 2, 3].map(() => cash.manager.call('POST', at(car, 'take-off'), off(car, ['باب']))),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      teardownTexts.pieceGone('باب'),
    );
    const { product } = named(await read(car), 'باب');
    expect(product?.quantity).toBe(1);
  });
});

it('a whole life: bought, split, pieces off, one sold, one broken, the rest scrapped', async () => {
  const before = await accountBalances(cash.db);
  let car = await plan(await buy(), [
    { name: 'مكينة', expected: 1000 },
    { name: 'جير', expected: 500 },
    { name: 'باب', expected: 300 },
    { name: 'شمعة', expected: 100 },
    { name: 'كرسي', expected: 100 },
  ]);
  car = await takeOff(car, ['مكينة', 'جير', 'باب']);
  await sell(named(car, 'مكينة').product?._id ?? '', 950);
  car = await broken(await read(car), 'شمعة', 'loss');
  expect(car).toMatchObject({
    cost: 1000,
    revenue: 950,
    profit: 950 - 500 - 50,
    sold: 1,
    onShelf: 2,
    onCar: 1,
  });
  expect(car.expectedProfit).toBe(950 + 800 + 100 - 1000);
  // 300 kilograms at 50 rials, at 500 rials a dollar
  car = await close(car, { weight: 300, pricePerKg: 50 });
  expect(car).toMatchObject({
    teardownStatus: 'closed',
    revenue: 980,
    profit: 380,
    expectedProfit: 780,
    onCar: 0,
  });
  expect(car.teardown).toMatchObject({
    onCarCost: 0,
    lost: 50 + 50 - 30,
    scrap: { weight: 300, amount: 30 },
  });
  expect(named(car, 'كرسي').status).toBe('scrapped');
  const after = await accountBalances(cash.db);
  const change = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
  expect(change('carsForParts')).toBe(0);
  expect(change('inventory')).toBe(40_000);
  expect(change('costOfGoodsSold')).toBe(50_000);
  expect(change('stockDifferences')).toBe(7000);
  const [listed] = (await cash.manager.call('GET', '/source-vehicles?teardown=closed')).json().data;
  expect(listed).toMatchObject({ _id: car._id, profit: 380, teardownStatus: 'closed' });
  expect(await cash.refused(cash.manager, 'POST', at(car, 'take-off'), off(car, ['كرسي']))).toEqual([
    409,
    teardownTexts.closed,
  ]);
});

it('the others bear the cost of a broken piece to the cent, while there are others', async () => {
  const car = await broken(await aPlannedCar(), 'شمعة', 'others');
  expect(costs(car)).toEqual({ مكينة: 666.67, باب: 333.33, شمعة: 0 });
  const last = await broken(car, 'باب', 'others');
  expect(costs(last)['مكينة']).toBe(1000);
  const body = { piece: named(last, 'مكينة')._id, cost: 'others' };
  expect(await cash.refused(cash.manager, 'POST', at(car, 'broken'), body)).toEqual([
    409,
    teardownTexts.noneLeft,
  ]);
});

describe('the last step', () => {
  it('is undone step by step down to the purchase, and the books are as before', async () => {
    const before = await accountBalances(cash.db);
    let car = await aPlannedCar({ paidAmount: 0 });
    car = await takeOff(car, ['مكينة']);
    const number = named(car, 'مكينة').product?.partNumber;
    car = await broken(car, 'شمعة', 'loss');
    car = await close(car, { weight: 100, pricePerKg: 50 });
    for (const kind of ['close', 'break', 'take_off']) {
      expect(car.teardown.lastStep?.kind).toBe(kind);
      car = await undo(car);
    }
    expect(costs(car)).toEqual({ مكينة: 600, باب: 300, شمعة: 100 });
    car = await takeOff(car, ['مكينة']);
    expect(named(car, 'مكينة').product).toMatchObject({ partNumber: number, quantity: 1 });
    for (let steps = 0; steps < 3; steps++) car = await undo(car);
    expect(car.teardown).toBeNull();
    expect(car).toMatchObject({ cost: 0, purchases: [] });
    expect(await accountBalances(cash.db)).toEqual(before);
  });

  it('is not undone when a piece was sold since, or when another step came in between', async () => {
    const planned = await aPlannedCar();
    const car = await takeOff(planned, ['باب']);
    expect(
      await cash.refused(cash.manager, 'POST', at(car, 'undo'), { step: planned.teardown.lastStep?._id }),
    ).toEqual([409, teardownTexts.otherStep]);
    await sell(named(car, 'باب').product?._id ?? '', 600);
    expect(
      await cash.refused(cash.manager, 'POST', at(car, 'undo'), { step: car.teardown.lastStep?._id }),
    ).toEqual([409, teardownTexts.builtOn('باب')]);
  });

  it('is undone at the share of the cost that a piece took along, though its record costs less by then', async () => {
    const before = await accountBalances(cash.db);
    const car = await takeOff(await aPlannedCar({ paidAmount: 0 }), ['باب', 'شمعة']);
    const part = `/products/${named(car, 'باب').product?._id}`;
    expect((await cash.manager.call('PUT', part, { costPrice: 50 })).statusCode).toBe(200);
    const entries = await entriesOf(cash.db, () => undo(car));
    expect(entries).toMatchObject([
      { kind: 'piecesTaken', lines: { inventory: -15_000, carsForParts: 40_000, stockDifferences: -25_000 } },
    ]);
    let again = await takeOff(await read(car), ['باب']);
    for (let steps = 0; steps < 3; steps++) again = await undo(again);
    expect(await accountBalances(cash.db)).toEqual(before);
  });

  it('is not undone while a customer keeps a piece', async () => {
    const car = await takeOff(await aPlannedCar(), ['باب']);
    const product = named(car, 'باب').product?._id;
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const body = { items: [{ product, quantity: 1 }], name: 'أبو أحمد', until };
    const made = (await cash.manager.call('POST', '/reservations', body)).json().data[0];
    expect(
      await cash.refused(cash.manager, 'POST', at(car, 'undo'), { step: car.teardown.lastStep?._id }),
    ).toEqual([409, expect.stringContaining('محجوز منها لعملاء')]);
    await cash.manager.call('POST', `/reservations/${made._id}/release`);
    expect(named(await undo(car), 'باب').status).toBe('on_car');
  });
});

it('a car that was only imported is not taken apart step by step', async () => {
  const { id } = await cash.db
    .insertInto('sourceVehicles')
    .values({ carCode: 'OLD-1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const plain = { version: 1, splitBy: 'value', pieces: [] };
  expect(await cash.refused(cash.manager, 'PUT', `/source-vehicles/${id}/pieces`, plain)).toEqual([
    409,
    teardownTexts.notTeardown,
  ]);
});
