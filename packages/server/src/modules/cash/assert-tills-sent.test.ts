import { expect, it } from 'vitest';
import { useOfflineSales } from '../../../test/offline-sales';
import { contact } from '../../../test/tills';

const offline = useOfflineSales();

it('closes no shift while a till of its people has sales to send, except for those who manage the cash', async () => {
  const { till, seller } = offline;
  const shift = await offline.open(seller);
  await contact(seller, till, { waiting: 2, waitingSince: new Date().toISOString() });
  const path = `/shifts/${shift._id}/close`;
  const body = { counts: offline.counts() };
  const refused = await seller.call('POST', path, body);
  expect(refused.json()).toMatchObject({ code: 'TILLS_WAIT', details: { tills: [{ waiting: 2 }] } });
  expect(refused.json().message).toContain(till.name);
  expect((await seller.call('POST', path, { ...body, withoutTills: true })).statusCode).toBe(403);
  // a till that is closed right after sending calls no more
  const items = [{ product: await offline.part(), price: 0 }];
  const first = offline.fact({ items });
  await offline.book(first);
  await offline.book(first);
  expect((await seller.call('POST', path, body)).json().details.tills).toMatchObject([{ waiting: 1 }]);
  await offline.book(offline.fact({ items }));
  expect((await seller.call('POST', path, body)).statusCode).toBe(200);

  const second = await offline.open(seller);
  await contact(seller, till, { waiting: 1 });
  const close = { ...body, withoutTills: true };
  const accountant = await offline.shop.person('accountant');
  const reply = await accountant.call('POST', `/shifts/${second._id}/close`, close);
  expect(reply.statusCode, reply.body).toBe(200);
});
