import { addDays, adenDay, adenDayBounds } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { useDebtors } from '../../../test/debt-reminders';
import { forgetAnswers } from '../../kernel/cache-until-change';

const { shop, debtor, remind } = useDebtors();
afterEach(() => shop.expectBooksHold());

const list = async (query = '') => {
  const reply = await shop.call('GET', `/debt-reminders?limit=100&${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const ids = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ _id }: { _id: string }) => _id);

describe('debtors', () => {
  it('are listed with their debt by its age', async () => {
    const id = await debtor(
      [
        { cents: 100, days: 0 },
        { cents: 200, days: 30 },
        { cents: 400, days: 31 },
        { cents: 800, days: 60 },
        { cents: 1600, days: 61 },
        { cents: 3200, days: 90 },
        { cents: 6400, days: 91 },
      ],
      { name: 'ورشة الإخاء', phone: '771 000 111', email: 'ikha@shop.ye' },
    );
    const { data, pagination, summary } = await list('q=الاخاء');
    expect(data).toEqual([
      {
        _id: id,
        name: 'ورشة الإخاء',
        phone: '771 000 111',
        email: 'ikha@shop.ye',
        debt: 127,
        oldestDays: 91,
        current: 3,
        days31: 12,
        days61: 48,
        days91: 64,
        lastReminder: null,
      },
    ]);
    expect(pagination.total).toBe(1);
    expect(summary).toEqual({ debt: 127, current: 3, days31: 12, days61: 48, days91: 64 });
  });

  it('are only customers with a debt: a payment removes them', async () => {
    const id = await debtor([{ cents: 1000, days: 40 }]);
    const rich = await shop.customer({ balance: 5000 });
    expect(await ids('')).toContain(id);
    expect(await ids('')).not.toContain(rich);
    await shop.done('PATCH', `/customers/${id}/balance`, { amount: 4 });
    expect((await list('')).data.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({
      debt: 6,
      days31: 6,
    });
    await shop.done('PATCH', `/customers/${id}/balance`, { amount: 6 });
    expect(await ids('')).not.toContain(id);
  });

  it('are filtered by the age of the oldest debt, to the day, with the totals of the matches', async () => {
    const young = await debtor([{ cents: 300, days: 30 }], { name: 'فلتر العمر أول' });
    const old = await debtor(
      [
        { cents: 500, days: 31 },
        { cents: 700, days: 1 },
      ],
      { name: 'فلتر العمر ثاني' },
    );
    expect(await ids('q=فلتر العمر&minDays=30')).toEqual([old, young]);
    expect(await ids('q=فلتر العمر&minDays=31')).toEqual([old]);
    expect(await ids('q=فلتر العمر&minDays=32')).toEqual([]);
    expect((await list('q=فلتر العمر&minDays=31')).summary).toMatchObject({
      debt: 12,
      current: 7,
      days31: 5,
    });
    expect(await ids('q=فلتر العمر&age=current')).toEqual([old, young]);
    expect(await ids('q=فلتر العمر&age=days31')).toEqual([old]);
    expect(await ids('q=فلتر العمر&age=days61')).toEqual([]);
    expect(await ids('q=فلتر العمر&age=days91')).toEqual([]);
    expect((await list('q=فلتر العمر&minDays=400')).summary).toMatchObject({ debt: 0 });
  });

  it('are searched in any spelling and by phone, and sorted by debt or name', async () => {
    const first = await debtor([{ cents: 900, days: 2 }], { name: 'أحمد الفرز', phone: '733-555-001' });
    const second = await debtor([{ cents: 100, days: 2 }], { name: 'باسم الفرز', phone: '733555002' });
    expect(await ids('q=الفرز')).toEqual([first, second]);
    expect(await ids('q=الفرز&sort=debt')).toEqual([second, first]);
    expect(await ids('q=الفرز&sort=name')).toEqual([first, second]);
    expect(await ids('q=الفرز&sort=-name')).toEqual([second, first]);
    expect(await ids('q=احمد الفرز')).toEqual([first]);
    expect(await ids('q=733555001')).toEqual([first]);
    expect(await ids('q=الفرز&limit=1&page=2')).toEqual([second]);
    expect((await shop.call('GET', '/debt-reminders?sort=phone')).statusCode).toBe(400);
    expect((await shop.call('GET', '/debt-reminders?minDays=-1')).statusCode).toBe(400);
  });

  it('show their last reminder and its status', async () => {
    const id = await debtor([{ cents: 900, days: 2 }], { name: 'صاحب التذكير' });
    const read = async () => (await list('q=صاحب التذكير')).data[0].lastReminder;
    await remind([id], { channel: 'email' });
    await sql`update outbox set created_at = now() - interval '3 days', status = 'failed'
      where customer_id = ${id}`.execute(shop.db);
    expect(await read()).toMatchObject({ channel: 'email', status: 'failed' });
    await remind([id], { channel: 'whatsapp' });
    expect(await read()).toMatchObject({ channel: 'whatsapp', status: 'queued', at: expect.any(String) });
  });

  it('are listed for users with the right to customers', async () => {
    const keeper = await shop.shop.person('warehouse_staff');
    expect((await keeper.call('GET', '/debt-reminders')).statusCode).toBe(403);
    expect((await shop.clerk.call('GET', '/debt-reminders')).statusCode).toBe(200);
  });
});

describe('debts of more than 90 days', () => {
  const read = async (path: string) => {
    const reply = await shop.call('GET', path);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  };
  /** The debt of more than 90 days as every place that shows it reads it. */
  const shown = async () => {
    const needs = (await read('/dashboard/needs')).data;
    const { summary, data } = await list('minDays=91');
    const overview = (await read('/owner-report/financial-overview')).data;
    const unfiltered = (await list('')).summary;
    return {
      home: needs.oldDebts ?? 0,
      list: summary.days91,
      rows:
        data.reduce((sum: number, { days91 }: { days91: number }) => sum + Math.round(days91 * 100), 0) / 100,
      allDebtors: unfiltered.days91,
      owner: overview.ageing.over90,
    };
  };
  const all = (amount: number) => ({
    home: amount,
    list: amount,
    rows: amount,
    allDebtors: amount,
    owner: amount,
  });

  it('are the same on the home screen, in the list behind it and in the reports, at both edges of a day', async () => {
    const before = (await shown()).home;
    const day90 = adenDayBounds(addDays(adenDay(), -90));
    const day91 = adenDayBounds(addDays(adenDay(), -91));
    const minute = 60_000;
    const owedSince = (at: number, cents: number) =>
      debtor([{ cents, days: (Date.now() - at) / 86_400_000 }], { name: 'حد اليوم' });
    const young = [
      await owedSince(day90.until.getTime() - minute, 100),
      await owedSince(day90.from.getTime() + minute, 200),
    ];
    const old = [
      await owedSince(day91.until.getTime() - minute, 400),
      await owedSince(day91.from.getTime() + minute, 800),
    ];
    forgetAnswers(shop.shop.live);
    expect(await shown()).toEqual(all(before + 12));
    const listed = await ids('minDays=91');
    expect(listed).toEqual(expect.arrayContaining(old));
    expect(listed.filter((id) => young.includes(id))).toEqual([]);
  });
});
