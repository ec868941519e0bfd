import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aWarehouse } from '../../../test/factories';
import { transaction } from '../../db/transaction';
import { readCatalogueWords } from '../part-words';

const shop = useApp();
let keeper: Person;

const fits = (make: string, model: string, yearFrom: number, yearTo: number) => ({
  make,
  model,
  yearFrom,
  yearTo,
});

const catalogue = [
  {
    name: 'فحمات فرامل أمامية',
    partNumber: 'BP-1',
    vehicleCompatibility: [fits('Toyota', 'Camry', 2007, 2011)],
  },
  { name: 'Brake Pad Set', partNumber: 'BP-2', vehicleCompatibility: [fits('Toyota', 'Camry', 2012, 2017)] },
  { name: 'مضخة ماء', partNumber: 'WP-1', vehicleCompatibility: [fits('Hyundai', 'Accent', 2012, 2017)] },
  { name: 'فلتر زيت', partNumber: 'OF-1', vehicleCompatibility: [fits('Kia', 'Cerato', 2013, 2018)] },
  { name: 'سير مكينة', partNumber: 'BELT' },
  { name: 'مرآة سيراتو', partNumber: 'MIRROR' },
  {
    name: 'جلبة مقص',
    partNumber: 'BUSH-OLD',
    vehicleCompatibility: [fits('Toyota', 'Camry', 2003, 2005), fits('Toyota', 'Corolla', 2008, 2013)],
  },
  { name: 'جلبة مقص', partNumber: 'BUSH-NEW', vehicleCompatibility: [fits('Toyota', 'Camry', 2008, 2011)] },
];

beforeAll(async () => {
  keeper = await shop.person('admin');
  await aWarehouse(shop.db);
  for (const part of catalogue) expect((await keeper.call('POST', '/products', part)).statusCode).toBe(201);
  await sql`update products set popularity = 9 where part_number = 'BUSH-OLD'`.execute(shop.db);
  await transaction(shop.db, readCatalogueWords);
});

const numbersIn = async (path: string): Promise<string[]> =>
  (await keeper.call('GET', path)).json().data.map(({ partNumber }: { partNumber: string }) => partNumber);
const find = (q: string) => numbersIn(`/products/search?q=${encodeURIComponent(q)}`);

describe('a search', () => {
  it.each([
    ['بريك كامري', ['BP-1', 'BP-2']],
    ['سفايف', ['BP-1', 'BP-2']],
    ['بريكات حق كامري موديل 2014', ['BP-2']],
    ['طرمبة الماء اكسنت', ['WP-1']],
    ['طلمبة موية فيرنا', ['WP-1']],
    ['صفاية زيت فورتي', ['OF-1']],
    ['oil filter yd', ['OF-1']],
    ['بلت', ['BELT']],
    ['فلتر زيت كامري', []],
  ])('finds what «%s» means', async (q, expected) => expect((await find(q)).toSorted()).toEqual(expected));

  it('puts what was typed before what it means, even unsold', async () => {
    await sql`update products set popularity = 5 where part_number = 'BP-2'`.execute(shop.db);
    expect(await find('فحمات')).toEqual(['BP-1', 'BP-2']);
  });

  it('puts parts that fit the car first', async () => {
    expect(await find('جلبة كامري')).toEqual(['BUSH-OLD', 'BUSH-NEW']);
    expect(await find('جلبة كامري 2010')).toEqual(['BUSH-NEW', 'BUSH-OLD']);
    expect(await find('جلبة xv40')).toEqual(['BUSH-NEW', 'BUSH-OLD']);
  });

  it('finds a car by the names it has elsewhere', async () =>
    expect(await numbersIn('/products/search?make=Kia&model=Forte&year=2015')).toEqual(['OF-1']));
});

describe('lists', () => {
  it.each(['/products?', '/inventory?', '/catalogue/parts?'])('%s find what words mean', async (path) => {
    const found = await numbersIn(`${path}q=${encodeURIComponent('بريك كامري')}`);
    expect(found.toSorted()).toEqual(['BP-1', 'BP-2']);
  });

  it('are exported with the same rows', async () => {
    const file = await keeper.call('GET', `/inventory/export?q=${encodeURIComponent('سفايف')}`);
    expect(file.body).toContain('BP-1');
    expect(file.body.trim().split('\n')).toHaveLength(3);
  });
});
