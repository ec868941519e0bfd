import { productTexts, vehicleTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { aPart } from '../../../test/factories';
import { useVehicles } from '../../../test/vehicles';

const { shop, call, create, failure, rows, read, put, part, fitments, partsOf } = useVehicles();

const add = (id: string, partId: string) => call('POST', `/vehicles/${id}/compatible-parts`, { partId });
const remove = (id: string, partId: string) => call('DELETE', `/vehicles/${id}/compatible-parts`, { partId });
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);

describe('the parts of a vehicle', () => {
  it('VEH-18 are those with a fitment for it', async () => {
    const model = 'Prado';
    const prado = await create({ vehicleModel: model, year: 2010, engine: '4.0L' });
    const fitting = [
      await part({ make: 'TOYOTA', model: 'prado', yearFrom: 2009, yearTo: 2013 }),
      await part({ make: 'Toyota', model }),
      await part({ make: 'Toyota' }),
      await part({ make: 'Toyota', model, yearFrom: 2010, engine: '4.0L 1GR-FE' }),
    ];
    await part({ make: 'Toyota', model, yearFrom: 2011 });
    await part({ make: 'Toyota', model, yearTo: 2009 });
    await part({ make: 'Toyota', model, engine: '2.7L' });
    await part({ make: 'Toyota', model: 'Hilux' });
    expect((await partsOf(prado._id)).toSorted()).toEqual(fitting.toSorted());
    const [listed] = await rows('/vehicles?q=prado');
    expect(listed.compatiblePartsCount).toBe(4);
    expect(listed.compatibleParts.toSorted()).toEqual(fitting.toSorted());
    await call('PUT', `/products/${fitting[2]}`, { vehicleCompatibility: [] });
  });

  it('TOOL-03 are found under both names of a make, from either side', async () => {
    const vehicle = await create({ make: 'Mercedes', vehicleModel: 'Sprinter', year: 2012 });
    const id = await part({ make: 'Mercedes-Benz', model: 'Sprinter' });
    expect(await partsOf(vehicle._id)).toEqual([id]);
    expect(ids(await rows(`/vehicles/compatible-with-part/${id}`))).toEqual([vehicle._id]);
  });
});

describe('adding a compatible part', () => {
  it('VEH-09 VEH-15 adds a fitment to the part, once', async () => {
    const vehicle = await create({ vehicleModel: 'Yaris', year: 2014, engine: '1.5L' });
    const id = await aPart(shop.db);
    const reply = await add(vehicle._id, id);
    expect(reply.json().data).toMatchObject({ compatibleParts: [{ _id: id }], compatiblePartsCount: 1 });
    expect((await add(vehicle._id, id)).statusCode).toBe(200);
    expect(await fitments(id)).toEqual([['Toyota', 'Yaris', 2014, 2014, '1.5L']]);
  });

  it('makes searches find the part by the vehicle at once', async () => {
    const vehicle = await create({ make: 'Suzuki', vehicleModel: 'Jimny', year: 2019 });
    const id = await aPart(shop.db);
    await add(vehicle._id, id);
    expect(ids(await rows('/products/search?q=jimny 2019'))).toEqual([id]);
    expect(ids(await rows('/products/search?make=Suzuki&year=2019'))).toEqual([id]);
    expect(ids(await rows('/catalogue/parts?make=suzuki&model=Jimny&year=2019'))).toEqual([id]);
    expect(ids(await rows(`/vehicles/compatible-with-part/${id}`))).toEqual([vehicle._id]);
    await remove(vehicle._id, id);
    expect(await rows('/products/search?q=jimny 2019')).toEqual([]);
  });

  it('makes a concurrent edit of the part stale', async () => {
    const vehicle = await create();
    const id = await aPart(shop.db);
    const { version } = (await call('GET', `/products/${id}`)).json().data;
    await add(vehicle._id, id);
    expect((await call('PUT', `/products/${id}`, { name: 'x', version })).statusCode).toBe(409);
  });

  it('concurrently is written once', async () => {
    const vehicle = await create();
    const id = await aPart(shop.db);
    const replies = await Promise.all(Array.from({ length: 6 }, () => add(vehicle._id, id)));
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await fitments(id)).toHaveLength(1);
  });

  it('is possible with a new vehicle, by id or as the part was read', async () => {
    const [one, other] = [await aPart(shop.db), await aPart(shop.db)];
    const vehicle = await create({ compatibleParts: [one, { _id: other, partNumber: 'x' }] });
    expect((await partsOf(vehicle._id)).toSorted()).toEqual([one, other].toSorted());
  });

  it('that is unknown is refused, and so is one without a number', async () => {
    const vehicle = await create();
    const path = `/vehicles/${vehicle._id}/compatible-parts`;
    const nobody = crypto.randomUUID();
    expect(await failure('POST', path, { partId: nobody })).toEqual([404, productTexts.notFound]);
    expect((await call('POST', path, {})).statusCode).toBe(400);
    expect(await failure('DELETE', path, {})).toEqual([400, vehicleTexts.partRequired]);
    expect(await failure('POST', `/vehicles/${nobody}/compatible-parts`, { partId: nobody })).toEqual([
      404,
      vehicleTexts.notFound,
    ]);
  });
});

