import { randomUUID } from 'node:crypto';
import { offlineNumber, tillTexts, type Till } from '@turoos/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useBackups } from '../../../test/backups';
import { aPart, aWarehouse } from '../../../test/factories';
import { askCopy, linesIn } from '../../../test/till-copy';
import { aTill, contact, proofOf, say } from '../../../test/tills';

const backups = useBackups();
const { shop } = backups;

it('restores tills with their sales and decisions, fills their copies anew and tells what was lost', async () => {
  const product = await aPart(shop.db, { sellingPrice: 1500 });
  const till = await aTill(backups.owner);
  const sell = async (seq: number, more: object = {}) => {
    const now = new Date().toISOString();
    const body = {
      id: randomUUID(),
      seq,
      number: offlineNumber(till.code, seq),
      user: backups.owner.id,
      wasTried: false,
      madeAt: now,
      sentAt: now,
      token: till.token,
      shift: null,
      customer: null,
      customerName: '',
      items: [{ product, quantity: 1, price: 15, listPrice: 15 }],
      discount: 0,
      tenders: [{ currency: 'USD', amount: 15 }],
      change: null,
      rates: { usdToYer: null, toYer: {} },
      taxRate: 0,
      grandTotal: 15,
      rounding: 0,
      notes: '',
      grant: { until: null, largestSale: null, mayCredit: false },
      ...more,
    };
    const reply = await backups.owner.call('POST', '/sales/offline', body, proofOf(till));
    expect(reply.statusCode, reply.body).toBe(200);
    return { body, booked: reply.json().data };
  };
  const tillNow = async (): Promise<Till> => (await backups.owner.call('GET', '/tills')).json().data[0];
  const rows = async () =>
    (
      await sql`select o.number, o.sale_id, d.kind, d.status from offline_sales o
        left join sale_decisions d on d.offline_sale_id = o.id order by o.number, d.kind`.execute(shop.db)
    ).rows;

  expect((await sell(1)).booked).toMatchObject({ sale: null, decisions: ['part'] });
  await aWarehouse(shop.db);
  const before = await sell(2);
  await contact(backups.owner, till, { seq: 2 });
  const cursor = linesIn(await askCopy(backups.owner, till, undefined))
    .flatMap((line) => ('at' in line ? [line.at] : []))
    .at(-1);
  const kept = await rows();
  const backup = await backups.make();
  await sell(3);
  const wasTried = { wasTried: true, madeAt: before.body.madeAt };
  expect(await tillNow()).toMatchObject({ missing: 0 });

  await backups.restored(backup._id);
  expect(await rows()).toEqual(kept);
  expect(linesIn(await askCopy(backups.owner, till, String(cursor)))[0]).toMatchObject({ anew: true });
  expect(await contact(backups.owner, till, { seq: 4, waiting: 1 })).toMatchObject({
    state: 'active',
    lastSeq: 4,
  });
  expect(await tillNow()).toMatchObject({ missing: 1 });
  expect((await sell(4, wasTried)).booked.decisions).toContain('doubt');
  expect(await sell(2, before.body)).toMatchObject({ booked: before.booked });
  await contact(backups.owner, till, { seq: 4 });
  expect(await tillNow()).toMatchObject({ missing: 1 });
});

it('gives no code again after a restore, and a forgotten till is adopted with its code and its numbers', async () => {
  const backup = await backups.make();
  const forgotten = await aTill(backups.owner);
  await contact(backups.owner, forgotten);
  await backups.restored(backup._id);
  const unknown = await say(backups.owner, forgotten);
  expect(unknown.json()).toMatchObject({ code: 'UNKNOWN_TILL', message: tillTexts.unknown });
  const later = await aTill(backups.owner);
  expect(Number(later.code.slice(1))).toBeGreaterThan(Number(forgotten.code.slice(1)));

  const { _id: id, code, name, secret, token } = forgotten;
  const asked = { id, code, name, secret, token, seq: 3, largestSale: 40, mayCredit: true };
  const adopt = (more: object = {}) => backups.owner.call('POST', '/tills/adopt', { ...asked, ...more });
  expect((await adopt({ code: 'K999999' })).json()).toMatchObject({ message: tillTexts.codeNeverGiven });
  expect((await adopt({ code: later.code })).json()).toMatchObject({ message: tillTexts.codeOfAnother });
  for (const reply of [...(await Promise.all([adopt(), adopt()])), await adopt()])
    expect(reply.json().data, reply.body).toMatchObject({ _id: id, code, name, lastSeq: 3, largestSale: 40 });
  expect(await contact(backups.owner, forgotten, { seq: 3, waiting: 3 })).toMatchObject({
    state: 'active',
    code,
  });
  const next = await aTill(backups.owner);
  expect(Number(next.code.slice(1))).toBe(Number(later.code.slice(1)) + 1);
});
