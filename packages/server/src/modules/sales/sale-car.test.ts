import { expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, sell, done } = shop;

const camry = { make: 'Toyota', model: 'Camry', year: 2008, vin: '' };
const typed = { make: 'تويوتا', model: 'كامري', year: 2008 };

it('a sale knows the car it was made for, under its usual name', async () => {
  const sale = await sell({ items: [{ product: await part(), quantity: 1 }], car: typed });
  expect(sale.car).toEqual(camry);
  const read = await done('GET', `/sales/${sale._id}`);
  expect(read.car).toEqual(camry);
  expect(sale.saleNumber).toBe(read.saleNumber);
  const other = await sell({ items: [{ product: await part(), quantity: 1 }] });
  expect((await done('GET', `/sales/${other._id}`)).car).toBeNull();
});

it('its car may be noted, changed and removed afterwards, and is in the log', async () => {
  const sale = await sell({ items: [{ product: await part(), quantity: 1 }] });
  const noted = await done('PUT', `/sales/${sale._id}`, { car: typed });
  expect(noted.car).toEqual(camry);
  await done('PUT', `/sales/${sale._id}`, { car: { ...camry, year: 2009 } });
  expect((await done('PUT', `/sales/${sale._id}`, { notes: 'س' })).car).toMatchObject({ year: 2009 });
  expect((await done('PUT', `/sales/${sale._id}`, { car: null })).car).toBeNull();
  const log = await shop.db
    .selectFrom('auditLog')
    .select('after')
    .where('entityId', '=', sale._id)
    .where('action', '=', 'sale.update')
    .orderBy('id')
    .execute();
  expect(log[0]?.after).toMatchObject({ car: camry });
});

it('a held invoice keeps its car when it is completed', async () => {
  const product = await part();
  const held = await sell({ items: [{ product, quantity: 1 }], status: 'pending', car: typed });
  expect(held.car).toEqual(camry);
  const sale = await done('PUT', `/sales/${held._id}`, { status: 'completed', paymentStatus: 'paid' });
  expect(sale.car).toEqual(camry);
  expect((await done('GET', `/sales/${held._id}`)).car).toEqual(camry);
});

it('the cars of a customer are those of the last sales, each once', async () => {
  const buyer = await customer();
  const items = [{ product: await part(), quantity: 1 }];
  await sell({ items, customer: buyer, car: typed });
  await sell({ items, customer: buyer, car: { make: 'Kia', model: 'Rio', year: 2012 } });
  await sell({ items, customer: buyer, car: camry });
  await sell({ items, customer: buyer });
  const cars = await done('GET', `/sales/customer/${buyer}/cars`);
  expect(cars.map(({ model }: { model: string }) => model)).toEqual(['Camry', 'Rio']);
});
