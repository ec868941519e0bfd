import { cashTexts } from '@turoos/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';

const cash = useCash();
const { open, close, move, counts, get, held, refused, aDrawer } = cash;

let clerk: Person;
let drawer: string;
let made = 0;
beforeEach(async () => {
  clerk = await cash.shop.person('sales_staff');
  drawer = await aDrawer(`صندوق ${++made}`);
});

/** The balance of an account of the chart by its key, in cents. */
async function balance(key: string): Promise<number> {
  const row = await cash.db
    .selectFrom('journalLines')
    .innerJoin('accounts', 'accounts.id', 'journalLines.accountId')
    .select(({ fn }) => fn.sum<number>('journalLines.amount').as('sum'))
    .where('accounts.key', '=', key)
    .executeTakeFirstOrThrow();
  return row.sum ?? 0;
}

describe('opening a shift', () => {
  it('counts the drawer: the first count is its opening balance, a later difference is booked then', async () => {
    const [opening, difference] = [await balance('openingBalances'), await balance('cashDifferences')];
    const shift = await open(clerk, { YER: 50_000, USD: 20 }, drawer);
    expect(shift).toMatchObject({
      status: 'open',
      zNumber: null,
      differences: null,
      people: [{ _id: clerk.id }],
    });
    expect(await held(drawer)).toEqual({ YER: 50_000, USD: 20 });
    expect(await balance('openingBalances')).toBe(opening - 12_000);
    await close(clerk, shift._id, { YER: 50_000, USD: 20 });
    await open(clerk, { YER: 49_000, USD: 20 }, drawer);
    expect(await held(drawer)).toEqual({ YER: 49_000, USD: 20 });
    expect(await balance('cashDifferences')).toBe(difference + 200);
    const book = await get(`/drawers/${drawer}/book`);
    expect(book.map((one: { kind: string; amount: number }) => [one.kind, one.amount])).toEqual([
      ['float', -1000],
      ['float', 20],
      ['float', 50_000],
    ]);
  });

  it('needs every currency of the drawer counted, once, in whole units and in known currencies', async () => {
    const opening = (floats: object[]) => refused(clerk, 'POST', '/shifts', { drawer, floats });
    const yer = { currency: 'YER', amount: 100 };
    expect(await opening([yer])).toEqual([422, cashTexts.countEach]);
    expect(await opening([...counts(), yer])).toEqual([400, cashTexts.countOnce]);
    for (const wrong of [
      { currency: 'YER', amount: 0.5 },
      { currency: 'YER', amount: -1 },
      { currency: 'YER', amount: 1e13 },
      { currency: 'AED', amount: 1 },
      { currency: 'yer', amount: 1 },
      { currency: 'YER', amount: 1, notes: { '1': -1 } },
      { currency: 'YER', amount: 1, notes: { '1': 1e9 } },
      { currency: 'YER', amount: 1, notes: { '-1': 1 } },
      { currency: 'YER', amount: 1, notes: { ['9'.repeat(400)]: 1 } },
    ])
      expect((await opening([...counts().slice(1), wrong]))[0], JSON.stringify(wrong)).toBe(400);
    const notes = { ...yer, amount: 1500, notes: { '1000': 1, '200': 2 } };
    expect(await opening([...counts().slice(1), notes])).toEqual([422, cashTexts.notesDiffer]);
    expect(await get('/shifts/current', clerk)).toBeNull();
    const onlyRials = await aDrawer(`بالريال ${made}`, { currencies: ['YER'] });
    expect((await refused(clerk, 'POST', '/shifts', { drawer: onlyRials, floats: counts() }))[0]).toBe(422);
    await cash.made('/shifts', { drawer: onlyRials, floats: [yer] }, clerk);
  });

  it('is for one shift a drawer and one drawer a user', async () => {
    const shift = await open(clerk, {}, drawer);
    const other = await cash.shop.person('sales_staff');
    const again = { drawer, floats: counts() };
    const [, name] = [made, shift.drawer.name];
    expect(await refused(other, 'POST', '/shifts', again)).toEqual([409, cashTexts.drawerOpen(name)]);
    const second = await aDrawer(`صندوق آخر ${made}`);
    expect(await refused(clerk, 'POST', '/shifts', { drawer: second, floats: counts() })).toEqual([
      409,
      cashTexts.inShift(name),
    ]);
    const safe = await cash.accountOf('safe');
    expect((await refused(other, 'POST', '/shifts', { drawer: safe, floats: counts() }))[0]).toBe(422);
    const none = '01900000-0000-7000-8000-000000000000';
    expect(await refused(other, 'POST', '/shifts', { drawer: none, floats: [] })).toEqual([
      404,
      cashTexts.accountNotFound,
    ]);
    expect((await get('/shifts/current', clerk))._id).toBe(shift._id);
  });

  it('happens once when two want the drawer, or one wants two drawers, at the same time', async () => {
    const others = await Promise.all([1, 2, 3].map(() => cash.shop.person('sales_staff')));
    const wanted = await Promise.all(
      others.map((one) => one.call('POST', '/shifts', { drawer, floats: counts() })),
    );
    expect(wanted.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const drawers = [await aDrawer(`يمين ${made}`), await aDrawer(`يسار ${made}`)];
    const both = await Promise.all(
      drawers.map((one) => clerk.call('POST', '/shifts', { drawer: one, floats: counts() })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  it('lets others join, who then cannot be in another shift', async () => {
    const shift = await open(clerk, {}, drawer);
    const other = await cash.shop.person('sales_staff');
    expect(await refused(other, 'GET', `/shifts/${shift._id}`)).toEqual([403, cashTexts.notYours]);
    for (let twice = 0; twice < 2; twice++) {
      const { people } = await cash.done('POST', `/shifts/${shift._id}/join`, undefined, other);
      expect(people).toHaveLength(2);
    }
    expect((await get('/shifts/current', other))._id).toBe(shift._id);
    await move(other, shift._id, { kind: 'pay_in', currency: 'YER', amount: 100, note: 'فكة' });
    await close(other, shift._id, { YER: 100 });
    expect(await refused(other, 'POST', `/shifts/${shift._id}/join`)).toEqual([409, cashTexts.shiftClosed]);
    await open(clerk, { YER: 100 }, drawer);
  });
});
