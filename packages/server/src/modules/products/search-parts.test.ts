import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aWarehouse } from '../../../test/factories';

const shop = useApp();
let seller: Person;
let keeper: Person;

const catalogue = [
  {
    name: 'فلتر زيت تويوتا كورولا',
    partNumber: '90915-YZZD2',
    brand: 'Toyota',
    barcode: '6281007012345',
    oemNumbers: ['15601-44011'],
    vehicleCompatibility: [{ make: 'Toyota', model: 'Corolla', yearFrom: 2008, yearTo: 2013 }],
  },
  {
    name: 'فلتر هواء هيونداي النترا',
    partNumber: '28113-2H000',
    brand: 'Mobis',
    vehicleCompatibility: [{ make: 'Hyundai', model: 'Elantra', yearFrom: 2007, yearTo: 2011 }],
  },
  {
    name: 'مصفاة زيت نيسان',
    partNumber: '15208-65F0E',
    brand: 'Nissan',
    category: 'زيوت وفلاتر',
    subCategory: 'فلاتر الزيت',
  },
  {
    name: 'طقم فحمات أمامي',
    partNumber: '90915',
    brand: 'Aisin',
    vehicleCompatibility: [{ make: 'Mercedes-Benz', model: 'C200', year: 2014 }],
  },
  { name: 'صمام', partNumber: 'VA-8', barcode: '628-5550-0012', category: 'قطع المحرك', code: 'ص-7' },
  { name: 'قطعة موقوفة', partNumber: 'OFF-1', isActive: false },
];

beforeAll(async () => {
  seller = await shop.person('sales_staff');
  keeper = await shop.person('admin');
  await aWarehouse(shop.db);
  for (const part of catalogue) expect((await keeper.call('POST', '/products', part)).statusCode).toBe(201);
});

const find = async (query: string) =>
  (await seller.call('GET', `/products/search?${query}`))
    .json()
    .data.map((part: { partNumber: string }) => part.partNumber);
const text = (q: string) => find(`q=${encodeURIComponent(q)}`);

describe('a search', () => {
  it.each(['90915-YZZD2', '90915yzzd2', '90915 YZZD2', '٩٠٩١٥-yzzd2'])(
    'finds a number written as %s',
    async (q) => expect(await text(q)).toEqual(['90915-YZZD2']),
  );

  it('puts the exact number before those that begin with it', async () =>
    expect(await text('90915')).toEqual(['90915', '90915-YZZD2']));

  it('finds a part by its manufacturer’s number, also by its beginning', async () => {
    expect(await text('15601-44011')).toEqual(['90915-YZZD2']);
    expect(await text('15601')).toEqual(['90915-YZZD2']);
  });

  it('finds a part by its barcode', async () => expect(await text('6281007012345')).toEqual(['90915-YZZD2']));

  it.each([
    'VA',
    'VA-',
    'va-8',
    'VA8',
    '(VA)',
    '628-5550-0012',
    '62855500012',
    '628-5550',
    '6285550',
    'ص-7',
    'صمام -',
  ])('matches numbers stored with dashes in search, list, stock and catalogue: %s', async (q) => {
    const query = `q=${encodeURIComponent(q)}`;
    expect(await find(query)).toEqual(['VA-8']);
    for (const path of [`/products?${query}`, `/inventory?${query}`]) {
      const { data } = (await keeper.call('GET', path)).json();
      expect(data.map((part: { partNumber: string }) => part.partNumber)).toEqual(['VA-8']);
    }
  });

  it.each(['محرك', 'المحرك', 'قطع المح', 'engine-none'])(
    'filtered by category matches part of its name: %s',
    async (name) => {
      const found = name === 'engine-none' ? [] : ['VA-8'];
      expect(await find(`category=${encodeURIComponent(name)}`)).toEqual(found);
      const { data } = (await keeper.call('GET', `/inventory?category=${encodeURIComponent(name)}`)).json();
      expect(data.map((part: { partNumber: string }) => part.partNumber)).toEqual(found);
    },
  );

  it.each([
    ['فلتر زيت', ['90915-YZZD2', '15208-65F0E']],
    ['زيت كورولا', ['90915-YZZD2']],
    ['مصفاه زيت نيسان', ['15208-65F0E']],
    ['إلنترا', ['28113-2H000']],
    ['mobis', ['28113-2H000']],
    ['elantra', ['28113-2H000']],
    ['هيونداي', ['28113-2H000']],
    ['مرسيدس', ['90915']],
    ['فلاتر الزيت', ['15208-65F0E', '90915-YZZD2']],
    ['لا وجود له', []],
    ['%', []],
    ['_', []],
  ])('%s', async (q, expected) => expect((await text(q)).toSorted()).toEqual(expected.toSorted()));

  it('narrows by vehicle and year', async () => {
    expect(await find('make=Toyota&year=2010')).toEqual(['90915-YZZD2']);
    expect(await find('make=Toyota&year=2014')).toEqual([]);
    expect(await find(`make=${encodeURIComponent('تويوتا')}&year=2010`)).toEqual(['90915-YZZD2']);
    expect(await find(`q=${encodeURIComponent('فلتر')}&make=hyundai&model=elantra`)).toEqual(['28113-2H000']);
  });

  it('matches a make by both its names', async () =>
    expect(await find('make=Mercedes&year=2014')).toEqual(['90915']));

  it('omits deactivated parts', async () => expect(await text('OFF-1')).toEqual([]));

  it('shows the successor after a replaced part', async () => {
    keeper = await shop.person('admin');
    const [old] = (await keeper.call('GET', '/products/search?q=28113-2H000')).json().data;
    const [successor] = (await keeper.call('GET', '/products/search?q=15208-65F0E')).json().data;
    await keeper.call('PUT', `/products/${old._id}`, { replacedBy: successor._id });
    expect(await text('28113-2H000')).toEqual(['28113-2H000', '15208-65F0E']);
  });

  it('returns at most the requested number, and the same from inventory', async () => {
    expect(await find('limit=2')).toHaveLength(2);
    const reply = await seller.call('GET', `/inventory/search?search=${encodeURIComponent('فلتر')}&limit=1`);
    expect(reply.json().data).toHaveLength(1);
  });
});

describe('the list’s search', () => {
  it('finds the same by words and by number', async () => {
    const list = async (q: string) =>
      (await seller.call('GET', `/products?q=${encodeURIComponent(q)}`))
        .json()
        .data.map((part: { partNumber: string }) => part.partNumber);
    expect(await list('مصفاة نيسان')).toEqual(['15208-65F0E']);
    expect(await list('15208 65')).toEqual(['15208-65F0E']);
    expect(await list('1560144011')).toEqual(['90915-YZZD2']);
  });

  it('puts the part with the typed number first, before newer ones that can replace it', async () => {
    const made = async (partNumber: string, alternativeNumbers: string[]) =>
      keeper.call('POST', '/products', { name: 'صفاية', partNumber, alternativeNumbers, sellingPrice: 5 });
    await made('77777-12527', []);
    expect((await made('BO-74Y707', ['77777-12527'])).statusCode).toBe(201);
    const list = async (more: string) =>
      (await seller.call('GET', `/products?q=77777-12527${more}`))
        .json()
        .data.map((part: { partNumber: string }) => part.partNumber);
    expect(await list('')).toEqual(['77777-12527', 'BO-74Y707']);
    expect(await list('&limit=1&page=2')).toEqual(['BO-74Y707']);
    expect(await list('&sort=-partNumber')).toEqual(['BO-74Y707', '77777-12527']);
  });
});
