import type { NewLocation, NewWarehouse } from '@turoos/contract';
import { createLocation, createWarehouse, setLocationStock } from '../modules/warehouses';
import type { DemoPart } from './demo-part';

interface Place extends NewLocation {
  stock?: number;
}

const racks = (rows: readonly string[], perRow: number, capacity: number): Place[] =>
  rows.flatMap((row, at) =>
    Array.from({ length: perRow }, (_, index) => ({
      name: `رف ${row}-${String(index + 1).padStart(2, '0')}`,
      type: 'rack' as const,
      capacity,
      stock: Math.round(capacity * ((30 + ((at * 37 + index * 23) % 66)) / 100)),
    })),
  );

const places: readonly { warehouse: NewWarehouse; locations: readonly Place[] }[] = [
  {
    warehouse: {
      name: 'المستودع الرئيسي - الحوبان',
      code: 'TZ-01',
      location: 'تعز - الحوبان',
      type: 'main',
      capacity: 60_000,
      manager: 'ياسر العريقي',
      phone: '+967 4 241 560',
      email: 'taiz@turoos.example',
      address: 'شارع الستين، خلف محطة الشرعبي',
      description: 'قطع المحرك والفرامل والهيكل، ومنه يُوزع على الفروع',
    },
    locations: [
      ...racks(['أ', 'ب', 'ج'], 4, 400),
      { name: 'صناديق البواجي والحساسات', type: 'bin', capacity: 1500, stock: 1190 },
      { name: 'ساحة المكائن والجيربوكسات', type: 'yard', capacity: 120, stock: 74 },
    ],
  },
  {
    warehouse: {
      name: 'فرع إب - السبل',
      code: 'IB-01',
      location: 'إب - السبل',
      type: 'branch',
      capacity: 18_000,
      manager: 'عبدالملك الورافي',
      phone: '+967 4 405 118',
      address: 'شارع تعز، جوار بنك التضامن',
    },
    locations: [...racks(['أ', 'ب'], 3, 250), { name: 'واجهة المعرض', type: 'other' }],
  },
  {
    warehouse: {
      name: 'فرع صنعاء - شعوب',
      code: 'SN-01',
      location: 'صنعاء - شعوب',
      type: 'branch',
      capacity: 25_000,
      manager: 'محمد السنحاني',
      phone: '+967 1 254 903',
      address: 'شارع خولان، سوق قطع الغيار',
    },
    locations: [
      ...racks(['أ', 'ب'], 4, 300),
      { name: 'صندوق المرتجعات', type: 'bin', capacity: 80, stock: 12 },
    ],
  },
  {
    warehouse: {
      name: 'مخزن عدن - المنصورة',
      code: 'AD-01',
      location: 'عدن - المنصورة',
      type: 'temporary',
      capacity: 9000,
      manager: 'صالح اليافعي',
      phone: '+967 2 348 771',
      address: 'كالتكس، قرب ميناء الحاويات',
      description: 'استلام الحاويات قبل ترحيلها إلى تعز',
    },
    locations: [{ name: 'ساحة الحاويات', type: 'yard', capacity: 600, stock: 240 }, ...racks(['أ'], 3, 200)],
  },
];

export const demoWarehouses: DemoPart = {
  title: 'four warehouses and their locations',
  async fill(tx) {
    for (const { warehouse, locations } of places) {
      const { _id } = await createWarehouse(tx, 'system', warehouse);
      for (const { stock, ...location } of locations) {
        const { id } = await createLocation(tx, 'system', _id, location);
        if (stock) await setLocationStock(tx, 'system', id, stock);
      }
    }
  },
};
