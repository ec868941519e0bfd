import { afterAll, expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { useOfflineSales } from '../../../test/offline-sales';

const offline = useOfflineSales();
const { fact, book, part, customer } = offline;
afterAll(() => offline.expectBooksHold());

async function keep(product: string, body: object) {
  const reply = await offline.call('POST', '/reservations', {
    items: [{ product, quantity: 1 }],
    until: new Date(Date.now() + 3_600_000).toISOString(),
    ...body,
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data[0]._id;
}
const lastPiece = async () => part({ stock: { [await aWarehouse(offline.shop.db)]: 1 } });
const read = (id: string) =>
  offline.shop.db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('a sale made without the server passes, and breaks what was kept for another', async () => {
  const product = await lastPiece();
  const id = await keep(product, { name: 'غائب' });
  const booked = await book(fact({ items: [{ product, quantity: 1 }] }));
  expect(booked.decisions).toEqual([]);
  expect(await read(id)).toMatchObject({ status: 'broken', saleId: booked.sale });
});

it('a sale made without the server to the customer takes what was kept for them', async () => {
  const product = await lastPiece();
  const buyer = await customer();
  const id = await keep(product, { customer: buyer });
  const booked = await book(fact({ items: [{ product, quantity: 1 }], customer: buyer }));
  expect(await read(id)).toMatchObject({ status: 'taken', saleId: booked.sale });
});

it('a sale of more than there was breaks it too', async () => {
  const product = await lastPiece();
  const id = await keep(product, { name: 'غائب' });
  const booked = await book(fact({ items: [{ product, quantity: 3 }] }));
  expect(booked.decisions).toEqual(['shortage']);
  expect(await read(id)).toMatchObject({ status: 'broken' });
});
