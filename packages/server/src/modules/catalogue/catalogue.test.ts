import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aWarehouse } from '../../../test/factories';

const shop = useApp();
let keeper: Person;
let warehouse: string;

const vehicles = {
  corolla: { make: 'Toyota', model: 'Corolla', yearFrom: 2008, yearTo: 2013, engine: '2ZR-FE 1.8L' },
  camry: { make: 'toyota', model: 'Camry', yearFrom: 2007, yearTo: 2011, engine: '2AZ-FE 2.4L' },
  anyToyota: { make: 'Toyota' },
  benz: { make: 'Mercedes', model: 'C200', yearFrom: 2010, engine: 'M271 1.8L' },
};

async function part(partNumber: string, fields: object) {
  const reply = await keeper.call('POST', '/products', { name: `قطعة ${partNumber}`, partNumber, ...fields });
  expect(reply.statusCode).toBe(201);
  return reply.json().data._id as string;
}

beforeAll(async () => {
  keeper = await shop.person('warehouse_manager');
  warehouse = await aWarehouse(shop.db);
  await part('COR-1', {
    name: 'فلتر زيت كورولا',
    category: 'فلاتر',
    subCategory: 'فلاتر الزيت',
    quantity: 4,
    warehouse,
    vehicleCompatibility: [vehicles.corolla],
  });
  await part('CAM-1', { category: 'فرامل', vehicleCompatibility: [vehicles.camry] });
  await part('ANY-1', { vehicleCompatibility: [vehicles.anyToyota] });
  await part('BENZ-1', { vehicleCompatibility: [vehicles.benz] });
  await part('TWO-1', {
    vehicleCompatibility: [
      { make: 'Kia', model: 'Rio', yearFrom: 2000, yearTo: 2005, engine: '1.4L' },
      { make: 'Kia', model: 'Sorento', yearFrom: 2010, yearTo: 2015, engine: '2.4L' },
    ],
  });
  await part('OFF-1', { isActive: false, vehicleCompatibility: [vehicles.corolla] });
});

const find = async (query: Record<string, string>) => {
  const reply = await keeper.call('GET', `/catalogue/parts?${new URLSearchParams(query)}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const numbers = async (query: Record<string, string>) =>
  (await find(query)).data.map((found: { partNumber: string }) => found.partNumber).toSorted();

describe('parts for a vehicle', () => {
  it.each([
    [{ make: 'Toyota' }, ['ANY-1', 'CAM-1', 'COR-1']],
    [{ make: 'TOYOTA', model: 'corolla' }, ['ANY-1', 'COR-1']],
    [{ make: 'Toyota', model: 'Corolla', year: '2010' }, ['ANY-1', 'COR-1']],
    [{ make: 'Toyota', model: 'Corolla', year: '2014' }, ['ANY-1']],
    [{ make: 'Toyota', engine: '2.4L' }, ['ANY-1', 'CAM-1']],
    [{ make: 'Mercedes-Benz', year: '2020' }, ['BENZ-1']],
    [{ make: 'mercedes' }, ['BENZ-1']],
    [{ year: '2009' }, ['ANY-1', 'CAM-1', 'COR-1']],
    [{ make: 'Lada' }, []],
    [{ make: 'تويوتا', model: 'كورولا' }, ['ANY-1', 'COR-1']],
    [{ make: 'كيا', model: 'ريو' }, ['TWO-1']],
  ])('%j', async (query, expected) => {
    expect(await numbers(query as Record<string, string>)).toEqual(expected);
  });

  it('matches all criteria within one fitment, never across two', async () => {
    expect(await numbers({ make: 'Kia', model: 'Rio', year: '2012' })).toEqual([]);
    expect(await numbers({ make: 'Kia', model: 'Rio', engine: '2.4L' })).toEqual([]);
    expect(await numbers({ make: 'Kia', model: 'Sorento', year: '2012', engine: '2.4L' })).toEqual(['TWO-1']);
  });
});

describe('free text', () => {
  it('finds by name, number and category among the vehicle’s parts', async () => {
    expect(await numbers({ q: 'فلتر كورولا' })).toEqual(['COR-1']);
    expect(await numbers({ q: 'cam 1' })).toEqual(['CAM-1']);
    expect(await numbers({ q: 'فلاتر الزيت' })).toEqual(['COR-1']);
    expect(await numbers({ q: 'تويوتا كامري' })).toEqual(['CAM-1']);
    expect(await numbers({ search: 'فرامل', make: 'Toyota' })).toEqual(['CAM-1']);
    expect(await numbers({ q: 'فرامل', make: 'Kia' })).toEqual([]);
  });

  it('puts the part with exactly this number before better sellers', async () => {
    await part('BR-10', {});
    const longer = await part('BR-100', {});
    await shop.db.updateTable('products').set({ popularity: 50 }).where('id', '=', longer).execute();
    const { data } = await find({ q: 'br10' });
    expect(data.map((found: { partNumber: string }) => found.partNumber)).toEqual(['BR-10', 'BR-100']);
    await shop.db.updateTable('products').set({ popularity: 0 }).where('id', '=', longer).execute();
  });
});

it('pages through the parts and counts them', async () => {
  const first = await find({ make: 'Toyota', limit: '2' });
  expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
  const second = await find({ make: 'Toyota', limit: '2', page: '2' });
  expect([...first.data, ...second.data].map(({ partNumber }) => partNumber).toSorted()).toEqual([
    'ANY-1',
    'CAM-1',
    'COR-1',
  ]);
});

it('lists the makes on file once each, then the models and engines of a make', async () => {
  const choices = async (query: string) => (await keeper.call('GET', `/catalogue/cars?${query}`)).json().data;
  const all = await choices('');
  expect(all.makes.map((make: string) => make.toLowerCase())).toEqual(['kia', 'mercedes', 'toyota']);
  expect([all.models, all.engines]).toEqual([[], []]);
  expect((await choices('make=Kia')).models).toEqual(['Rio', 'Sorento']);
  expect((await choices('make=kia')).engines).toEqual(['1.4L', '2.4L']);
  expect((await choices('make=Kia&model=rio')).engines).toEqual(['1.4L']);
  expect((await choices('make=Mercedes-Benz')).models).toEqual(['C200']);
  expect((await choices('make=Lada')).models).toEqual([]);
});

it('lists the best-selling categories, and none before the first sale', async () => {
  const popular = async () =>
    (await keeper.call('GET', '/catalogue/popular')).json().data.map(({ name }: { name: string }) => name);
  expect(await popular()).toEqual([]);
  const sells = (partNumber: string, popularity: number) =>
    shop.db.updateTable('products').set({ popularity }).where('partNumber', '=', partNumber).execute();
  await sells('CAM-1', 3);
  await sells('COR-1', 7);
  expect(await popular()).toEqual(['فلاتر الزيت', 'فرامل']);
});

it.each(['year=abc', 'year=1', 'page=0', 'limit=5000', `make=${'x'.repeat(61)}`, 'sort=name'])(
  'a malformed query is refused: %s',
  async (query) => {
    expect((await keeper.call('GET', `/catalogue/parts?${query}`)).statusCode).toBe(400);
  },
);
