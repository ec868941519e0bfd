import { accountingTexts, adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf } from '../../../test/journal-entries';
import { usePurchases } from '../../../test/purchases';
import { checkBooks } from '../books';

const { shop, line, buy } = usePurchases();
const today = adenDay();
const booked = (work: () => Promise<unknown>) => entriesOf(shop.db, work);
const redate = (id: string, purchaseDate: string) => () =>
  shop.done('PUT', `/purchases/${id}`, { purchaseDate });

beforeAll(async () => {
  await shop.db.insertInto('exchangeRates').values({ usdToYer: 500, recordedAt: new Date() }).execute();
});
afterAll(shop.expectBooksHold);

describe('the corrected date of a received purchase', () => {
  it('moves its receipt to another day of the books and leaves its money where it was paid', async () => {
    const { _id } = await buy({
      items: [line(await shop.part(), 3, 10)],
      freight: 4,
      chargesOnBill: false,
      paidAmount: 12,
    });
    const lines = { inventory: 3400, suppliers: -3000, freightClearing: -400 };
    const undone = { inventory: -3400, suppliers: 3000, freightClearing: 400 };
    expect(await booked(redate(_id, '2026-03-03'))).toEqual([
      { kind: 'purchaseDate', day: '2026-01-10', lines: undone },
      { kind: 'purchaseDate', day: '2026-03-03', lines },
    ]);
    // to a day to come is today, because the goods are here; and once more
    expect((await booked(redate(_id, '2099-01-01'))).map(({ day }) => day)).toEqual(['2026-03-03', today]);
    expect((await booked(redate(_id, '2026-02-02'))).map(({ day }) => day)).toEqual([today, '2026-02-02']);
    expect(await booked(redate(_id, '2026-02-02'))).toEqual([]);
    const { rows } = await sql<{ day: string; amount: number }>`
      select day::text as day, sum(amount) as amount from money_movements where source_id = ${_id} group by 1`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ day: '2026-01-10', amount: -6000 }]);
  });

  it('moves a purchase without lines, with corrections of the same day only', async () => {
    const { _id } = await buy({ totalAmount: 20, purchaseDate: '2026-02-01' });
    await shop.done('PUT', `/purchases/${_id}`, { totalAmount: 25 });
    expect(await booked(redate(_id, '2026-02-05'))).toEqual([
      { kind: 'purchaseDate', day: '2026-02-01', lines: { stockDifferences: -2000, suppliers: 2000 } },
      { kind: 'purchaseDate', day: '2026-02-05', lines: { stockDifferences: 2000, suppliers: -2000 } },
    ]);
  });

  it('is refused when the old day or the new one is closed, and nothing is changed', async () => {
    const { _id } = await buy({ items: [line(await shop.part(), 1)], purchaseDate: '2026-02-10' });
    const refused = (purchaseDate: string) =>
      shop.refusal('PUT', `/purchases/${_id}`, { purchaseDate, notes: 'لا تُحفظ' });
    await sql`update books set closing_date = '2026-01-31'`.execute(shop.db);
    expect(await refused('2026-01-31')).toEqual([422, accountingTexts.closed]);
    await sql`update books set closing_date = '2026-02-10'`.execute(shop.db);
    expect(await refused('2026-02-11')).toEqual([422, accountingTexts.closed]);
    expect(await shop.done('GET', `/purchases/${_id}`)).toMatchObject({
      purchaseDate: '2026-02-10',
      notes: '',
    });
    expect(await booked(() => shop.done('PUT', `/purchases/${_id}`, { notes: 'تُحفظ' }))).toEqual([]);
    await sql`update books set closing_date = null`.execute(shop.db);
  });

  it('keeps an order on the day its goods came, until its date is corrected', async () => {
    const { _id } = await buy({ items: [line(await shop.part(), 1)], status: 'pending' });
    const received = await booked(() => shop.done('PUT', `/purchases/${_id}`, { status: 'completed' }));
    expect(received.map(({ day }) => day)).toEqual([today]);
    expect((await booked(redate(_id, '2026-02-03'))).map(({ day }) => day)).toEqual([today, '2026-02-03']);
  });

  it('is proved by the books', async () => {
    const { _id, purchaseNumber } = await buy({ items: [line(await shop.part(), 1)] });
    const setDate = (date: string) =>
      shop.db.updateTable('purchases').set({ purchaseDate: date }).where('id', '=', _id).execute();
    await setDate('2026-01-11');
    const claim = 'a purchase is in the journal on its date, or on the day its order came';
    const verdict = (await checkBooks(shop.db)).find((one) => one.claim === claim);
    expect(verdict?.contradictions).toEqual([`${purchaseNumber} of 2026-01-11: booked on 2026-01-10`]);
    await setDate('2026-01-10');
  });
});