describe('removing a compatible part', () => {
  it('VEH-09 VEH-15 keeps its other fitments', async () => {
    const vehicle = await create({ vehicleModel: 'Camry', year: 2010 });
    const id = await part(
      { make: 'Toyota', model: 'Camry', yearFrom: 2007, yearTo: 2011 },
      { make: 'Toyota', model: 'Avalon' },
    );
    expect((await remove(vehicle._id, id)).json().data.compatibleParts).toEqual([]);
    expect((await fitments(id)).toSorted()).toEqual([
      ['Toyota', 'Avalon', null, null, ''],
      ['Toyota', 'Camry', 2007, 2009, ''],
      ['Toyota', 'Camry', 2011, 2011, ''],
    ]);
  });

  it('leaves the other engines of the same year', async () => {
    const same = { vehicleModel: 'Echo', year: 2003 };
    const [small, large] = [
      await create({ ...same, engine: '1.3L' }),
      await create({ ...same, engine: '1.5L' }),
    ];
    const id = await part({ make: 'Toyota', model: 'Echo', yearFrom: 2003, yearTo: 2003 });
    await remove(small._id, id);
    expect(await partsOf(small._id)).toEqual([]);
    expect(await partsOf(large._id)).toEqual([id]);
  });

  it('TOOL-04 accepts the part in the URL', async () => {
    const vehicle = await create();
    const id = await aPart(shop.db);
    await add(vehicle._id, id);
    const reply = await call('DELETE', `/vehicles/${vehicle._id}/compatible-parts?partId=${id}`);
    expect(reply.json().data.compatibleParts).toEqual([]);
  });

  it('whose fitment covers all models of the make is refused, and nothing changes', async () => {
    const vehicle = await create({ make: 'Isuzu', vehicleModel: 'D-Max' });
    const id = await part({ make: 'Isuzu' });
    expect(await failure('DELETE', `/vehicles/${vehicle._id}/compatible-parts`, { partId: id })).toEqual([
      422,
      vehicleTexts.fitsAllModels('Isuzu'),
    ]);
    expect(await fitments(id)).toEqual([['Isuzu', '', null, null, '']]);
  });

  it('that did not fit changes nothing', async () => {
    const vehicle = await create();
    const id = await part({ make: 'Kia', model: 'Rio' });
    expect((await remove(vehicle._id, id)).statusCode).toBe(200);
    expect(await fitments(id)).toHaveLength(1);
  });
});

describe('a renamed vehicle', () => {
  it('keeps the parts with a fitment for exactly it', async () => {
    const vehicle = await create({ vehicleModel: 'Corola', year: 2010 });
    const id = await aPart(shop.db);
    await add(vehicle._id, id);
    expect((await put(vehicle._id, { vehicleModel: 'Corolla' })).compatibleParts).toMatchObject([
      { _id: id },
    ]);
    expect(await fitments(id)).toEqual([['Toyota', 'Corolla', 2010, 2010, '']]);
    await call('DELETE', `/vehicles/${vehicle._id}`);
    expect(await fitments(id)).toHaveLength(1);
  });

  it('leaves them with another record of the same vehicle', async () => {
    const same = { vehicleModel: 'Rav4', year: 2006 };
    const [one, twin] = [await create(same), await create({ ...same, transmission: 'manual' })];
    const id = await aPart(shop.db);
    await add(one._id, id);
    await put(one._id, { year: 2007 });
    expect(await partsOf(twin._id)).toEqual([id]);
    expect(await read(one._id)).toMatchObject({ year: 2007, compatibleParts: [] });
  });
});
