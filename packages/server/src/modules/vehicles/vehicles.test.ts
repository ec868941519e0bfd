import { knownMakes, knownModels, lastVehicleYear, texts, vehicleTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { aPart } from '../../../test/factories';
import { useVehicles } from '../../../test/vehicles';
import { fitsVehicle } from '../products';

const { shop, call, post, create, failure, read, put, rows } = useVehicles();
const vehicle = { make: 'Honda', vehicleModel: 'Civic', year: 2012 };

describe('a new vehicle', () => {
  it('VEH-18 has every documented field', async () => {
    const given = {
      make: 'Nissan',
      vehicleModel: ' Patrol ',
      year: 2016,
      engine: '5.6L V8',
      transmission: 'automatic',
      fuelType: 'petrol',
      body: { type: 'SUV', doors: 5, seats: 8 },
      status: 'inactive',
      notes: 'خليجي',
    };
    const made = await post('/vehicles', given);
    expect(made).toEqual({
      ...given,
      _id: expect.any(String),
      id: made._id,
      vehicleModel: 'Patrol',
      compatibleParts: [],
      compatiblePartsCount: 0,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await read(made._id)).toEqual(made);
  });

  it('VEH-12 VEH-13 is active, with 4 doors and 5 seats by default; nothing else is assumed', async () => {
    expect(await create()).toMatchObject({
      status: 'active',
      engine: '',
      transmission: '',
      fuelType: '',
      body: { type: '', doors: 4, seats: 5 },
    });
  });

  it.each([
    ['VEH-10 VEH-14 without a make', { ...vehicle, make: ' ' }, vehicleTexts.required],
    ['VEH-10 VEH-14 without a model', { ...vehicle, vehicleModel: undefined }, vehicleTexts.required],
    ['VEH-11 without a year', { ...vehicle, year: undefined }, vehicleTexts.required],
    ['VEH-11 before 1900', { ...vehicle, year: 1899 }, vehicleTexts.year],
    ['VEH-11 after next year', { ...vehicle, year: lastVehicleYear() + 1 }, vehicleTexts.year],
    ['VEH-11 of half a year', { ...vehicle, year: 2010.5 }, vehicleTexts.year],
    ['VEH-12 with one door', { ...vehicle, body: { doors: 1 } }, vehicleTexts.doors],
    ['VEH-12 with seven doors', { ...vehicle, body: { doors: 7 } }, vehicleTexts.doors],
    ['VEH-13 with one seat', { ...vehicle, body: { seats: 1 } }, vehicleTexts.seats],
    ['VEH-13 with ten seats', { ...vehicle, body: { seats: 10 } }, vehicleTexts.seats],
    ['of an unknown body', { ...vehicle, body: { type: 'boat' } }, expect.any(String)],
    ['of an unknown status', { ...vehicle, status: 'sold' }, expect.any(String)],
    ['with an unknown field', { ...vehicle, colour: 'red' }, 'حقل غير معروف: colour'],
    ['with a zero byte', { ...vehicle, engine: '\u0000' }, texts.unstorable],
  ])('%s is refused', async (_, body, message) => {
    expect(await failure('POST', '/vehicles', body)).toEqual([400, message]);
  });

  it('VEH-11 may be of 1900 or of next year', async () => {
    expect((await create({ year: 1900 })).year).toBe(1900);
    expect((await create({ year: lastVehicleYear() })).year).toBe(lastVehicleYear());
  });

  it('is unique however its names are spelled; another engine is another vehicle', async () => {
    const one = { make: 'Mercedes', vehicleModel: 'C 200', year: 2011 };
    await post('/vehicles', one);
    const twin = { ...one, make: 'mercedes-benz', vehicleModel: 'c  200' };
    expect(await failure('POST', '/vehicles', twin)).toEqual([409, vehicleTexts.taken]);
    await post('/vehicles', { ...twin, engine: '1.8L' });
  });

  it('is created once by concurrent requests', async () => {
    const one = { ...vehicle, vehicleModel: 'سباق' };
    const replies = await Promise.all(Array.from({ length: 6 }, () => call('POST', '/vehicles', one)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(5).fill(409)]);
  });
});

describe('changing a vehicle', () => {
  it('changes only the fields sent', async () => {
    const before = await create({ body: { type: 'sedan', doors: 2, seats: 4 } });
    expect(await put(before._id, { body: { seats: 2 }, notes: 'مكشوفة' })).toEqual({
      ...before,
      body: { type: 'sedan', doors: 2, seats: 2 },
      notes: 'مكشوفة',
      version: 2,
      updatedAt: expect.any(String),
    });
  });

  it('VEH-08 sets any status from any other', async () => {
    const { _id } = await create();
    for (const status of ['discontinued', 'inactive', 'active', 'discontinued', 'active'])
      expect((await put(_id, { status })).status).toBe(status);
  });

  it('accepts a whole entity sent back, and refuses a stale version', async () => {
    const before = await create();
    expect((await put(before._id, { ...before, engine: '1.6L' })).engine).toBe('1.6L');
    expect(await failure('PUT', `/vehicles/${before._id}`, { ...before, engine: '2L' })).toEqual([
      409,
      texts.changedMeanwhile,
    ]);
  });

  it('refuses the names of another vehicle on file', async () => {
    const [one, other] = [await create(), await create()];
    expect(await failure('PUT', `/vehicles/${one._id}`, { vehicleModel: other.vehicleModel })).toEqual([
      409,
      vehicleTexts.taken,
    ]);
  });

  it('answers 404 for an unknown vehicle', async () => {
    const { _id } = await create();
    expect((await call('DELETE', `/vehicles/${_id}`)).json()).toMatchObject({ success: true });
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(await failure(method, `/vehicles/${_id}`, method === 'PUT' ? {} : undefined)).toEqual([
        404,
        vehicleTexts.notFound,
      ]);
  });
});

describe('the list of vehicles', () => {
  const models = async (query: string) =>
    (await rows(`/vehicles?limit=100&${query}`)).map((one: { vehicleModel: string }) => one.vehicleModel);

  it('VEH-02 is searched by make, model and year', async () => {
    await create({ make: 'هيونداي', vehicleModel: 'إلنترا', year: 1998 });
    for (const q of ['هيوندائ', 'النترا', '١٩٩٨', '1998 هيونداي'])
      expect(await models(`search=${encodeURIComponent(q)}`)).toEqual(['إلنترا']);
    expect(await models('q=1998 هوندا')).toEqual([]);
    const found = await rows(`/vehicles/search?q=${encodeURIComponent('النترا 1998')}`);
    expect(found).toMatchObject([{ make: 'هيونداي' }]);
  });

  it('VEH-03 TOOL-03 is filtered by make under either of its names', async () => {
    await create({ make: 'Mercedes-Benz', vehicleModel: 'Actros' });
    expect(await models('make=Mercedes')).toContain('Actros');
    expect(await models('make=BMW')).not.toContain('Actros');
  });

  it('VEH-04 is filtered by status', async () => {
    await create({ vehicleModel: 'Supra', status: 'discontinued' });
    expect(await models('status=discontinued')).toContain('Supra');
    expect(await models('status=active')).not.toContain('Supra');
    expect((await call('GET', '/vehicles?status=gone')).statusCode).toBe(400);
  });

  it('is sorted by year and paged', async () => {
    const page = (await call('GET', '/vehicles?sort=-year&limit=2')).json();
    expect(page.pagination).toMatchObject({ page: 1, limit: 2, total: expect.any(Number) });
    expect(page.data[0].year).toBeGreaterThanOrEqual(page.data[1].year);
  });

  it('VEH-01 counts all, active ones and makes, and averages the years', async () => {
    await shop.db.deleteFrom('vehicles').execute();
    const empty = { total: 0, active: 0, makes: 0, averageYear: null };
    expect((await call('GET', '/vehicles/stats')).json().summary).toEqual(empty);
    await create({ make: 'Mercedes', year: 2010 });
    await create({ make: 'Mercedes-Benz', year: 2011 });
    await create({ make: 'Ford', year: 2013, status: 'inactive' });
    const { data, summary } = (await call('GET', '/vehicles/stats')).json();
    expect(summary).toEqual({ total: 3, active: 2, makes: 2, averageYear: 2011 });
    expect(data).toEqual({ summary });
  });

  it('VEH-17 offers the makes, the models of a make and the years of a model', async () => {
    await shop.db.deleteFrom('vehicles').execute();
    await create({ make: 'Toyota', vehicleModel: 'Land Cruiser', year: 2008 });
    await create({ make: 'toyota', vehicleModel: 'land cruiser', year: 2012 });
    await create({ make: 'Kia', vehicleModel: 'Rio' });
    expect(await rows('/vehicles/makes')).toEqual(['Kia', 'Toyota']);
    expect(await rows('/vehicles/makes/TOYOTA/models')).toEqual(['Land Cruiser']);
    expect(await rows('/vehicles/makes/Toyota/models/Land%20Cruiser/years')).toEqual([2012, 2008]);
    expect(await rows('/vehicles/makes/Fiat/models')).toEqual([]);
  });
});

describe('a vehicle under any of its names', () => {
  /** Every known model, with the makes in rotation. */
  const vehicles = knownModels.map((models, index) => ({
    models,
    makes: knownMakes[index % knownMakes.length] ?? models,
  }));

  it('TOOL-03 finds the parts with a fitment under any other name', async () => {
    await shop.db.deleteFrom('vehicles').execute();
    await shop.db.deleteFrom('productFitments').execute();
    for (const { makes, models } of vehicles) {
      const part = await aPart(shop.db);
      const [make = '', model = ''] = [makes.at(-1), models.at(-1)];
      const fitment = { productId: part, make, model, yearFrom: 2010, yearTo: 2012 };
      await shop.db.insertInto('productFitments').values(fitment).execute();
      await shop.db
        .insertInto('vehicles')
        .values({ make: makes[0], model: models[0] ?? '', year: 2011 })
        .execute();
      const names = [
        ...makes.map((name) => ({ make: name, model })),
        ...models.map((name) => ({ make, model: name })),
      ];
      const fitting = (named: { make: string; model: string }) =>
        shop.db
          .selectFrom('products')
          .select('id')
          .where(fitsVehicle({ ...named, year: 2011 }))
          .execute();
      expect(await Promise.all(names.map(fitting)), `${make} ${model}`).toEqual(
        names.map(() => [{ id: part }]),
      );
    }
    const listed = await rows('/vehicles?limit=1000');
    expect(listed.map((one: { compatiblePartsCount: number }) => one.compatiblePartsCount)).toEqual(
      vehicles.map(() => 1),
    );
    expect((await call('GET', '/vehicles/stats')).json().summary.makes).toBe(knownMakes.length);
  });

  it('is unique, also when two users enter it concurrently', async () => {
    await shop.db.deleteFrom('vehicles').execute();
    const names = [
      ['Toyota', 'Camry'],
      ['تويوتا', 'Camry'],
      ['Toyota', 'كامري'],
      ['تويوتا', 'كمري'],
    ].map(([make, vehicleModel]) => ({ make, vehicleModel, year: 2011 }));
    const replies = await Promise.all(names.map((name) => call('POST', '/vehicles', name)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    const other = await create({ make: 'Toyota', vehicleModel: 'Camry', year: 2012 });
    expect(await failure('PUT', `/vehicles/${other._id}`, { make: 'تويوتا', year: 2011 })).toEqual([
      409,
      vehicleTexts.taken,
    ]);
  });

  it('is found for a part with a fitment under another name', async () => {
    await shop.db.deleteFrom('vehicles').execute();
    await create({ make: 'تويوتا', vehicleModel: 'كامري', year: 2011 });
    const part = await aPart(shop.db);
    await shop.db
      .insertInto('productFitments')
      .values([
        { productId: part, make: 'Toyota', model: 'Camry', yearFrom: 2010, yearTo: 2012 },
        { productId: part, make: 'Kia', model: '' },
      ])
      .execute();
    await create({ make: 'كيا', vehicleModel: 'Unheard of', year: 2001 });
    await create({ make: 'Toyota', vehicleModel: 'Corolla', year: 2011 });
    const found = await rows(`/vehicles/compatible-with-part/${part}`);
    expect(found.map(({ make }: { make: string }) => make)).toEqual(['تويوتا', 'كيا']);
  });

  it('is offered once', async () => {
    await shop.db.deleteFrom('vehicles').execute();
    await create({ make: 'Toyota', vehicleModel: 'Camry', year: 2001 });
    await create({ make: 'تويوتا', vehicleModel: 'كامري', year: 2002 });
    expect(await rows('/vehicles/makes')).toEqual(['Toyota']);
    expect(await rows(`/vehicles/makes/${encodeURIComponent('تويوتا')}/models`)).toEqual(['Camry']);
  });
});

describe('a VIN', () => {
  it('is accepted however it is typed', async () => {
    const { data } = (await call('GET', `/vin/${encodeURIComponent('1hgcm-82633a 004352')}`)).json();
    expect(data).toMatchObject({ vin: '1HGCM82633A004352', make: 'Honda', model: 'Accord', year: 2003 });
  });

  it.each([
    ['1HGCM82633A00435', 'رقم الهيكل (VIN) 17 خانة، والمُدخل 16'],
    ['1HGCM82633A00435O', 'رقم الهيكل (VIN) لا يحتوي على الحروف I و O و Q'],
    ['1HGCM82633A00435$', 'رقم الهيكل (VIN) يتكون من حروف لاتينية وأرقام فقط'],
  ])('like %s is refused', async (vin, message) => {
    expect(await failure('GET', `/vin/${encodeURIComponent(vin)}`)).toEqual([400, message]);
  });
});

it('ACC-05 is readable with the right to read products and writable with the right to change them', async () => {
  const { _id } = await create();
  const viewer = await shop.person('viewer');
  expect((await viewer.call('GET', '/vehicles')).statusCode).toBe(200);
  for (const [method, path] of [
    ['POST', '/vehicles'],
    ['PUT', `/vehicles/${_id}`],
    ['DELETE', `/vehicles/${_id}`],
    ['POST', `/vehicles/${_id}/compatible-parts`],
  ] as const)
    expect((await viewer.call(method, path, {})).statusCode).toBe(403);
});
