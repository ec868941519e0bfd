import { cashTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';

const cash = useCash();
const { open, close, move, counts, get, held, refused, aDrawer, part, sell } = cash;

let clerk: Person;
let drawer: string;
let made = 0;
beforeEach(async () => {
  clerk = await cash.shop.person('sales_staff');
  drawer = await aDrawer(`صندوق ${++made}`);
});
afterAll(() => cash.expectBooksHold());

const closing = (shift: string, amounts: Record<string, number>, reason?: string, by = clerk) =>
  by.call('POST', `/shifts/${shift}/close`, { counts: counts(amounts), reason });

describe('closing a shift', () => {
  it('makes the report of what moved, with the next Z number of the drawer', async () => {
    const product = await part();
    const shift = await open(clerk, { YER: 10_000 }, drawer);
    // 15 dollars are 7,500 rials
    const sale = { items: [{ product, quantity: 1 }] };
    await sell({ ...sale, tenders: [{ currency: 'YER', amount: 8000 }], change: { currency: 'YER' } }, clerk);
    await sell({ ...sale, tenders: [{ currency: 'USD', amount: 15, method: 'card' }] }, clerk);
    const customer = await cash.customer({ creditLimit: 1_000_000 });
    await sell({ ...sale, customer, paymentStatus: 'deferred' }, clerk);
    // what is paid later does not change what was sold on credit
    await cash.done('PATCH', `/customers/${customer}/balance`, { amount: 5, operation: 'add' });
    await move(clerk, shift._id, { kind: 'drop', currency: 'YER', amount: 5000 });
    const report = await close(clerk, shift._id, { YER: 12_500 });
    expect(report).toMatchObject({
      kind: 'Z',
      zNumber: 1,
      shift: {
        status: 'closed',
        closedBy: { _id: clerk.id },
        zNumber: 1,
        differences: [{ amount: 0 }, {}, {}],
      },
      sales: { count: 3, total: 45, credit: 15 },
      refunds: { count: 0, total: 0 },
      rials: {
        total: { rials: 22_500, unrated: 0 },
        credit: { rials: 7500, unrated: 0 },
        refunds: { rials: 0, unrated: 0 },
      },
      methods: [{ method: 'card', currency: 'USD', count: 1, amount: 15 }],
    });
    expect(report.currencies[0]).toEqual({
      currency: 'YER',
      float: 10_000,
      openingDifference: 0,
      movements: [
        { kind: 'change', count: 1, amount: -500 },
        { kind: 'drop', count: 1, amount: -5000 },
        { kind: 'tender', count: 1, amount: 8000 },
      ],
      expected: 12_500,
      counted: 12_500,
      difference: 0,
      notes: null,
    });
    const second = await open(clerk, { YER: 12_500 }, drawer);
    expect(await close(clerk, second._id, { YER: 12_500 })).toMatchObject({ zNumber: 2 });
  });

  it('stores a report that later documents no longer change', async () => {
    const product = await part();
    const shift = await open(clerk, {}, drawer);
    const { _id } = await sell(
      { items: [{ product, quantity: 2 }], tenders: [{ currency: 'USD', amount: 30 }] },
      clerk,
    );
    const report = await close(clerk, shift._id, { USD: 30 });
    expect(report.sales).toEqual({ count: 1, total: 30, credit: 0 });
    await cash.done('PUT', `/sales/${_id}/cancel`, { reason: 'خطأ' });
    expect(await get(`/shifts/${shift._id}/report`, clerk)).toEqual(report);
  });

  it('books the difference of each currency, with its reason', async () => {
    const shift = await open(clerk, { YER: 10_000, USD: 5 }, drawer);
    const reason = 'فكة ناقصة';
    const report = await close(clerk, shift._id, { YER: 9500, USD: 6 }, reason);
    expect(report.shift).toMatchObject({
      reason,
      differences: [
        { currency: 'YER', amount: -500 },
        { currency: 'USD', amount: 1 },
        { currency: 'SAR', amount: 0 },
      ],
    });
    expect(await held(drawer)).toEqual({ YER: 9500, USD: 6 });
    const book = await get(`/drawers/${drawer}/book?kind=difference`);
    expect(book).toMatchObject([
      { currency: 'USD', amount: 1, value: 1, balanceAfter: 6, note: reason, source: { number: 'Z-1' } },
      { currency: 'YER', amount: -500, value: -1, balanceAfter: 9500, note: reason },
    ]);
  });

  it('asks for a reason without saying by how much the count differs, and keeps the count in the audit log', async () => {
    const shift = await open(clerk, { YER: 10_000 }, drawer);
    const reply = await closing(shift._id, { YER: 9000 });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'COUNT_DIFFERS']);
    expect(reply.json().message).toBe(cashTexts.reasonRequired);
    expect(reply.body).not.toMatch(/10000|1000\b/);
    const trace = await cash.db
      .selectFrom('auditLog')
      .select('after')
      .where('action', '=', 'shift.count')
      .where('entityId', '=', shift._id)
      .executeTakeFirstOrThrow();
    expect(trace.after).toMatchObject({
      counts: ['9000 YER', '0 USD', '0 SAR'],
      differences: ['-1000 YER', '0 USD', '0 SAR'],
    });
    expect((await closing(shift._id, { YER: 9000 }, '   ')).statusCode).toBe(422);
    expect(await held(drawer)).toEqual({ YER: 10_000 });
    expect(await close(clerk, shift._id, { YER: 10_000 })).toMatchObject({ zNumber: 1 });
  });

  it('needs a reason of every further count after three refused ones, and names how many there were', async () => {
    const shift = await open(clerk, { YER: 10_000 }, drawer);
    const guess = async (amount: number) => (await closing(shift._id, { YER: amount })).json();
    const refusal = await guess(9000);
    for (const amount of [9500, 9900, 10_000])
      expect(await guess(amount)).toEqual({ ...refusal, traceId: expect.anything() });
    expect(await get(`/shifts/${shift._id}`, clerk)).toMatchObject({ status: 'open', refusedCounts: 4 });
    const report = await close(clerk, shift._id, { YER: 10_000 }, 'أعدت العدّ');
    expect(report.shift).toMatchObject({ refusedCounts: 4, reason: 'أعدت العدّ' });
  });

  it('counts the refused counts that arrive at the same time', async () => {
    const shift = await open(clerk, { YER: 1000 }, drawer);
    const guesses = [930, 940, 950, 960, 970, 980, 990, 1000];
    const replies = await Promise.all(guesses.map((amount) => closing(shift._id, { YER: amount })));
    const refusals = replies.filter(({ statusCode }) => statusCode === 422);
    const { status, refusedCounts } = await get(`/shifts/${shift._id}`);
    expect(refusals).toHaveLength(refusedCounts);
    // the count that fits closes the shift unless three others came before it
    expect(status).toBe(refusedCounts <= 3 ? 'closed' : 'open');
  });

  it('needs every currency counted and notes that add up', async () => {
    const shift = await open(clerk, { YER: 5500 }, drawer);
    const count = (some: object[]) => refused(clerk, 'POST', `/shifts/${shift._id}/close`, { counts: some });
    expect(await count([])).toEqual([422, cashTexts.countEach]);
    expect(await count(counts({ YER: 5500 }).slice(0, 2))).toEqual([422, cashTexts.countEach]);
    const [, ...others] = counts();
    const notes = (amount: number) => ({ currency: 'YER', amount, notes: { '1000': 5, '500': 1 } });
    expect(await count([...others, notes(6000)])).toEqual([422, cashTexts.notesDiffer]);
    expect((await count([...others, notes(5500), { currency: 'AED', amount: 0 }]))[0]).toBe(400);
    const reply = await clerk.call('POST', `/shifts/${shift._id}/close`, {
      counts: [...others, notes(5500)],
    });
    expect(reply.json().data.currencies).toContainEqual(
      expect.objectContaining({ currency: 'YER', counted: 5500, notes: { '1000': 5, '500': 1 } }),
    );
  });

  it('is for those in the shift, and for who manages the cash', async () => {
    const shift = await open(clerk, {}, drawer);
    const other = await cash.shop.person('sales_manager');
    expect((await closing(shift._id, {}, undefined, other)).statusCode).toBe(403);
    const movement = { kind: 'pay_in', currency: 'YER', amount: 1, note: 'x' };
    expect(await refused(other, 'POST', `/shifts/${shift._id}/movements`, movement)).toEqual([
      403,
      cashTexts.notYours,
    ]);
    expect((await closing(shift._id, {}, undefined, cash.accountant)).statusCode).toBe(200);
    expect(await get('/shifts/current', clerk)).toBeNull();
    expect((await get('/shifts', clerk)).map(({ _id }: { _id: string }) => _id)).toEqual([shift._id]);
    expect(await get('/shifts', other)).toEqual([]);
  });

  it('happens once when two count at the same time', async () => {
    const shift = await open(clerk, { YER: 100 }, drawer);
    const replies = await Promise.all([
      closing(shift._id, { YER: 100 }),
      closing(shift._id, { YER: 100 }, undefined, cash.accountant),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const late = replies.find(({ statusCode }) => statusCode === 409);
    expect(late?.json().message).toBe(cashTexts.shiftClosed);
    expect((await get('/drawers')).find((one: { _id: string }) => one._id === drawer).openShift).toBeNull();
  });

  it('leaves every sale on one side, however many are made meanwhile', async () => {
    const product = await part();
    const shift = await open(clerk, {}, drawer);
    const pay = { items: [{ product, quantity: 1 }], tenders: [{ currency: 'USD', amount: 15 }] };
    const before = await Promise.all([1, 2, 3].map(() => sell(pay, clerk)));
    const selling = [1, 2, 3, 4, 5, 6].map(() => sell(pay, clerk));
    const closed = close(clerk, shift._id, { USD: 60 }, 'عدّ أثناء البيع');
    const [report] = await Promise.all([closed, ...selling]);
    expect(before).toHaveLength(3);
    const [usd] = report.currencies.filter(({ currency }: { currency: string }) => currency === 'USD');
    const tendered = usd.movements.find(({ kind }: { kind: string }) => kind === 'tender');
    expect(usd.expected).toBe(15 * tendered.count);
    expect(report.sales.count).toBe(tendered.count);
    const { rows } = await sql<{ inShift: number; outside: number }>`
      select count(*) filter (where shift_id = ${shift._id}) as in_shift, count(*) filter (where shift_id is null) as outside
      from money_movements where user_id = ${clerk.id} and kind = 'tender'`.execute(cash.db);
    expect(rows).toEqual([{ inShift: tendered.count, outside: 9 - tendered.count }]);
    expect(await held(drawer)).toEqual({ USD: 60 });
  });
});

describe('a shift that is opened again', () => {
  it('is closed with the next Z number, by who may open it again', async () => {
    const shift = await open(clerk, { YER: 1000 }, drawer);
    await close(clerk, shift._id, { YER: 900 }, 'نقص');
    const path = `/shifts/${shift._id}/reopen`;
    expect((await refused(clerk, 'POST', path))[0]).toBe(403);
    const opened = await cash.done('POST', path, undefined, cash.accountant);
    expect(opened).toMatchObject({ status: 'open', zNumber: null, differences: null, closedAt: null });
    expect(await refused(cash.accountant, 'POST', path)).toEqual([409, cashTexts.shiftOpen]);
    expect((await get('/shifts/current', clerk))._id).toBe(shift._id);
    await move(clerk, shift._id, { kind: 'pay_in', currency: 'YER', amount: 100, note: 'وُجدت' });
    const report = await close(clerk, shift._id, { YER: 1000 });
    expect(report).toMatchObject({ zNumber: 2 });
    expect(report.currencies[0]).toMatchObject({
      float: 1000,
      movements: [
        { kind: 'difference', amount: -100 },
        { kind: 'pay_in', amount: 100 },
      ],
      expected: 1000,
      counted: 1000,
    });
  });

  it('counts neither what its people did meanwhile nor what they do in another shift by now', async () => {
    const mate = await cash.shop.person('sales_staff');
    const product = await part();
    const items = [{ product, quantity: 1 }];
    const customer = await cash.customer({ creditLimit: 1_000_000 });
    const shift = await open(clerk, {}, drawer);
    await cash.done('POST', `/shifts/${shift._id}/join`, undefined, mate);
    await sell({ items, customer, paymentStatus: 'deferred' }, mate);
    expect(await close(clerk, shift._id)).toMatchObject({ sales: { count: 1 } });
    const elsewhere = await aDrawer(`صندوق آخر ${made}`);
    const other = await open(mate, {}, elsewhere);
    await sell({ items, customer, paymentStatus: 'deferred' }, clerk);
    await sell({ items, paymentMethod: 'card' }, clerk);
    const opened = await cash.done('POST', `/shifts/${shift._id}/reopen`, undefined, cash.accountant);
    expect(opened.people).toMatchObject([{ _id: clerk.id }]);
    const notYours = [403, cashTexts.notYours];
    expect(await refused(mate, 'POST', `/shifts/${shift._id}/close`, { counts: counts() })).toEqual(notYours);
    await sell({ items, paymentMethod: 'card' }, mate);
    await sell({ items, paymentMethod: 'card' }, clerk);
    const report = await close(clerk, shift._id);
    expect(report).toMatchObject({ sales: { count: 2, total: 30, credit: 15 }, methods: [{ count: 1 }] });
    expect(report.shift.people).toHaveLength(2);
    expect(await close(mate, other._id)).toMatchObject({ sales: { count: 1 }, methods: [{ count: 1 }] });
  });

  it('needs somebody who is in no other shift by now', async () => {
    const shift = await open(clerk, {}, drawer);
    await close(clerk, shift._id);
    const other = await open(clerk, {}, await aDrawer(`صندوق آخر ${made}`));
    const path = `/shifts/${shift._id}/reopen`;
    expect(await refused(cash.accountant, 'POST', path)).toEqual([409, cashTexts.allElsewhere]);
    expect(await get(`/shifts/${shift._id}`)).toMatchObject({ status: 'closed', zNumber: 1 });
    await close(clerk, other._id);
    expect(await cash.done('POST', path, undefined, cash.accountant)).toMatchObject({ status: 'open' });
  });

  it('is the last one of its drawer, from which nothing was moved since', async () => {
    const first = await open(clerk, { YER: 1000 }, drawer);
    await close(clerk, first._id, { YER: 1000 });
    const safe = await cash.accountOf('safe');
    const transfer = { from: drawer, to: safe, currency: 'YER', amount: 400 };
    await cash.made('/money/transfers', transfer);
    const reopen = (id: string) => refused(cash.accountant, 'POST', `/shifts/${id}/reopen`);
    expect(await reopen(first._id)).toEqual([409, cashTexts.movedSince]);
    const second = await open(clerk, { YER: 600 }, drawer);
    expect(await reopen(first._id)).toEqual([409, cashTexts.reopenLast]);
    await close(clerk, second._id, { YER: 600 });
    expect(await reopen(first._id)).toEqual([409, cashTexts.reopenLast]);
  });
});
