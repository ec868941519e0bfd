import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
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

describe('a till out of contact', () => {
  /** Lets the till's last contact be some minutes ago, and the seller's use of it some days. */
  const lastSeen = async (minutes: number, days = 0) => {
    const { till, shop } = offline;
    await shop.db
      .updateTable('tills')
      .set({ waiting: 0, lastSeenAt: sql`now() - ${minutes} * interval '1 minute'` })
      .where('id', '=', till._id)
      .execute();
    await shop.db
      .updateTable('tillPeople')
      .set({ lastSeenAt: sql`now() - ${days} * interval '1 day'` })
      .where('tillId', '=', till._id)
      .execute();
  };
  const close = (id: string, more: object = {}) =>
    offline.seller.call('POST', `/shifts/${id}/close`, { counts: offline.counts(), ...more });

  it('keeps a shift of its people open until somebody says to close without it, which the Z records', async () => {
    const { till, seller } = offline;
    const shift = await offline.open(seller);
    await lastSeen(2);
    expect((await offline.get(`/shifts/${shift._id}`, seller)).missingTills).toEqual([]);
    await lastSeen(7);
    const missing = { code: till.code, name: till.name, waiting: 0 };
    expect((await offline.get(`/shifts/${shift._id}`, seller)).missingTills).toMatchObject([missing]);
    const refused = await close(shift._id);
    expect(refused.json()).toMatchObject({ code: 'TILLS_AWAY', details: { tills: [missing] } });
    expect(refused.json().message).toContain(till.name);
    // nothing was learned about the count
    expect((await offline.get(`/shifts/${shift._id}`, seller)).refusedCounts).toBe(0);
    const closed = await close(shift._id, { withoutTills: true });
    expect(closed.statusCode, closed.body).toBe(200);
    expect(closed.json().data.shift.missingTills).toMatchObject([missing]);
    await lastSeen(0);
    expect((await offline.get(`/shifts/${shift._id}`, seller)).missingTills).toMatchObject([missing]);
  });

  it('is not asked about when nobody of the shift has used it lately, or when it is back', async () => {
    for (const [minutes, days] of [
      [5000, 3],
      [1, 0],
    ] as const) {
      const shift = await offline.open(offline.seller);
      await lastSeen(minutes, days);
      expect((await close(shift._id)).json().data.shift.missingTills).toEqual([]);
    }
  });
});
